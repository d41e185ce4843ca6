// Recorder of API calls: each call with each role and language, with an empty body, with every field wrong, and valid.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Normalizer, openNormalizer } from './normalize.ts';
import { type CallRequest, READS } from './reads.ts';
import type { Server } from './server.ts';
import {
  type CompareUsers,
  createTestObjects,
  createUsers,
  ROLES,
  type Role,
  signInDemoUsers,
} from './users.ts';
import { WRITES } from './writes.ts';

const LANGUAGES = ['en', 'zh-Hans'] as const;
const READING_ROLES = ROLES.filter((role) => role !== 'leaver');
const WRITING_ROLES = READING_ROLES.filter((role) => !role.startsWith('demo'));

interface Operation {
  readonly properties: readonly string[];
}

/** Names of the documented body fields of each call, by method and path. */
async function documentedFields(server: Server): Promise<Map<string, Operation>> {
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
  call(name: string, role: Role, variant: string, sent: CallRequest, lang?: string): Promise<void>;
  write(): number;
}

function openRecorder(
  server: Server,
  out: string,
  people: CompareUsers,
  { text, json }: Normalizer,
): Recorder {
  const files = new Map<string, string[]>();
  let calls = 0;
  return {
    async call(name, role, variant, { params = {}, query = '', body, form }, lang = 'en') {
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
      file.push(`── ${role}, ${variant}, ${lang}: ${text(address)}\n${reply.status} ${answer}\n`);
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

/** Returns the number of calls. Throws if reads.ts or writes.ts lacks a documented call. */
export async function recordCalls(server: Server, data: string, out: string): Promise<number> {
  const documented = await documentedFields(server);
  const missing = [...documented.keys()].filter((name) => !READS[name] && !WRITES[name]);
  if (missing.length > 0)
    throw new Error(`tools/compare/reads.ts or writes.ts lacks ${missing.join(', ')}.`);
  const users = { ...(await createUsers(server)), ...(await signInDemoUsers(server, data)) };
  const objects = await createTestObjects(server, users);
  const { call, write } = openRecorder(server, out, users, openNormalizer(server.startedAtMs));

  const readAll = async (when: string): Promise<void> => {
    for (const [name, queries] of Object.entries(READS))
      for (const role of READING_ROLES)
        for (const lang of LANGUAGES)
          for (const sent of queries({ users, objects })) await call(name, role, when, sent, lang);
  };
  await readAll('first read');
  for (const [name, right] of Object.entries(WRITES)) {
    const properties = documented.get(name)?.properties ?? [];
    const wrong = Object.fromEntries(properties.map((property) => [property, [[]]]));
    for (const role of WRITING_ROLES) {
      const valid = right({ users, objects, role });
      // An empty body is valid for a call that has none.
      const takesBody = valid.body !== undefined || valid.form !== undefined;
      const { params = {} } = valid;
      if (takesBody) {
        await call(name, role, 'empty', { params, body: {} });
        await call(name, role, 'every field wrong', { params, body: wrong }, 'zh-Hans');
      }
      await call(name, role, 'valid', valid);
    }
  }
  await readAll('last read');
  return write();
}
