// Turns a declaration of the contract into a route: checks who asks and what comes in, strips what goes out, caches what is public.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, ReplyOf, RequestOf } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { FileToSend } from '../../../contract/file-reply.ts';
import { type Lang, langOf } from '../../../contract/lang.ts';
import { admission } from '../../accounts/admission.ts';
import type { Person } from '../../accounts/sessions.ts';
import { LIMITS } from '../../limits.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { fileStream } from './file-reply.ts';
import { knownAddresses } from './known-addresses.ts';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';
import { turnOf } from './turn.ts';

export interface Context {
  readonly lang: Lang;
  readonly request: FastifyRequest;
}

/** Whoever makes a call that is not for anyone has been admitted, and is known. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Context
  : Context & { readonly person: Person };

export type Handler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: ContextOf<E>,
) => Promise<ReplyOf<E>>;

export interface ServeOptions {
  /** Keeps replies per checked input and language until the catalogue changes. */
  readonly cache?: ReplyCache;
  /** Calls per minute of a network, and of each account in it, where a call costs. */
  readonly perMinute?: number;
  /** Told of every successful reply, also one from the cache. */
  readonly served?: (request: FastifyRequest) => void;
}

type Schema = z.core.$ZodType;

interface Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly key: string;
}

const problems = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    // A form names its fields, not the entries of their lists.
    const name = path.filter((part) => typeof part !== 'number').join('.') || 'body';
    fields[name] ??= message;
  }
  return fields;
};

const checked = (schema: Schema | undefined, value: unknown, code: ErrorCode): unknown => {
  if (!schema) return undefined;
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  throw new Problem(code, code === 'validation' ? problems(read.error.issues) : {});
};

/** JSON Schema of a declaration, for the fast serializer and for the documentation page. */
export const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  void $schema;
  return rest;
};

const BINARY = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const documented = (endpoint: Endpoint): RouteShorthandOptions['schema'] => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  ...(endpoint.access === 'anyone' ? {} : { security: [{ token: [] }] }),
  ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
  ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
  ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
  ...(endpoint.bodyType === 'multipart'
    ? { consumes: ['multipart/form-data', 'application/json'] }
    : {}),
  response: {
    200: endpoint.replyType === 'file' ? BINARY : jsonSchema(endpoint.reply, 'output'),
  },
});

/** Serves `endpoint` with `handler` on an instance that is mounted under /api. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { cache, perMinute, served }: ServeOptions = {},
): void {
  const missing = endpoint.errors.find((code) => code.endsWith('NotFound')) ?? 'notFound';
  const takesForms = endpoint.bodyType === 'multipart';
  if (takesForms && !app.hasDecorator('receive'))
    throw new Error(`nobody receives the forms of ${endpoint.path}`);

  /** A public call's checked input, and the key that all spellings of it share. */
  const known = cache ? knownAddresses<Asked>() : null;
  const asked = (request: FastifyRequest): Asked => {
    const params = checked(endpoint.params, request.params, missing);
    const query = checked(endpoint.query, request.query, 'validation');
    // What was checked is in the declaration's order, with its defaults and without anything else.
    return { params, query, key: `${endpoint.path} ${JSON.stringify([params, query])}` };
  };

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | Buffer | Readable> => {
    const lang = langOf(request.headers['accept-language']);
    const { params, query, key } = known
      ? known.of(request.url, () => asked(request))
      : asked(request);
    const made = async (): Promise<ReplyOf<E>> => {
      const form = takesForms && request.isMultipart() ? await app.receive(request, reply) : null;
      try {
        const body = checked(endpoint.body, form?.body ?? request.body ?? {}, 'validation');
        // What was checked is a copy of what is declared: the rest need not wait in memory for the answer.
        request.body = undefined;
        const context = { lang, request, person: request.person } as unknown as ContextOf<E>;
        const input = { params, query, body } as RequestOf<E>;
        return await handler(input, context);
      } finally {
        await form?.discard();
      }
    };
    if (endpoint.replyType === 'file') return fileStream(reply, (await made()) as FileToSend);
    const make = async (): Promise<string> => reply.serialize(await made()) as string;
    reply.header('content-type', 'application/json; charset=utf-8');
    if (!cache) {
      const text = await make();
      served?.(request);
      return text;
    }
    const takesGzip = acceptsGzip(request.headers['accept-encoding']);
    const turn = () => turnOf(request);
    const { bytes, encoding } = await cache.get(`${lang} ${key}`, takesGzip, turn, make);
    served?.(request);
    reply.header('vary', 'accept-encoding, accept-language');
    if (encoding) reply.header('content-encoding', encoding);
    return bytes;
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: documented(endpoint) ?? {},
    bodyLimit: endpoint.bodyBytes ?? LIMITS.bodyBytes,
    config: {
      takesForms,
      takesBody: endpoint.body !== undefined,
      ...(endpoint.fileBytes === undefined ? {} : { fileBytes: endpoint.fileBytes }),
      ...(perMinute
        ? { rateLimit: { max: perMinute, timeWindow: '1 minute', keyGenerator: callerOf } }
        : {}),
    },
    ...admission(app, endpoint),
    handler: answer,
  });
}

/** Whose calls are counted: of many accounts behind one address each has its own allowance. */
const callerOf = ({ person, ip }: FastifyRequest): string => `${networkOf(ip)} ${person?.id ?? ''}`;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers every other method on a served path with what it takes, and every other path with "not found". */
export function refuseTheRest(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const paths = new Map<string, string[]>();
  for (const { path, method } of endpoints) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    // A slash at the end makes no other address.
    const url = path.replace(/\/$/, '');
    paths.set(url, [...(paths.get(url) ?? []), ...methods]);
  }
  const schema = { hide: true } as object;
  const handler = (): never => {
    throw new Problem('notFound');
  };
  for (const [url, served] of paths)
    app.route({
      method: METHODS.filter((method) => !served.includes(method)),
      url,
      schema,
      handler,
      // Before the body is read: whatever it is, it is not wanted.
      onRequest: async (_, reply) => {
        reply.header('allow', served.join(', '));
        throw new Problem('methodNotAllowed');
      },
    });
  const rateLimit = { max: 600, timeWindow: '1 minute', keyGenerator: callerOf };
  app.route({ method: [...METHODS], url: '/*', schema, handler, config: { rateLimit } });
}
