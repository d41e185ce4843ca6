// Every call as every role, in both languages: empty, with every field wrong, and right; one after the other.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Normalizer, openNormalizer } from './normalize.ts';
import { demoPeople, makePeople, makeThings, type People, ROLES, type Role } from './people.ts';
import { READS, type Sent, WRITES } from './sent.ts';
import type { Server } from './server.ts';

const LANGUAGES = ['en', 'zh-Hans'] as const;
const READERS = ROLES.filter((role) => role !== 'leaver');
const WRITERS = READERS.filter((role) => !role.startsWith('demo'));

interface Operation {
  readonly properties: readonly string[];
}

/** Names of the fields that each call documents, by method and path. */
async function operations(server: Server): Promise<Map<string, Operation>> {
  const { body } = await server.send({ method: 'GET', path: '/api/docs/json' });
  const { paths } = JSON.parse(body.toString()) as {
    paths: Record<
      string,
      Record<
        string,
        { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }
      >
    >;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => {
        const [first] = Object.values(requestBody?.content ?? {});
        const name = `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`;
        return [name, { properties: Object.keys(first?.schema.properties ?? {}) }] as const;
      }),
    ),
  );
}

interface Recorder {
  call(name: string, role: Role, what: string, sent: Sent, lang?: string): Promise<void>;
  write(): number;
}

function openRecorder(
  server: Server,
  out: string,
  people: People,
  { text, json }: Normalizer,
): Recorder {
  const files = new Map<string, string[]>();
  let calls = 0;
  return {
    async call(name, role, what, { params = {}, query = '', body, form }, lang = 'en') {
      const [method = '', path = ''] = name.split(' ');
      const { token } = people[role];
      const sent = form ? new Response(form) : null;
      const payload = sent ? Buffer.from(await sent.arrayBuffer()) : body && JSON.stringify(body);
      const type = sent ? (sent.headers.get('content-type') ?? '') : 'application/json';
      const address = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'nothing') + query;
      const reply = await server.send({
        method,
        path: `/api${address}`,
        headers: {
          'accept-language': lang,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(payload === undefined ? {} : { 'content-type': type }),
        },
        body: payload,
      });
      calls += 1;
      const content = reply.body.toString();
      const answer = reply.type.startsWith('application/json')
        ? JSON.stringify(json(JSON.parse(content)), null, 1)
        : `(${reply.type}, not compared)`;
      const file = files.get(name) ?? [];
      files.set(name, file);
      file.push(`── ${role}, ${what}, ${lang}: ${text(address)}\n${reply.status} ${answer}\n`);
    },
    write() {
      const folder = join(out, 'calls');
      mkdirSync(folder, { recursive: true });
      for (const [name, answers] of files)
        writeFileSync(join(folder, `${name.replace(/\W+/g, '_')}.txt`), answers.join('\n'));
      return calls;
    },
  };
}

/** Answers how many were made. Throws where a call is documented that sent.ts does not have. */
export async function recordCalls(server: Server, data: string, out: string): Promise<number> {
  const documented = await operations(server);
  const missing = [...documented.keys()].filter((name) => !READS[name] && !WRITES[name]);
  if (missing.length > 0) throw new Error(`tools/compare/sent.ts lacks ${missing.join(', ')}.`);
  const people = { ...(await makePeople(server)), ...(await demoPeople(server, data)) };
  const things = await makeThings(server, people);
  const { call, write } = openRecorder(server, out, people, openNormalizer(server.since));

  const readAll = async (when: string): Promise<void> => {
    for (const [name, queries] of Object.entries(READS))
      for (const role of READERS)
        for (const lang of LANGUAGES)
          for (const sent of queries({ people, things })) await call(name, role, when, sent, lang);
  };
  await readAll('at first');
  for (const [name, right] of Object.entries(WRITES)) {
    const properties = documented.get(name)?.properties ?? [];
    const wrong = Object.fromEntries(properties.map((property) => [property, [[]]]));
    for (const role of WRITERS) {
      const given = right({ people, things, role });
      // An empty body is right for a call that takes none.
      const takesBody = given.body !== undefined || given.form !== undefined;
      const { params = {} } = given;
      if (takesBody) {
        await call(name, role, 'empty', { params, body: {} });
        await call(name, role, 'every field wrong', { params, body: wrong }, 'zh-Hans');
      }
      await call(name, role, 'right', given);
    }
  }
  await readAll('at last');
  return write();
}
