// Pictures of an import: from addresses and from a ZIP file; what fails is a warning, and nothing is half done.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeZip } from 'client-zip';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteAccount, downloadAccount } from '../../../../contract/accounts/account.ts';
import { getUsage } from '../../../../contract/accounts/usage.ts';
import { IMPORT_CELL_TEXTS, IMPORT_TEXTS } from '../../../../contract/messages/import.ts';
import {
  addImportPictures,
  listImportIssues,
  submitImport,
  undoImport,
} from '../../../../contract/products/imports.ts';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import type { Network } from '../../../../server/platform/http/public-fetch.ts';
import { pictureBytes } from '../../../fixtures/files.ts';
import { unzip } from '../../../fixtures/unzip.ts';
import {
  textCell,
  textRow,
  workbookOf,
  wpsPictureCell,
  wpsPictures,
} from '../../../fixtures/workbook.ts';
import { withDatabase } from '../../environment.ts';
import { eventually } from '../../eventually.ts';
import { openMarket } from '../../market.ts';
import type { SignedInUser } from '../../users.ts';
import { signUpSupplier } from '../product-forms.ts';
import { check, csvFile, finished, latest, myProducts, start, upload } from './import-calls.ts';

const PICTURE = await pictureBytes(64, 48);
/** Requests of which the reply waits until it is released. */
const held = Promise.withResolvers<void>();
let heldCount = 0;
const requests: string[] = [];
let sentBytes = 0;
/** Sends up to 10 MB, as fast as the client reads them. */
const sendLarge = (reply: ServerResponse): void => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  let bytes = 0;
  const send = (): void => {
    while (!reply.destroyed && bytes < 10_000_000) {
      bytes += chunk.length;
      sentBytes += chunk.length;
      if (!reply.write(chunk)) return void reply.once('drain', send);
    }
    reply.end();
  };
  send();
};
const server: Server = createServer(async ({ url = '' }, reply) => {
  requests.push(url);
  if (url.startsWith('/no-picture')) return sendLarge(reply);
  if (url === '/page.html') return reply.end('<html>');
  if (url === '/inside')
    return reply.writeHead(302, { location: `http://127.0.0.2:${port()}/a.png` }).end();
  if (url === '/held.png') {
    heldCount += 1;
    await held.promise;
  }
  if (url === '/missing.png') return reply.writeHead(404).end();
  return reply.end(PICTURE);
});
const port = (): number => (server.address() as AddressInfo).port;
await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));

/** Here 127.0.0.1 stands for the public internet. */
const network: Network = {
  resolve: async (host) =>
    host === 'shop.example'
      ? [{ address: '127.0.0.1', family: 4 }]
      : [{ address: '10.0.0.7', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
};
const market = await openMarket(0, { QUOTA_UPLOADS_MB: '1' }, network);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await market.close();
});

const at = (path: string, host = 'shop.example'): string => `http://${host}:${port()}${path}`;
const file = (...rows: readonly (readonly [name: string, pictures: string])[]): File =>
  csvFile(['Product name,Pictures', ...rows.map(([name, pictures]) => `${name},"${pictures}"`)]);

const checked = async (user: SignedInUser, table: File): Promise<ProductImport> =>
  check(user, await upload(user, table));

const zipOf = async (...names: readonly string[]): Promise<File> => {
  const archive = makeZip(names.map((name) => ({ name, input: PICTURE })));
  const bytes = await new Response(archive).arrayBuffer();
  return new File([bytes], 'pictures.zip', { type: 'application/zip' });
};

const inCells = async (): Promise<File> => {
  const rows = [
    textRow('Product name', '外观'),
    `<row>${textCell('With')}${wpsPictureCell('ID_1')}</row>`,
    `<row>${textCell('Without')}${wpsPictureCell('ID_2')}</row>`,
  ].join('');
  const bytes = await workbookOf([{ name: 'A', rows }], wpsPictures({ ID_1: PICTURE }));
  return new File([new Uint8Array(bytes)], 'wps.xlsx');
};

const pictureIssues = async ({ api }: SignedInUser, { id }: ProductImport) =>
  (await api.call(listImportIssues, { params: { id }, query: {} })).issues
    .filter(({ field }) => field === 'Pictures')
    .map(({ row, kind, text }) => [row, kind, text]);

const imagesByName = async (user: SignedInUser): Promise<Record<string, number>> =>
  Object.fromEntries((await myProducts(user)).map(({ name, images }) => [name, images.length]));

const usedBytes = async ({ api }: SignedInUser): Promise<number> =>
  (await api.call(getUsage, {})).quotas.find(({ name }) => name === 'uploads')?.used ?? 0;

