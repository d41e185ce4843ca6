// Forms that are too large, malformed or unauthorized, and database failures while a form is handled.
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { file, mp4, picture } from '../../fixtures/files.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';
import { formBytes, openSeller, type Seller, WHOLE } from './forms.ts';
import { expectFieldRefused, expectNothingStays, formOf, post } from './hostile-form.ts';

const MEDIA = new URL('../../../server/media/demo/', import.meta.url);

let market: Market;
let seller: Seller;
beforeAll(async () => {
  market = await openMarket(0);
  seller = await openSeller(market);
});
afterAll(() => market.close());
afterEach(() => expectNothingStays(market));

const refusedField = (form: FormData, field: string, text: string): Promise<void> =>
  expectFieldRefused(market, seller.token, form, field, text);

describe('too much', () => {
  test('a picture of more than 10 MB', async () => {
    const large = file(Buffer.alloc(10 * 1024 * 1024 + 1), 'a.png', 'image/png');
    await refusedField(formOf([['images', large]]), 'images', 'pictureTooLarge');
  });

  test('a video of more than 5 MB', async () => {
    const large = mp4(Buffer.alloc(5 * 1024 * 1024 + 1));
    await refusedField(formOf([['video', large]]), 'video', 'videoTooLarge');
  });

  test('six pictures', async () => {
    const images = await Promise.all(Array.from({ length: 6 }, () => picture(40, 30)));
    await refusedField(
      formOf(images.map((each) => ['images', each] as const)),
      'images',
      'imagesOnCreate',
    );
  });

  test('two videos', async () => {
    await refusedField(
      formOf([
        ['video', mp4()],
        ['video', mp4()],
      ]),
      'video',
      'invalid',
    );
  });

  test('more files or fields than any form has', async () => {
    const one = await picture(40, 30);
    const files = Array.from({ length: 30 }, () => ['images', one] as const);
    await expectRefused(market, await post(seller.token, formOf(files)), 'tooLarge');
    const fields = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, 'x']));
    await expectRefused(market, await post(seller.token, formOf([], fields)), 'tooLarge');
  });

  test('a field of 300 kB', async () => {
    const form = formOf([], { ...WHOLE, description: 'x'.repeat(300_000) });
    await refusedField(form, 'description', 'textTooLong');
  });
});

describe('forms that are broken', () => {
  const raw = (type: string, payload: string) => ({
    method: 'POST' as const,
    url: '/api/products/create-new',
    headers: { 'content-type': type, authorization: `Bearer ${seller.token}` },
    payload,
  });
  const PART = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n';
  test.each([
    ['no boundary', 'multipart/form-data', 'x', 'badRequest'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      `${PART}content-type: image/png\r\n\r\nabc`,
      'badRequest',
    ],
    ['no parts', 'multipart/form-data; boundary=x', 'nothing', 'badRequest'],
    [
      'a name of every object',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      'badRequest',
    ],
    [
      'JSON that is none',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="tags"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--\r\n',
      'unsupportedType',
    ],
    ['another kind of form', 'application/x-www-form-urlencoded', 'name=a', 'unsupportedType'],
  ] as const)('%s', async (_, type, payload, code) => {
    await expectRefused(market, raw(type, payload), code);
  });

  test('a call that takes no forms says so', async () => {
    const { payload, headers } = await formBytes(formOf([['file', await picture(40, 30)]]));
    await expectRefused(
      market,
      { method: 'POST', url: '/api/contact', headers, payload },
      'unsupportedType',
    );
  });

  test('a file that only JSON claims to hold is no file', async () => {
    // Real files of this machine: they would be accepted if the server opened the paths that a form names.
    const media = (name: string) => fileURLToPath(new URL(name, MEDIA));
    const image = {
      name: 'a.webp',
      type: 'image/webp',
      size: 10,
      path: media('lathe-00.640.webp'),
    };
    const video = { name: 'a.mp4', type: 'video/mp4', size: 10, path: media('lathe.mp4') };
    for (const files of [{ images: [image] }, { video }]) {
      const payload = { ...WHOLE, ...files };
      const headers = { authorization: `Bearer ${seller.token}` };
      const url = '/api/products/create-new';
      await expectRefused(market, { method: 'POST', url, headers, payload }, 'validation');
    }
  });
});

test('who may not create is told before anything is received', async () => {
  const buyer = await signUp(market, 'buyer');
  const form = formOf([['images', file(Buffer.alloc(11 * 1024 * 1024), 'a.png', 'image/png')]]);
  await expectRefused(market, await post(buyer.token, form), 'createSuppliersOnly');
  await expectRefused(market, await post('none', form), 'unauthorized');
});

test('where the database fails after the files were written, they go again', async () => {
  await inDatabase(market, ({ db }) =>
    sql`alter table product_texts rename to elsewhere`.execute(db),
  );
  try {
    const form = formOf([
      ['images', await picture()],
      ['video', mp4()],
    ]);
    await expectRefused(market, await post(seller.token, form), 'internal');
    await expectNothingStays(market);
  } finally {
    await inDatabase(market, ({ db }) =>
      sql`alter table elsewhere rename to product_texts`.execute(db),
    );
  }
  expect(
    await inDatabase(market, ({ db }) => db.selectFrom('products').select('no').execute()),
  ).toEqual([]);
});
