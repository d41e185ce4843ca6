// Refused imports: damaged archives, other releases, and places that already contain data. Nothing of the import remains.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config.ts';
import { importMarket } from '../../../../server/data/import.ts';
import { OperatorError } from '../../../../server/data/operator-error.ts';
import { type S3Server, startS3Server } from '../../../fixtures/s3-server.ts';
import { type TestEnvironment, withDatabase } from '../../environment.ts';
import { storedFilesOf } from '../stored-files.ts';
import {
  createEnvironmentWith,
  EMBEDDED_SETTINGS,
  manifestOf,
  newFolder,
  openFilledMarket,
  removeFolders,
  runDataCommand,
} from './data-command.ts';

/** Same environment as all other tests: the PostgreSQL of DATABASE_URL, the bucket of S3_BUCKET. */

const source = await openFilledMarket(EMBEDDED_SETTINGS);
const good = newFolder();
expect(await runDataCommand(source.market.env, 'export', good)).toMatchObject({ code: 0 });
const environment = await createEnvironmentWith();
afterAll(async () => {
  await source.market.close();
  await environment.remove();
  removeFolders();
});

const expectNothingIn = async (there: TestEnvironment): Promise<void> => {
  const rows = await withDatabase(there, async ({ db }) => [
    await db.selectFrom('users').select('id').execute(),
    await db.selectFrom('search_words').select('word').execute(),
    await db.selectFrom('catalog_version').select('version').execute(),
  ]);
  expect(rows).toEqual([[], [], [{ version: 0 }]]);
  for (const folder of ['uploads', 'attachments'] as const)
    expect(await storedFilesOf(there, folder).names()).toEqual([]);
};

const expectRefused = async (
  env: TestEnvironment['env'],
  dir: string,
  why: RegExp,
): Promise<void> => {
  const { code, err } = await runDataCommand(env, 'import', dir);
  expect(code).toBe(1);
  expect(err).toMatch(why);
  expect(err).toMatch(/^Nothing was imported\. .+\n$/);
};

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));
const repack = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
const anUpload = (dir: string): string => {
  const folder = join(dir, 'files/uploads');
  return join(folder, readdirSync(folder)[0] ?? '');
};

