// Export and import of a whole market between database engines and file stores: the imported market is equal and works.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { mp4Bytes } from '../../fixtures/files.ts';
import { openS3, type S3Server } from '../../fixtures/s3-server.ts';
import { tradeRows } from '../../fixtures/trade-rows.ts';
import { type Market, openMarketIn } from '../market.ts';
import { freshAddress } from '../people.ts';
import { expectWhole, inDatabase, type Place } from '../place.ts';
import { openSeller } from '../products/forms.ts';
import { request } from '../trade/trade.ts';
import { filesIn } from './kept-files.ts';
import {
  data,
  EMBEDDED,
  manifestOf,
  newFolder,
  ODD_TEXT,
  openPeopled,
  PDF,
  type Peopled,
  placeWith,
  removeFolders,
} from './moving.ts';

let s3: S3Server;
let source: Peopled;
const archives = [newFolder(), newFolder(), newFolder()] as const;
/** The second place uses the PostgreSQL of DATABASE_URL, where it is set, and a bucket for files. */
let places: readonly [Place, Place];

beforeAll(async () => {
  s3 = await openS3();
  source = await openPeopled(EMBEDDED);
  places = [await placeWith(s3.env('moved')), await placeWith(EMBEDDED)];
});
afterAll(async () => {
  await source.market.close();
  for (const { remove } of places) await remove();
  await s3.stop();
  removeFolders();
});

const words = (place: { readonly env: Place['env'] }) =>
  inDatabase(place, async ({ db }) => {
    const rows = await db.selectFrom('search_words').select(['word', 'documents']).execute();
    return rows.map(({ word, documents }) => `${word} ${documents}`).sort();
  });

test('embedded to PostgreSQL and a bucket and back: nothing is lost on the way', async () => {
  const [first, second, third] = archives;
  const [there, back] = places;
  const out = await data(source.market.env, 'export', first);
  expect(out).toMatchObject({ code: 0, err: '' });
  expect(out.out).toMatch(/users: \d+ rows\n.*products: 41 rows\n.*7 uploads, 1 attachments\n/s);
  const into = await data(there.env, 'import', first);
  expect(into).toMatchObject({ code: 0, err: '' });
  expect(into.out).toMatch(/products: 41 rows\n.*Reading it back …\nWords …\nDone in/s);
  expect(s3.objects.size).toBe(8);
  expect(await data(there.env, 'export', second)).toMatchObject({ code: 0 });
  expect(await data(back.env, 'import', second)).toMatchObject({ code: 0 });
  expect(await data(back.env, 'export', third)).toMatchObject({ code: 0 });
  expect(manifestOf(second)).toEqual(manifestOf(first));
  expect(manifestOf(third)).toEqual(manifestOf(first));
  for (const place of places) {
    expect(await words(place)).toEqual(await words(source.market));
    for (const folder of ['uploads', 'attachments'] as const)
      expect(await filesIn(place, folder).names()).toEqual(
        await filesIn(source.market, folder).names(),
      );
    await expectWhole(place);
  }
});

test('the archive is for its owner’s eyes only', () => {
  for (const name of ['', 'manifest.json', 'tables/users.ndjson.gz', 'files/attachments'])
    expect(statSync(join(archives[0], name)).mode & 0o077, name).toBe(0);
});

describe.each([0, 1])('in place %i', (at) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarketIn(places[at] as Place);
  });
  afterAll(() => market.app.close());

  test('listings are found by their words, with their pictures and their video', async () => {
    const { products } = await market.api.call(listProducts, { query: { search: 'rice mill' } });
    expect(products.map(({ id }) => id)).toContain(source.listing);
    const product = await market.api.call(getProduct, { params: { id: source.listing } });
    expect(product.description).toBe(ODD_TEXT);
    const video = await market.app.inject({ url: mediaUrl(product.video ?? '') });
    expect(video.rawPayload.equals(mp4Bytes())).toBe(true);
  });

  test('people sign in with their passwords, and are signed out until they do', async () => {
    const { email, password, token } = source.trade.buyer;
    await expect(market.apiAs(token).call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    const signedIn = await market
      .apiAs(null, { address: freshAddress() })
      .call(login, { body: { email, password } });
    const file = await market.app.inject(
      request({ ...source.trade.buyer, ...signedIn }, 'GET', source.attachment),
    );
    expect(file.rawPayload).toEqual(PDF);
  });

  test('what is new there does not get a number that was given', async () => {
    const before = await inDatabase(market, ({ db }) =>
      db.selectFrom('removed_products').select('no').execute(),
    );
    expect(before).toHaveLength(1);
    const seller = await openSeller(market);
    const { id } = await seller.create();
    const { no } = await inDatabase(market, ({ db }) =>
      db.selectFrom('products').select('no').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(no).toBeGreaterThan(before[0]?.no ?? 0);
  });
});

test('an export is of one moment, whoever writes meanwhile', async () => {
  const dir = newFolder();
  const { market, trade } = source;
  let going = true;
  const written = inDatabase(market, async ({ db }) => {
    let orders = 0;
    // SQLite answers synchronously: without yielding, this loop would block everything else.
    for (; going; orders += 1, await nextTurn())
      await db.transaction().execute(async (tx) => {
        await tradeRows(tx).order({ buyer_id: trade.buyer.id }, [
          {},
          { position: 1 },
          { position: 2 },
        ]);
      });
    return orders;
  });
  const out = await data(market.env, 'export', dir);
  going = false;
  expect(await written).toBeGreaterThan(10);
  expect(out).toMatchObject({ code: 0, err: '' });
  const { tables } = manifestOf(dir) as { tables: Record<string, { count: number }> };
  const [orders = 0, lines = 0, steps = 0] = ['orders', 'order_lines', 'order_steps'].map(
    (name) => tables[name]?.count,
  );
  // Two orders existed before, with one line each; every order has its first step.
  expect([lines, steps]).toEqual([3 * (orders - 2) + 2, orders]);
});
