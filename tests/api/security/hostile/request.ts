// Builder of requests: a valid call, then with one or several errors.
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { jsonSchema } from '../../../../server/platform/http/reply-schema.ts';
import { formOf, type Part } from '../../../../tools/attack/payloads.ts';
import type { Random } from '../../../../tools/demo/random.ts';
import type { ValidRequest } from './call.ts';
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_TEXTS,
  HOSTILE_TYPES,
} from './values.ts';

/** A request in parts that can still be changed. */
export interface Draft {
  readonly endpoint: Endpoint;
  params: Record<string, string>;
  /** Name and encoded value of each query parameter. */
  query: [name: string, value: string][];
  /** JSON text by field; null if there is no body. */
  fields: Record<string, string> | null;
  files: Part[];
  headers: Record<string, string>;
  /** Replaces the fields as the body. */
  raw: string | Buffer | null;
  /** Field names of the contract, for the body and the query. */
  readonly knownFields: { readonly body: readonly string[]; readonly query: readonly string[] };
  /** Names of the errors that were applied. */
  readonly mutations: string[];
}

const namesIn = (schema: Endpoint['body']): string[] => {
  const { properties = {} } = schema
    ? (jsonSchema(schema, 'input') as { properties?: object })
    : {};
  return Object.keys(properties);
};
const known = new Map<Endpoint, Draft['knownFields']>();
const knownOf = (endpoint: Endpoint): Draft['knownFields'] => {
  const names = known.get(endpoint) ?? {
    body: namesIn(endpoint.body),
    query: namesIn(endpoint.query),
  };
  known.set(endpoint, names);
  return names;
};

export const draftOf = (
  endpoint: Endpoint,
  { params, query, body, files }: ValidRequest,
): Draft => ({
  endpoint,
  params: { ...params },
  query: Object.entries(query ?? {}),
  fields: body
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)]))
    : null,
  files: [...(files ?? [])],
  headers: {},
  raw: null,
  knownFields: knownOf(endpoint),
  mutations: [],
});

type Mutation = (draft: Draft, random: Random, ids: readonly string[]) => void;

const randomField = ({ fields, knownFields }: Draft, random: Random): string =>
  random.pick([...Object.keys(fields ?? {}), ...knownFields.body, 'name']);

const randomParameter = ({ query, knownFields }: Draft, random: Random): string =>
  random.pick([...query.map(([name]) => name), ...knownFields.query, 'page']);

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  value(draft, random) {
    draft.fields = {
      ...draft.fields,
      [randomField(draft, random)]: random.pick(HOSTILE_JSON),
    };
  },
  missing(draft, random) {
    const { [randomField(draft, random)]: _, ...rest } = draft.fields ?? {};
    draft.fields = rest;
  },
  listed(draft, random) {
    const field = randomField(draft, random);
    draft.fields = { ...draft.fields, [field]: `[${draft.fields?.[field] ?? 'null'}]` };
  },
  wrapped(draft, random) {
    const field = randomField(draft, random);
    draft.fields = { ...draft.fields, [field]: `{"value":${draft.fields?.[field] ?? 'null'}}` };
  },
  unknown(draft, random) {
    const name = random.pick([
      'isAdmin',
      'role',
      'id',
      'user_id',
      'constructor',
      '',
      'a.b',
      'a[0]',
    ]);
    draft.fields = { ...draft.fields, [name]: random.pick(HOSTILE_JSON) };
  },
  body(draft, random) {
    draft.raw = random.pick(HOSTILE_BODIES);
  },
  cut(draft, random) {
    const whole = serializeFields(draft);
    draft.raw = whole.slice(0, random.int(0, whole.length - 1));
  },
  type(draft, random) {
    draft.headers['content-type'] = random.pick(HOSTILE_TYPES);
  },
  header(draft, random) {
    const [name, value] = random.pick(HOSTILE_HEADERS);
    draft.headers[name] = value;
  },
  id(draft, random, ids) {
    for (const name of Object.keys(draft.params))
      draft.params[name] = random.chance(0.5) ? random.pick(ids) : random.pick(HOSTILE_TEXTS);
  },
  foreign(draft, random, ids) {
    const named = draft.knownFields.body.filter((name) => /id$/i.test(name));
    const field = random.pick(named.length > 0 ? named : draft.knownFields.body.concat('id'));
    draft.fields = { ...draft.fields, [field]: JSON.stringify(random.pick(ids)) };
  },
  query(draft, random) {
    const name = randomParameter(draft, random);
    draft.query = [
      ...draft.query.filter(([each]) => each !== name),
      [name, random.pick(HOSTILE_TEXTS)],
    ];
  },
  twice(draft, random) {
    const name = randomParameter(draft, random);
    draft.query.push([name, '1'], [`${name}[]`, '2'], [`${name}[a]`, '3']);
  },
  file(draft, random) {
    draft.files.push({
      name: random.pick([...draft.knownFields.body, 'file']),
      filename: random.pick([
        'a.png',
        '../../a.png',
        '',
        'a\u0000.png',
        'x'.repeat(3_000),
        'a.svg',
      ]),
      type: random.pick(['image/png', 'image/svg+xml', 'text/html', '', 'video/mp4', 'nonsense']),
      content: random.pick([
        '',
        '<svg/>',
        'GIF89a',
        '\u0089PNG\r\n',
        '%PDF-1.7',
        'x'.repeat(20_000),
      ]),
    });
  },
};
const MUTATION_NAMES = Object.keys(MUTATIONS);

/** Applies one to three errors. */
export function mutate(draft: Draft, random: Random, ids: readonly string[]): void {
  const hasBody = draft.endpoint.method !== 'GET' || random.chance(0.05);
  for (let left = random.int(1, 3); left > 0; left--) {
    const name = random.pick(
      hasBody ? MUTATION_NAMES : ['id', 'query', 'query', 'twice', 'header'],
    );
    MUTATIONS[name]?.(draft, random, ids);
    draft.mutations.push(name);
  }
}

const serializeFields = ({ fields }: Draft): string =>
  `{${Object.entries(fields ?? {})
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join()}}`;

const unquoted = (json: string): string => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : json;
  } catch {
    return json;
  }
};

const formPartsOf = ({ fields, files }: Draft): Part[] => [
  ...Object.entries(fields ?? {}).map(([name, value]) => ({
    name: name.replace(/["\r\n]/g, ''),
    content: unquoted(value),
  })),
  ...files.map((file) => ({ ...file, filename: (file.filename ?? '').replace(/["\r\n]/g, '') })),
];

/** Encodes the request. The body is a form if it has files, or if the call accepts forms and `asForm` is set. */
export function requestOf(draft: Draft, token: string | null, asForm: boolean): InjectOptions {
  const { endpoint, params, query, fields, files, headers, raw } = draft;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&');
  const form = raw === null && (files.length > 0 || (asForm && fields !== null));
  const sent = form
    ? formOf(formPartsOf(draft))
    : {
        body: raw ?? (fields === null ? null : serializeFields(draft)),
        headers: { 'content-type': 'application/json' },
      };
  return {
    method: endpoint.method,
    url: `/api${path}${search ? `?${search}` : ''}`,
    headers: {
      ...(sent.body === null ? {} : sent.headers),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent.body === null ? {} : { payload: sent.body }),
  };
}
