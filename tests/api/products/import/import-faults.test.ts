// Faults of the server while an import runs, and imports that were left before their start: nothing is lost, nothing stays.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeZip } from 'client-zip';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addImportPictures, getLatestImport } from '../../../../contract/products/imports.ts';
import { LIMITS } from '../../../../server/limits.ts';
import type { Network } from '../../../../server/platform/http/public-fetch.ts';
import { pictureBytes } from '../../../fixtures/files.ts';
import { withDatabase } from '../../environment.ts';
import { eventually } from '../../eventually.ts';
import { openMarket } from '../../market.ts';
import { signUpSupplier } from '../product-forms.ts';
import { check, csvFile, finished, latest, myProducts, start, upload } from './import-calls.ts';

const PICTURE = await pictureBytes(64, 48);
/** The reply to /held.png waits until it is released. */
const held = Promise.withResolvers<void>();
let heldCount = 0;
const server: Server = createServer(async ({ url }, reply) => {
  if (url === '/held.png') {
    heldCount += 1;
    await held.promise;
  }
  return reply.end(PICTURE);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const at = (path: string): string =>
  `http://shop.example:${(server.address() as AddressInfo).port}${path}`;

/** Here 127.0.0.1 stands for the public internet. */
const network: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
};
const market = await openMarket(0, {}, network);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await market.close();
});

const table = (...rows: readonly (readonly [name: string, pictures: string])[]): File =>
  csvFile(['Product name,Pictures', ...rows.map(([name, pictures]) => `${name},"${pictures}"`)]);
const pictureZip = async (name: string): Promise<File> => {
  const bytes = await new Response(makeZip([{ name, input: PICTURE }])).arrayBuffer();
  return new File([bytes], 'pictures.zip', { type: 'application/zip' });
};

/** A table that is missing for a while stands for a database that fails. */
const rename = (from: string, to: string): Promise<unknown> =>
  withDatabase(market, ({ db }) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db),
  );
const readJob = (subject: string) =>
  withDatabase(market, ({ db }) =>
    db
      .selectFrom('jobs')
      .select(['attempts', 'last_error'])
      .where('subject', '=', subject)
      .executeTakeFirst(),
  );
const makeDue = (subject: string): Promise<unknown> =>
  withDatabase(market, ({ db }) =>
    db
      .updateTable('jobs')
      .set({ next_at: new Date(0).toISOString() })
      .where('subject', '=', subject)
      .execute(),
  );

test('a row that fails does not cost the pictures of the others', async () => {
  const supplier = await signUpSupplier(market);
  const rows = table(['Fails', at('/a.png')], ['Slow', `${at('/held.png')}; b.png`]);
  const { id } = await check(supplier, await upload(supplier, rows));
  const body = { file: await pictureZip('b.png') };
  const { import: source } = await supplier.api.call(addImportPictures, { params: { id }, body });
  await rename('uploads', 'uploads_away');
  await start(supplier, source);
  await eventually(() => heldCount).toBe(1);
  // The slow row is still open, so the job is not over when the other row has failed.
  expect((await readJob(id))?.last_error).toBeNull();
  held.resolve();
  await eventually(async () => (await readJob(id))?.last_error).toEqual(expect.any(String));
  await rename('uploads_away', 'uploads');
  await makeDue(id);
  await market.restart();
  expect(await finished(supplier)).toMatchObject({ state: 'done', created: 2 });
  const images = (await myProducts(supplier)).map(({ name, images: each }) => [name, each.length]);
  expect(Object.fromEntries(images)).toEqual({ Fails: 1, Slow: 2 });
});

test('pictures that were stored begin the attempts of an import anew', async () => {
  const supplier = await signUpSupplier(market);
  const { id } = await check(supplier, await upload(supplier, table(['One', 'a.png'])));
  const body = { file: await pictureZip('a.png') };
  await supplier.api.call(addImportPictures, { params: { id }, body });
  // What a process leaves that crashed at the last attempt.
  await withDatabase(market, async ({ db }) => {
    const before = new Date(0).toISOString();
    await db.updateTable('imports').set({ state: 'running' }).where('id', '=', id).execute();
    await db
      .insertInto('jobs')
      .values({
        ...{ id: 'late', kind: 'product-import', subject: id },
        ...{ created_at: before, next_at: before, attempts: 3 },
      })
      .execute();
  });
  await rename('removed_files', 'removed_files_away');
  try {
    await market.restart();
    // The worker starts with the first request.
    await market.app.ready();
    await eventually(async () => (await readJob(id))?.last_error).toEqual(expect.any(String));
  } finally {
    await rename('removed_files_away', 'removed_files');
  }
  expect((await latest(supplier)).state).toBe('running');
  expect((await readJob(id))?.attempts).toBe(1);
  await makeDue(id);
  await market.restart();
  expect(await finished(supplier)).toMatchObject({ state: 'done', created: 1 });
});

test('an import that was not started is deleted after a time, with its ZIP file', async () => {
  const [old, recent] = [await signUpSupplier(market), await signUpSupplier(market)];
  const { id } = await check(old, await upload(old, table(['One', 'a.png'])));
  const body = { file: await pictureZip('a.png') };
  await old.api.call(addImportPictures, { params: { id }, body });
  const { id: recentId } = await upload(recent, table(['Two', '']));
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  await withDatabase(market, async ({ db }) => {
    for (const [each, days] of [
      [id, LIMITS.unstartedImportDays + 1],
      [recentId, LIMITS.unstartedImportDays - 1],
    ] as const)
      await db
        .updateTable('imports')
        .set({ updated_at: daysAgo(days) })
        .where('id', '=', each)
        .execute();
  });
  await market.restart();
  await eventually(() => old.api.call(getLatestImport, {})).toEqual({ import: null });
  const left = await withDatabase(market, ({ db }) =>
    db.selectFrom('import_rows').select('no').where('import_id', '=', id).execute(),
  );
  expect(left).toEqual([]);
  expect((await latest(recent)).id).toBe(recentId);
});
