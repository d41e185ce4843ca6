// Uploads whose content does not match their type: refused with the field's name, and nothing of them is stored.
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import {
  box,
  file,
  ftyp,
  mp4,
  mp4Bytes,
  picture,
  pictureBytes,
  webm,
  webmBytes,
} from '../../fixtures/files.ts';
import {
  manyFrames,
  manyScans,
  manySegments,
  unpackingTexts,
} from '../../fixtures/hostile-pictures.ts';
import { sharedMarket } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { buildForm, expectFieldRefused, expectNoFilesLeft } from './hostile-form.ts';
import { signUpSupplier } from './product-forms.ts';

const market = await sharedMarket(0);
const supplier = await signUpSupplier(market);
afterEach(() => expectNoFilesLeft(market));

const refusedField = (form: FormData, field: string, text: string): Promise<void> =>
  expectFieldRefused(market, supplier.token, form, field, text);

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } });
const EXE = Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(4_000, 7)]);
const png = () => pictureBytes(300, 200);

describe('invalid pictures', () => {
  test.each([
    ['a program', () => EXE, 'pictureType'],
    ['nothing', () => Buffer.alloc(0), 'pictureType'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'pictureType'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'pictureType'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'pictureType',
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'pictureType',
    ],
    [
      'half a picture',
      async () => (await pictureBytes(800, 600, 'jpeg')).subarray(0, 900),
      'pictureUnreadable',
    ],
    ['half a PNG', async () => (await png()).subarray(0, 200), 'pictureUnreadable'],
    ['only the head of a PNG', async () => (await png()).subarray(0, 20), 'pictureUnreadable'],
    ['25 megapixels', () => pictureBytes(6_250, 4_001), 'pictureTooManyPixels'],
    [
      '49 megapixels in scans',
      () => canvas(7_000, 7_000).jpeg({ progressive: true }).toBuffer(),
      'pictureTooManyPixels',
    ],
    [
      '24 megapixels, interlaced, 16 bits a channel',
      () => canvas(6_000, 4_000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      'pictureTooDeep',
    ],
    [
      '24 megapixels of CMYK in scans',
      () => canvas(6_000, 4_000).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
      'pictureTooDeep',
    ],
    [
      'a HEIC of a phone',
      () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1'),
      'pictureHeic',
    ],
    ['883 scans', () => manyScans(6_000, 4_000), 'pictureUnreadable'],
    ['100,000 segments', () => manySegments(100_000), 'pictureUnreadable'],
    ['texts that unpack to 1 GB', () => unpackingTexts(22), 'pictureUnreadable'],
    ['30,000 frames', () => manyFrames(30_000), 'pictureUnreadable'],
  ])('%s with a picture name is refused', async (_, bytes, text) => {
    const form = buildForm([['images', file(await bytes(), 'machine.png', 'image/png')]]);
    await refusedField(form, 'images', text);
  });

  test('a wrong type is refused before the content is read', async () => {
    const form = buildForm([['images', file(await png(), 'machine.png', 'image/svg+xml')]]);
    await refusedField(form, 'images', 'pictureType');
  });

  test('a valid picture beside an invalid one is not stored', async () => {
    const form = buildForm([
      ['images', await picture()],
      ['images', file(EXE, 'b.png', 'image/png')],
    ]);
    await refusedField(form, 'images', 'pictureType');
  });
});

test.each([
  [
    'a script',
    (picture: Buffer) => Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'an archive',
    (picture: Buffer) => Buffer.concat([picture, Buffer.from('PK\u0003\u0004evil.exe')]),
  ],
])('a picture with %s appended is stored as a picture only', async (_, append) => {
  const bytes = append(await pictureBytes(300, 200, 'jpeg'));
  const product = await supplier.create({ images: [file(bytes, 'a.jpg', 'image/jpeg')] });
  for (const name of await storedFilesOf(market, 'uploads').names()) {
    const reply = await market.app.inject({ url: `/api/media/uploads/${name}` });
    expect(reply.payload).not.toMatch(/script|evil/);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  }
  const remove = { method: 'DELETE' as const, url: `/api/products/${product.id}` };
  const headers = { authorization: `Bearer ${supplier.token}` };
  const reply = await market.app.inject({ ...remove, headers });
  expect(reply.json().message).toBe(SUCCESS_TEXTS.productDeleted.en);
});

describe('invalid videos', () => {
  /** A valid MP4 whose sample description names another codec. */
  const withCodec = (codec: string): Buffer => {
    const bytes = Buffer.from(mp4Bytes());
    bytes.write(codec, bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
    return bytes;
  };
  const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 50);
  test.each([
    ['a program', mp4(EXE), 'videoType'],
    ['a picture', mp4(Buffer.from('\u0089PNG\r\n\u001a\n0000000000')), 'videoType'],
    ['QuickTime', mp4(Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  ')), 'videoType'],
    ['Matroska', webm(webmBytes({ docType: 'matroska' })), 'videoType'],
    ['HEVC', mp4(withCodec('hvc1')), 'videoHevc'],
    ['HEVC with its parameters in the stream', mp4(withCodec('hev1')), 'videoHevc'],
    ['a truncated mp4', mp4(cut(mp4Bytes())), 'videoUnreadable'],
    [
      'an mp4 with an archive behind it',
      mp4(Buffer.concat([mp4Bytes(), Buffer.from('PK\u0003\u0004')])),
      'videoUnreadable',
    ],
    [
      '655,000 boxes',
      mp4(Buffer.concat([ftyp(), Buffer.alloc(8 * 655_000, box('free', 0))])),
      'videoUnreadable',
    ],
    ['a truncated webm', webm(cut(webmBytes())), 'videoUnreadable'],
    ['a truncated recording', webm(cut(webmBytes({ endless: true }))), 'videoUnreadable'],
    [
      'a webm of zeros',
      webm(Buffer.concat([Buffer.from(webmBytes()).subarray(0, 18), Buffer.alloc(500)])),
      'videoUnreadable',
    ],
  ])('%s is refused', async (_, video, text) => {
    await refusedField(buildForm([['video', video]]), 'video', text);
  });

  test('another type of video is refused', async () => {
    const avi = file(mp4Bytes(), 'clip.avi', 'video/x-msvideo');
    await refusedField(buildForm([['video', avi]]), 'video', 'videoType');
  });
});
