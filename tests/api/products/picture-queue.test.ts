// Picture queue under many forms: accounts take turns, large pictures of every format are accepted, overload gets 503 at once.
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { file, picture } from '../../fixtures/files.ts';
import { type Market, openMarket } from '../market.ts';
import { openSeller, type Seller } from './forms.ts';
import { formOf, post } from './hostile-form.ts';

let market: Market;
let few: Seller;
/** Enough sellers that their forms fill the queue. */
const sellers: Seller[] = [];
const FORMS = LIMITS.openFormsPerAccount;
const PLACES = LIMITS.picturesAtOnce + LIMITS.picturesWaiting;
beforeAll(async () => {
  market = await openMarket(0);
  few = await openSeller(market);
  while (sellers.length * FORMS < PLACES + FORMS) sellers.push(await openSeller(market));
});
afterAll(() => market.close());

const send = async ({ token }: Seller, image: File) =>
  market.app.inject(await post(token, formOf([['images', image]])));

test('a picture waits behind those of its own account, not behind everybody’s', async () => {
  const image = await picture(3_000, 2_000, 'jpeg');
  const order: string[] = [];
  const sent = async (seller: Seller, name: string) => {
    const { statusCode } = await send(seller, image);
    order.push(name);
    return statusCode;
  };
  const [many = few] = sellers;
  const statuses = await Promise.all([
    ...Array.from({ length: FORMS }, () => sent(many, 'many')),
    sent(few, 'few'),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(order.indexOf('few')).toBeLessThan(6);
});

test('more than may wait are refused at once with the time to try again, and other accounts go on', async () => {
  const image = await picture(1_000, 800, 'jpeg');
  const replies = sellers.flatMap((seller) =>
    Array.from({ length: FORMS }, () => send(seller, image)),
  );
  const other = send(few, image);
  const refused = (await Promise.all(replies)).filter(({ statusCode }) => statusCode !== 200);
  // One more if a waiting picture gave its place to the other account; fewer if pictures were finished meanwhile.
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(refused.length).toBeLessThanOrEqual(sellers.length * FORMS - PLACES + 1);
  for (const { statusCode, headers } of refused)
    expect([statusCode, headers['retry-after']]).toEqual([503, String(LIMITS.retryAfterSeconds)]);
  expect((await other).statusCode).toBe(200);
});

test.each([
  ['in scans', (each: Sharp) => each.jpeg({ progressive: true }), 'image/jpeg'],
  ['interlaced', (each: Sharp) => each.png({ progressive: true }), 'image/png'],
  ['as WebP', (each: Sharp) => each.webp({ effort: 0 }), 'image/webp'],
])('24 megapixels %s are taken', async (_, encoded, type) => {
  const plain = sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#c96' } });
  const bytes = await encoded(plain).toBuffer();
  expect((await send(few, file(bytes, 'photo', type))).statusCode).toBe(200);
});