const removedFiles = () =>
  withDatabase(market, ({ db }) => db.selectFrom('removed_files').selectAll().execute());

test('pictures that WPS put into cells are taken from the workbook; one that it does not have is named', async () => {
  const supplier = await signUpSupplier(market);
  const source = await checked(supplier, await inCells());
  expect(source).toMatchObject({ zipName: 'wps.xlsx', pictures: 1 });
  expect(await pictureIssues(supplier, source)).toEqual([
    [3, 'warning', IMPORT_CELL_TEXTS.importWpsPicture.en],
  ]);
  await start(supplier, source);
  await finished(supplier);
  expect(await imagesByName(supplier)).toEqual({ With: 1, Without: 0 });
});

test('a name that several files of the ZIP file have is a warning with their paths', async () => {
  const supplier = await signUpSupplier(market);
  const source = await checked(supplier, file(['Both', '1.png'], ['One', 'a/1.png']));
  const zip = await zipOf('a/1.png', 'b/1.png');
  await supplier.api.call(addImportPictures, { params: { id: source.id }, body: { file: zip } });
  await start(supplier, source);
  const done = await finished(supplier);
  expect(await imagesByName(supplier)).toEqual({ Both: 0, One: 1 });
  expect(await pictureIssues(supplier, done)).toEqual([
    [2, 'warning', IMPORT_TEXTS.importPictureAmbiguous.en.replace('{{text}}', 'a/1.png, b/1.png')],
  ]);
});

describe('pictures by address', () => {
  test('are stored; each failure is a warning of its row', async () => {
    const supplier = await signUpSupplier(market);
    const table = file(
      ['Two', `${at('/a.png')} ${at('/b.png')}`],
      ['Private', at('/a.png', 'office.example')],
      ['Redirected', at('/inside')],
      ['Local', at('/a.png', '127.0.0.2')],
      ['Page', at('/page.html')],
      ['Missing', at('/missing.png')],
    );
    await start(supplier, await checked(supplier, table));
    const done = await finished(supplier);
    expect(done).toMatchObject({ state: 'done', created: 6, errors: 0 });
    expect(await imagesByName(supplier)).toMatchObject({
      Two: 2,
      Private: 0,
      Redirected: 0,
      Page: 0,
    });
    const inside = 'The picture is left out: its address is in a private network.';
    expect(await pictureIssues(supplier, done)).toEqual([
      [3, 'warning', inside],
      [4, 'warning', inside],
      [5, 'warning', inside],
      [
        6,
        'warning',
        'The picture is left out: its address leads to something other than a JPEG, PNG or WebP picture.',
      ],
      [7, 'warning', 'The picture is left out: it could not be downloaded from its address.'],
    ]);
    expect(await usedBytes(supplier)).toBeGreaterThan(0);
  });

  test('are downloaded once for all rows with the same address, also where it fails', async () => {
    const supplier = await signUpSupplier(market);
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    const both = `${at('/same.png')} ${at('/missing.png')}`;
    requests.length = 0;
    await start(supplier, await checked(supplier, file(...names.map((n) => [n, both] as const))));
    await finished(supplier);
    expect(await imagesByName(supplier)).toEqual(Object.fromEntries(names.map((n) => [n, 1])));
    expect([...requests].sort()).toEqual(['/missing.png', '/same.png']);
    const paths = (await myProducts(supplier)).flatMap(({ images }) => images);
    expect(new Set(paths).size).toBe(names.length);
  });

  test('end at their first bytes where these are no picture, and such a host is not asked on', async () => {
    const supplier = await signUpSupplier(market);
    const rows = Array.from(
      { length: 40 },
      (_, row) => [`Product ${row}`, at(`/no-picture-${row}.png`)] as const,
    );
    requests.length = 0;
    await start(supplier, await checked(supplier, file(...rows)));
    expect(await finished(supplier)).toMatchObject({ state: 'done', created: 40 });
    expect(requests.length).toBeLessThanOrEqual(8);
    // What the system's buffers take of each, instead of 400 MB.
    expect(sentBytes).toBeLessThan(100_000_000);
  });

  test('of an import that is stopped are removed, and no draft appears', async () => {
    const supplier = await signUpSupplier(market);
    const table = file(['First', at('/a.png')], ['Held', at('/held.png')]);
    const { id } = await start(supplier, await checked(supplier, table));
    await eventually(() => heldCount).toBe(1);
    expect(await latest(supplier)).toMatchObject({ state: 'running', pictures: 2 });
    expect(await myProducts(supplier)).toEqual([]);
    const stopped = await supplier.api.call(undoImport, { params: { id } });
    expect(stopped).toMatchObject({ deleted: 0, import: { state: 'undone' } });
    held.resolve();
    // The next import is run by the same worker, after the one that was stopped.
    await start(supplier, await checked(supplier, file(['Next', at('/a.png')])));
    await finished(supplier);
    expect(await imagesByName(supplier)).toEqual({ Next: 1 });
    const usage = await usedBytes(supplier);
    const [product] = await myProducts(supplier);
    expect(product?.images).toHaveLength(1);
    await supplier.api.call(undoImport, { params: { id: (await latest(supplier)).id } });
    expect(usage).toBeGreaterThan(0);
    expect(await usedBytes(supplier)).toBe(0);
    expect((await removedFiles()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining('/media/uploads/')]),
    );
  });
});

