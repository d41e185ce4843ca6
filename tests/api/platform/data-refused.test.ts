// Refused imports: damaged archives, other releases, and places that already contain data. Nothing of the import remains.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { importMarket } from '../../../server/platform/data/import.ts';
import { Refused } from '../../../server/platform/data/refused.ts';
import { openS3, type S3Server } from '../../fixtures/s3-server.ts';
import { inDatabase, type Place } from '../place.ts';
import { filesIn } from './kept-files.ts';
import {
  data,
  EMBEDDED,
  manifestOf,
  newFolder,
  openPeopled,
  type Peopled,
  placeWith,
  removeFolders,
} from './moving.ts';

let source: Peopled;
let good: string;
/** Same environment as all other tests: the PostgreSQL of DATABASE_URL, the bucket of S3_BUCKET. */
let place: Place;
beforeAll(async () => {
  source = await openPeopled(EMBEDDED);
  good = newFolder();
  expect(await data(source.market.env, 'export', good)).toMatchObject({ code: 0 });
  place = await placeWith();
});
afterAll(async () => {
  await source.market.close();
  await place.remove();
  removeFolders();
});

const expectNothingIn = async (there: Place): Promise<void> => {
  const rows = await inDatabase(there, async ({ db }) => [
    await db.selectFrom('users').select('id').execute(),
    await db.selectFrom('search_words').select('word').execute(),
    await db.selectFrom('catalog_version').select('version').execute(),
  ]);
  expect(rows).toEqual([[], [], [{ version: 0 }]]);
  for (const folder of ['uploads', 'attachments'] as const)
    expect(await filesIn(there, folder).names()).toEqual([]);
};

const expectRefused = async (env: Place['env'], dir: string, why: RegExp): Promise<void> => {
  const { code, err } = await data(env, 'import', dir);
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

describe('an archive', () => {
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
      /users\.ndjson\.gz is not what it was/,
      (dir) =>
        repack(join(dir, 'tables/users.ndjson.gz'), (text) =>
          text.replace('"is_admin":0', '"is_admin":1'),
        ),
    ],
    'with a row less': [
      /messages\.ndjson\.gz is not what it was/,
      (dir) =>
        repack(join(dir, 'tables/messages.ndjson.gz'), (text) =>
          text.slice(text.indexOf('\n') + 1),
        ),
    ],
    'with rows that are none': [
      /outbox\.ndjson\.gz is not what it was/,
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
      /product_texts\.ndjson\.gz is (?:missing or damaged|not what it was)/,
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
      /uploads\/.+ is missing, or not what it was/,
      (dir) => writeFileSync(anUpload(dir), 'another picture'),
    ],
    'without a file': [
      /uploads\/.+ is missing, or not what it was/,
      (dir) => rmSync(anUpload(dir)),
    ],
    'with a file less in its list': [
      /files\.ndjson\.gz is not what it was/,
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
    const refusal = await importMarket(dir, readConfig(place.env), () => {}).catch(
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal.message).toMatch(why);
    await expectNothingIn(place);
  });
});

test('a market that is none any more is left as it is', async () => {
  const before = newFolder();
  const after = newFolder();
  await data(source.market.env, 'export', before);
  await expectRefused(source.market.env, good, /a market in the database already/);
  await data(source.market.env, 'export', after);
  expect(manifestOf(after)).toEqual(manifestOf(before));
});

test('another file under the same name is not written over', async () => {
  const there = await placeWith();
  const name = (await filesIn(source.market, 'uploads').names())[0] ?? '';
  await filesIn(there, 'uploads').put(name, 'somebody else’s');
  await expectRefused(there.env, good, /another file already/);
  expect(await filesIn(there, 'uploads').names()).toEqual([name]);
  expect(String(await filesIn(there, 'uploads').bytes(name))).toBe('somebody else’s');
  await there.remove();
});

test('files that are there already are kept: only the database moves', async () => {
  const there = await placeWith();
  for (const folder of ['uploads', 'attachments'] as const)
    for (const name of await filesIn(source.market, folder).names())
      await filesIn(there, folder).put(
        name,
        (await filesIn(source.market, folder).bytes(name)) ?? '',
      );
  expect(await data(there.env, 'import', good)).toMatchObject({ code: 0, err: '' });
  await there.remove();
});

describe('a bucket', () => {
  let s3: S3Server;
  let there: Place;
  beforeAll(async () => {
    s3 = await openS3();
    there = await placeWith({ ...EMBEDDED, ...s3.env(), S3_TIMEOUT_MS: '300' });
  });
  afterAll(async () => {
    await there.remove();
    await s3.stop();
  });

  test('that fails half-way leaves nothing', async () => {
    const puts = () => s3.asked.filter((asked) => asked.startsWith('PUT')).length;
    s3.mood = (asked) => (asked.startsWith('PUT') && puts() > 3 ? 'fails' : 'well');
    await expectRefused(there.env, good, /./);
    s3.mood = () => 'well';
    expect(s3.objects.size).toBe(0);
    await expectNothingIn(there);
  });

  test('that cannot be read writes no archive', async () => {
    expect(await data(there.env, 'import', good)).toMatchObject({ code: 0 });
    const dir = newFolder();
    s3.mood = (asked) => (asked.startsWith('GET ') && asked.length > 4 ? 'fails' : 'well');
    const { code, err } = await data(there.env, 'export', dir);
    expect(code).toBe(1);
    expect(err).toMatch(/^Nothing was written\. .+\n$/);
    expect(readdirSync(dir)).toEqual([]);
  });
});

test('an export needs a market, and a folder with nothing in it', async () => {
  const nowhere = await placeWith(EMBEDDED);
  const dir = newFolder();
  const none = await data(nowhere.env, 'export', dir);
  expect(none).toMatchObject({ code: 1, err: expect.stringMatching(/There is no market at/) });
  expect(existsSync(dir)).toBe(false);
  const full = await data(source.market.env, 'export', good);
  expect(full).toMatchObject({ code: 1, err: expect.stringMatching(/is not empty/) });
  expect(existsSync(join(good, 'manifest.json'))).toBe(true);
  await nowhere.remove();
});

test.each([[[]], [['export']], [['move', '/tmp/x']], [['export', 'a', 'b']]])(
  'how it is used is said after: %j',
  async (args) => {
    const { code, err } = await data(source.market.env, ...args);
    expect(code).toBe(2);
    expect(err).toMatch(/^Usage: npm run data -- export DIR/);
  },
);
