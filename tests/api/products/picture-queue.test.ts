// Picture queue under many forms: accounts take turns, large pictures of every format are accepted, overload gets 503 at once.
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { file, picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { buildForm, productRequest } from './hostile-form.ts';
import { signUpSupplier, type TestSupplier } from './product-forms.ts';

/** Enough sellers that their forms fill the queue. */
const suppliers: TestSupplier[] = [];
const FORMS = LIMITS.openFormsPerAccount;
const QUEUE_CAPACITY = LIMITS.concurrentPictures + LIMITS.picturesWaiting;
const market = await sharedMarket(0);
const few = await signUpSupplier(market);
while (suppliers.length * FORMS < QUEUE_CAPACITY + FORMS)
  suppliers.push(await signUpSupplier(market));

const send = async ({ token }: TestSupplier, image: File, remoteAddress = '127.0.0.1') =>
  market.app.inject({
    ...(await productRequest(token, buildForm([['images', image]]))),
    remoteAddress,
  });

test('a picture waits only for those of its own account', async () => {
  const image = await picture(3_000, 2_000, 'jpeg');
  const order: string[] = [];
  const sent = async (supplier: TestSupplier, name: string) => {
    const { statusCode } = await send(supplier, image);
    order.push(name);
    return statusCode;
  };
  const [many = few] = suppliers;
  const statuses = await Promise.all([
    ...Array.from({ length: FORMS }, () => sent(many, 'many')),
    sent(few, 'few'),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(order.indexOf('few')).toBeLessThan(6);
});

test('pictures above the queue limit are refused with a retry time, and other accounts continue', async () => {
  const image = await picture(1_000, 800, 'jpeg');
  const replies = suppliers.flatMap((supplier) =>
    Array.from({ length: FORMS }, () => send(supplier, image)),
  );
  const other = send(few, image);
  const refused = (await Promise.all(replies)).filter(({ statusCode }) => statusCode !== 200);
  // One more if a waiting picture gave its place to the other account; fewer if pictures were finished meanwhile.
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(refused.length).toBeLessThanOrEqual(suppliers.length * FORMS - QUEUE_CAPACITY + 1);
  for (const { statusCode, headers } of refused)
    expect([statusCode, headers['retry-after']]).toEqual([503, String(LIMITS.retryAfterSeconds)]);
  expect((await other).statusCode).toBe(200);
});

test('the networks of one /48 share their turns, so that they cannot fill the queue for others', async () => {
  const image = await picture(1_000, 800, 'jpeg');
  const replies = suppliers.flatMap((supplier, account) =>
    Array.from({ length: FORMS }, (_, form) =>
      send(supplier, image, `2001:db8:48:${(account * FORMS + form).toString(16)}::1`),
    ),
  );
  const other = send(few, image, '198.51.100.48');
  await Promise.all(replies);
  expect((await other).statusCode).toBe(200);
});

test.each([
  ['in scans', (each: Sharp) => each.jpeg({ progressive: true }), 'image/jpeg'],
  ['interlaced', (each: Sharp) => each.png({ progressive: true }), 'image/png'],
  ['as WebP', (each: Sharp) => each.webp({ effort: 0 }), 'image/webp'],
])('accepts 24 megapixels %s', async (_, encoded, type) => {
  const plain = sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#c96' } });
  const bytes = await encoded(plain).toBuffer();
  expect((await send(few, file(bytes, 'photo', type))).statusCode).toBe(200);
});