describe('import of an archive', () => {
  const damages: Record<string, readonly [RegExp, (dir: string) => void]> = {
    'that is none': [/no exported market/, (dir) => rmSync(join(dir, 'manifest.json'))],
    'with half a manifest': [
      /manifest\.json is damaged/,
      (dir) => rewrite(join(dir, 'manifest.json'), (text) => text.slice(0, 200)),
    ],
    'of a newer release': [
      /newer release \(format 99\)/,
      (dir) =>
        rewrite(join(dir, 'manifest.json'), (text) =>
          text.replace(/"format": \d+/, '"format": 99'),
        ),
    ],
    'of another schema': [
      /another release \(up to 001-market\)/,
      (dir) =>
        rewrite(join(dir, 'manifest.json'), (text) =>
          JSON.stringify({ ...JSON.parse(text), schema: ['001-market'] }),
        ),
    ],
    'with a row that was changed': [
      /users\.ndjson\.gz has changed since the export/,
      (dir) =>
        repack(join(dir, 'tables/users.ndjson.gz'), (text) =>
          text.replace('"is_admin":0', '"is_admin":1'),
        ),
    ],
    'with a row less': [
      /messages\.ndjson\.gz has changed since the export/,
      (dir) =>
        repack(join(dir, 'tables/messages.ndjson.gz'), (text) =>
          text.slice(text.indexOf('\n') + 1),
        ),
    ],
    'with rows that are none': [
      /outbox\.ndjson\.gz has changed since the export/,
      (dir) => repack(join(dir, 'tables/outbox.ndjson.gz'), () => 'no row\n'),
    ],
    'with half a table': [
      /products\.ndjson\.gz is missing or damaged/,
      (dir) => {
        const file = join(dir, 'tables/products.ndjson.gz');
        writeFileSync(file, readFileSync(file).subarray(0, 500));
      },
    ],
    'with a bit that fell over': [
      /product_texts\.ndjson\.gz (?:is missing or damaged|has changed since the export)/,
      (dir) => {
        const file = join(dir, 'tables/product_texts.ndjson.gz');
        const bytes = readFileSync(file);
        bytes.writeUInt8(bytes.readUInt8(700) ^ 4, 700);
        writeFileSync(file, bytes);
      },
    ],
    'without a table': [
      /chats\.ndjson\.gz is missing/,
      (dir) => rmSync(join(dir, 'tables/chats.ndjson.gz')),
    ],
    'with a file that was changed': [
      /uploads\/.+ is missing or has changed since the export/,
      (dir) => writeFileSync(anUpload(dir), 'another picture'),
    ],
    'without a file': [
      /uploads\/.+ is missing or has changed since the export/,
      (dir) => rmSync(anUpload(dir)),
    ],
    'with a file less in its list': [
      /files\.ndjson\.gz has changed since the export/,
      (dir) => repack(join(dir, 'files.ndjson.gz'), (text) => text.slice(text.indexOf('\n') + 1)),
    ],
    'whose files lie elsewhere': [
      /files\.ndjson\.gz is damaged/,
      (dir) =>
        repack(join(dir, 'files.ndjson.gz'), (text) =>
          text.replace(/"name":"/, '"name":"../../../'),
        ),
    ],
  };
  test.each(Object.entries(damages))('%s is refused', async (_, [why, damage]) => {
    const dir = newFolder();
    cpSync(good, dir, { recursive: true });
    damage(dir);
    // The same function as the command calls, without starting a process for each case.
    const refusal = await importMarket(dir, readConfig(environment.env), () => {}).catch(
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(OperatorError);
    expect(refusal.message).toMatch(why);
    await expectNothingIn(environment);
  });
});

test('an export of an empty database leaves it unchanged', async () => {
  const before = newFolder();
  const after = newFolder();
  await runDataCommand(source.market.env, 'export', before);
  await expectRefused(source.market.env, good, /already holds a market/);
  await runDataCommand(source.market.env, 'export', after);
  expect(manifestOf(after)).toEqual(manifestOf(before));
});

test('a file with the same name and other content is not overwritten', async () => {
  const there = await createEnvironmentWith();
  const name = (await storedFilesOf(source.market, 'uploads').names())[0] ?? '';
  await storedFilesOf(there, 'uploads').put(name, 'somebody else’s');
  await expectRefused(there.env, good, /already another file/);
  expect(await storedFilesOf(there, 'uploads').names()).toEqual([name]);
  expect(String(await storedFilesOf(there, 'uploads').bytes(name))).toBe('somebody else’s');
  await there.remove();
});

test('existing identical files are kept, and only the database is imported', async () => {
  const there = await createEnvironmentWith();
  for (const folder of ['uploads', 'attachments'] as const)
    for (const name of await storedFilesOf(source.market, folder).names())
      await storedFilesOf(there, folder).put(
        name,
        (await storedFilesOf(source.market, folder).bytes(name)) ?? '',
      );
  expect(await runDataCommand(there.env, 'import', good)).toMatchObject({ code: 0, err: '' });
  await there.remove();
});

describe('a bucket', () => {
  let s3: S3Server;
  let there: TestEnvironment;
  beforeAll(async () => {
    s3 = await startS3Server();
    there = await createEnvironmentWith({
      ...EMBEDDED_SETTINGS,
      ...s3.env(),
      S3_TIMEOUT_MS: '300',
    });
  });
  afterAll(async () => {
    await there.remove();
    await s3.stop();
  });

  test('that fails during an import leaves no objects and no rows', async () => {
    const countPuts = () => s3.asked.filter((requestLine) => requestLine.startsWith('PUT')).length;
    s3.behavior = (requestLine) =>
      requestLine.startsWith('PUT') && countPuts() > 3 ? 'fails' : 'normal';
    await expectRefused(there.env, good, /./);
    s3.behavior = () => 'normal';
    expect(s3.objects.size).toBe(0);
    await expectNothingIn(there);
  });

  test('that cannot be read writes no archive', async () => {
    expect(await runDataCommand(there.env, 'import', good)).toMatchObject({ code: 0 });
    const dir = newFolder();
    s3.behavior = (requestLine) =>
      requestLine.startsWith('GET ') && requestLine.length > 4 ? 'fails' : 'normal';
    const { code, err } = await runDataCommand(there.env, 'export', dir);
    expect(code).toBe(1);
    expect(err).toMatch(/^Nothing was written\. .+\n$/);
    expect(readdirSync(dir)).toEqual([]);
  });
});

test('an export needs a market and an empty folder', async () => {
  const emptyEnvironment = await createEnvironmentWith(EMBEDDED_SETTINGS);
  const dir = newFolder();
  const result = await runDataCommand(emptyEnvironment.env, 'export', dir);
  expect(result).toMatchObject({ code: 1, err: expect.stringMatching(/There is no market at/) });
  expect(existsSync(dir)).toBe(false);
  const full = await runDataCommand(source.market.env, 'export', good);
  expect(full).toMatchObject({ code: 1, err: expect.stringMatching(/is not empty/) });
  expect(existsSync(join(good, 'manifest.json'))).toBe(true);
  await emptyEnvironment.remove();
});

test.each([[[]], [['export']], [['move', '/tmp/x']], [['export', 'a', 'b']]])(
  'prints its usage for wrong arguments: %j',
  async (args) => {
    const { code, err } = await runDataCommand(source.market.env, ...args);
    expect(code).toBe(2);
    expect(err).toMatch(/^Usage: npm run data -- export DIR/);
  },
);
