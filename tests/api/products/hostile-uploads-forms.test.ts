// Forms that are too large, malformed or unauthorized, and database failures while a form is handled.
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { file, mp4, picture } from '../../fixtures/files.ts';
import { withDatabase } from '../environment.ts';
import { encodeMultipart, sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import {
  buildForm,
  expectFieldRefused,
  expectNoFilesLeft,
  productRequest,
} from './hostile-form.ts';
import { SENT_PRODUCT, signUpSupplier } from './product-forms.ts';

const MEDIA = new URL('../../../server/media/demo/', import.meta.url);
const market = await sharedMarket(0);
const supplier = await signUpSupplier(market);
afterEach(() => expectNoFilesLeft(market));

const refusedField = (form: FormData, field: string, text: string): Promise<void> =>
  expectFieldRefused(market, supplier.token, form, field, text);

describe('too much is refused', () => {
  test('a picture of more than 10 MB', async () => {
    const large = file(Buffer.alloc(10 * 1024 * 1024 + 1), 'a.png', 'image/png');
    await refusedField(buildForm([['images', large]]), 'images', 'pictureTooLarge');
  });

  test('a video of more than 5 MB', async () => {
    const large = mp4(Buffer.alloc(5 * 1024 * 1024 + 1));
    await refusedField(buildForm([['video', large]]), 'video', 'videoTooLarge');
  });

  test('six pictures', async () => {
    const images = await Promise.all(Array.from({ length: 6 }, () => picture(40, 30)));
    await refusedField(
      buildForm(images.map((each) => ['images', each] as const)),
      'images',
      'imagesOnCreate',
    );
  });

  test('two videos', async () => {
    await refusedField(
      buildForm([
        ['video', mp4()],
        ['video', mp4()],
      ]),
      'video',
      'invalid',
    );
  });

  test('more files or fields than any form allows', async () => {
    const one = await picture(40, 30);
    const files = Array.from({ length: 30 }, () => ['images', one] as const);
    await expectRefused(market, await productRequest(supplier.token, buildForm(files)), 'tooLarge');
    const fields = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, 'x']));
    await expectRefused(
      market,
      await productRequest(supplier.token, buildForm([], fields)),
      'tooLarge',
    );
  });

  test('a field of 300 kB', async () => {
    const form = buildForm([], { ...SENT_PRODUCT, description: 'x'.repeat(300_000) });
    await refusedField(form, 'description', 'textTooLong');
  });
});

describe('malformed forms', () => {
  const raw = (type: string, payload: string) => ({
    method: 'POST' as const,
    url: '/api/products/create-new',
    headers: { 'content-type': type, authorization: `Bearer ${supplier.token}` },
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

  test('a call without forms refuses one', async () => {
    const { payload, headers } = await encodeMultipart(
      buildForm([['file', await picture(40, 30)]]),
    );
    await expectRefused(
      market,
      { method: 'POST', url: '/api/contact', headers, payload },
      'unsupportedType',
    );
  });

  test('a file described in JSON is not accepted as a file', async () => {
    // Real files of this machine: they would be accepted if the server opened the paths that a form names.
    const media = (name: string) => fileURLToPath(new URL(name, MEDIA));
    const image = {
      name: 'a.svg',
      type: 'image/webp',
      size: 10,
      path: media('rice-mill-0.svg'),
    };
    const video = { name: 'a.mp4', type: 'video/mp4', size: 10, path: media('lathe.mp4') };
    for (const files of [{ images: [image] }, { video }]) {
      const payload = { ...SENT_PRODUCT, ...files };
      const headers = { authorization: `Bearer ${supplier.token}` };
      const url = '/api/products/create-new';
      await expectRefused(market, { method: 'POST', url, headers, payload }, 'validation');
    }
  });
});

test('a user who may not create products is refused before the body is read', async () => {
  const buyer = await signUp(market, 'buyer');
  const form = buildForm([['images', file(Buffer.alloc(11 * 1024 * 1024), 'a.png', 'image/png')]]);
  await expectRefused(market, await productRequest(buyer.token, form), 'createSuppliersOnly');
  await expectRefused(market, await productRequest('none', form), 'unauthorized');
});

test('written files are removed when the database fails', async () => {
  await withDatabase(market, ({ db }) =>
    sql`alter table product_texts rename to elsewhere`.execute(db),
  );
  try {
    const form = buildForm([
      ['images', await picture()],
      ['video', mp4()],
    ]);
    await expectRefused(market, await productRequest(supplier.token, form), 'internal');
    await expectNoFilesLeft(market);
  } finally {
    await withDatabase(market, ({ db }) =>
      sql`alter table elsewhere rename to product_texts`.execute(db),
    );
  }
  expect(
    await withDatabase(market, ({ db }) => db.selectFrom('products').select('no').execute()),
  ).toEqual([]);
});