describe('pictures in a ZIP file', () => {
  test('are found by their names, whatever the folder and the case', async () => {
    const supplier = await signUpSupplier(market);
    const table = file(['One', 'Lathe 1.PNG'], ['None', 'other.png']);
    const dryRun = await checked(supplier, table);
    expect(await pictureIssues(supplier, dryRun)).toHaveLength(2);
    const body = { file: await zipOf('pictures/lathe 1.png') };
    const params = { id: dryRun.id };
    const withZip = (await supplier.api.call(addImportPictures, { params, body })).import;
    expect(withZip).toMatchObject({ zipName: 'pictures.zip', pictures: 2 });
    expect(await pictureIssues(supplier, withZip)).toEqual([]);
    await start(supplier, withZip);
    const done = await finished(supplier);
    expect(await imagesByName(supplier)).toEqual({ One: 1, None: 0 });
    expect(await pictureIssues(supplier, done)).toEqual([
      [3, 'warning', 'The picture is left out: the ZIP file has no file of this name.'],
    ]);
    const zips = (await removedFiles()).filter(({ folder }) => folder === 'attachments');
    expect(zips.length).toBeGreaterThan(0);
  });

  test('that cannot be read is refused', async () => {
    const supplier = await signUpSupplier(market);
    const { id } = await checked(supplier, file(['One', 'a.png']));
    const broken = new File(['no archive'], 'a.zip', { type: 'application/zip' });
    const reply = supplier.api.call(addImportPictures, { params: { id }, body: { file: broken } });
    await expect(reply).rejects.toMatchObject({ fields: { file: expect.stringContaining('ZIP') } });
  });
});

test('an import continues after a restart, without fetching a row twice', async () => {
  const supplier = await signUpSupplier(market);
  const source = await checked(supplier, file(['Before', at('/a.png')], ['After', at('/b.png')]));
  // What a process leaves that crashed after the first row: a running import, and its job with a lease that is over.
  await withDatabase(market, async ({ db }) => {
    await db.updateTable('imports').set({ state: 'running' }).where('id', '=', source.id).execute();
    await db
      .updateTable('import_rows')
      .set({ images: '["/media/uploads/before.webp"]' })
      .where('import_id', '=', source.id)
      .where('no', '=', 2)
      .execute();
    const at = new Date(0).toISOString();
    await db
      .insertInto('jobs')
      .values({
        id: 'crashed',
        kind: 'product-import',
        subject: source.id,
        created_at: at,
        next_at: at,
        attempts: 1,
      })
      .execute();
  });
  await market.restart();
  expect(await finished(supplier)).toMatchObject({ state: 'done', created: 2 });
  const products = await myProducts(supplier);
  expect(products.find(({ name }) => name === 'Before')?.images).toEqual([
    expect.stringContaining('before.webp'),
  ]);
  expect(products.find(({ name }) => name === 'After')?.images).toHaveLength(1);
});

test('the archive of an account lists its imports; a deleted account leaves none', async () => {
  const supplier = await signUpSupplier(market);
  await start(supplier, await checked(supplier, file(['One', at('/a.png')])));
  const { id } = await finished(supplier);
  await supplier.api.call(submitImport, { params: { id } });
  const archive = await supplier.api.call(downloadAccount, {});
  const files = unzip(new Uint8Array(await archive.arrayBuffer()));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '{}') as { imports: unknown[] };
  expect(data.imports).toEqual([
    expect.objectContaining({ file: 'lathes.csv', rows: 1, products: 1 }),
  ]);
  await supplier.api.call(deleteAccount, {});
  const left = () =>
    withDatabase(market, ({ db }) =>
      db.selectFrom('imports').select('id').where('supplier_id', '=', supplier.id).execute(),
    );
  await eventually(left).toEqual([]);
});
