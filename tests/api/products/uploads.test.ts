// Product pictures and videos: recognized by content, stored in three sizes, removed when no longer referenced.
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { mediaUrl, pictureSources } from '../../../contract/media.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import {
  file,
  mp4,
  mp4Bytes,
  picture,
  sidewaysPhoto,
  webm,
  webmBytes,
} from '../../fixtures/files.ts';
import { type Market, openMarket } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { signUpSupplier } from './product-forms.ts';

let market: Market = await openMarket(0);
const supplier = await signUpSupplier(market);
afterAll(() => market.close());

const folder = (name: string): string => join(market.env.DATA_DIR ?? '', name);
const stored = (): Promise<string[]> => storedFilesOf(market, 'uploads').names();
const waiting = (): string[] => readdirSync(folder('tmp'));
const get = (path: string) => market.app.inject({ url: mediaUrl(path) });

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'of type %s is served in three sizes',
    async (type) => {
      const { images } = await supplier.create({ images: [await picture(1600, 1200, type)] });
      const [path = ''] = images;
      expect(path).toMatch(/^\/media\/uploads\/[0-9a-f-]{36}-1280x960\.640\.webp$/);
      const { sources, width, height } = pictureSources(path);
      expect([width, height]).toEqual([640, 480]);
      const variants = sources.flatMap(({ srcset }) => srcset.split(', '));
      expect(variants).toHaveLength(3);
      for (const variant of variants) {
        const [url = '', pixels = ''] = variant.split(' ');
        const reply = await market.app.inject({ url });
        expect(reply.headers['content-type']).toBe('image/webp');
        const found = await sharp(reply.rawPayload).metadata();
        expect(`${found.width}w`).toBe(pixels);
      }
    },
  );

  test('is never enlarged, and has its real dimensions in its name', async () => {
    const [path = ''] = (await supplier.create({ images: [await picture(200, 500)] })).images;
    expect(path).toContain('-200x500.640.webp');
    const { sources, width, height } = pictureSources(path);
    expect([width, height]).toEqual([200, 500]);
    expect(sources[0]?.srcset.split(', ').map((each) => each.split(' ')[1])).toEqual([
      '128w',
      '200w',
    ]);
    for (const size of [320, 640, 1280])
      expect((await get(path.replace('.640.', `.${size}.`))).statusCode).toBe(200);
  });

  test('several times as high as wide stays readable, and shows its top where it is small', async () => {
    const long = await supplier.create({ images: [await picture(790, 16_000, 'jpeg')] });
    const path = long.images[0] ?? '';
    expect(path).toContain('-790x16000.640.webp');
    const sizeOf = async (size: number) => {
      const { rawPayload } = await get(path.replace('.640.', `.${size}.`));
      const { width, height } = await sharp(rawPayload).metadata();
      return [width, height];
    };
    expect(await sizeOf(1280)).toEqual([790, 16_000]);
    expect(await sizeOf(640)).toEqual([640, 640]);
    expect(await sizeOf(320)).toEqual([320, 320]);
  });

  test('is turned upright, and loses its metadata', async () => {
    const [path = ''] = (await supplier.create({ images: [await sidewaysPhoto()] })).images;
    const bytes = (await get(path)).rawPayload;
    const { exif, width, height } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect([width, height]).toEqual([480, 640]);
    expect(bytes.toString('latin1')).not.toContain('SpyCam');
    const [, , blue] = await sharp(bytes)
      .extract({ left: 200, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(200);
  });

  test('keeps its position among the others, existing and new', async () => {
    const images = await Promise.all([picture(400, 300), picture(500, 300), picture(600, 300)]);
    const {
      id,
      images: [a = '', b = '', c = ''],
    } = await supplier.create({ images, status: 'draft' });
    expect([a, b, c].map((path) => /(\d+)x300/.exec(path)?.[1])).toEqual(['400', '500', '600']);
    const changed = await supplier.update(id, { images: [c, await picture(700, 300), a] });
    expect(changed.images.map((path) => /(\d+)x300/.exec(path)?.[1])).toEqual([
      '600',
      '700',
      '400',
    ]);
    expect((await get(b)).statusCode).toBe(404);
    expect((await get(a)).statusCode).toBe(200);
  });
});

describe('a video', () => {
  test('is stored unchanged, with the extension of its type', async () => {
    const films = [
      [mp4(), 'video/mp4', mp4Bytes()],
      [webm(), 'video/webm', Buffer.from(webmBytes())],
      [webm(webmBytes({ endless: true })), 'video/webm', Buffer.from(webmBytes({ endless: true }))],
      // Wrong file name and type: the content decides.
      [file(webmBytes(), 'clip.mp4', 'video/mp4'), 'video/webm', Buffer.from(webmBytes())],
    ] as const;
    for (const [video, type, bytes] of films) {
      const created = await supplier.create({ video });
      const reply = await get(created.video ?? '');
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.rawPayload.equals(bytes)).toBe(true);
    }
  });

  test('is replaced, and cleared', async () => {
    const { id, video: first } = await supplier.create({ video: mp4(), status: 'draft' });
    const { video: second } = await supplier.update(id, { video: webm() });
    expect(second).toMatch(/\.webm$/);
    expect((await get(first ?? '')).statusCode).toBe(404);
    expect((await supplier.update(id, { name: 'Another name' })).video).toBe(second);
    expect((await supplier.update(id, { video: '' })).video).toBeNull();
    expect((await get(second ?? '')).statusCode).toBe(404);
  });
});

test('files are deleted with their product, and no temporary file stays', async () => {
  const before = await stored();
  const { id } = await supplier.create({
    images: [await picture(), await picture()],
    video: mp4(),
  });
  expect(await stored()).toHaveLength(before.length + 7);
  await supplier.api.call(deleteProduct, { params: { id } });
  expect(await stored()).toEqual(before);
  expect(waiting()).toEqual([]);
});

test('leftovers of a crash are removed at the next start, new files stay', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => join(folder('tmp'), name)) as [
    string,
    string,
  ];
  for (const name of [old, fresh]) writeFileSync(name, 'half a picture');
  const threeDaysAgo = new Date(Date.now() - 72 * 3_600_000);
  utimesSync(old, threeDaysAgo, threeDaysAgo);
  market = await market.restart();
  await market.app.ready();
  expect(waiting()).toEqual(['fresh']);
});
