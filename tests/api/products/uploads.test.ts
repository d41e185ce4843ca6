// Product pictures and videos: recognized by content, stored in three sizes, removed when no longer referenced.
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { filesIn } from '../platform/kept-files.ts';
import { openSeller, type Seller } from './forms.ts';

let market: Market;
let seller: Seller;
beforeAll(async () => {
  market = await openMarket(0);
  seller = await openSeller(market);
});
afterAll(() => market.close());

const folder = (name: string): string => join(market.env.DATA_DIR ?? '', name);
const stored = (): Promise<string[]> => filesIn(market, 'uploads').names();
const waiting = (): string[] => readdirSync(folder('tmp'));
const get = (path: string) => market.app.inject({ url: mediaUrl(path) });

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'of type %s is served in three sizes',
    async (type) => {
      const { images } = await seller.create({ images: [await picture(1600, 1200, type)] });
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

  test('is never enlarged, and says what it really measures', async () => {
    const [path = ''] = (await seller.create({ images: [await picture(200, 500)] })).images;
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

  test('is turned upright and tells nothing of its camera', async () => {
    const [path = ''] = (await seller.create({ images: [await sidewaysPhoto()] })).images;
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

  test('keeps its place among the others, old and new', async () => {
    const images = await Promise.all([picture(400, 300), picture(500, 300), picture(600, 300)]);
    const {
      id,
      images: [a = '', b = '', c = ''],
    } = await seller.create({ images, status: 'draft' });
    expect([a, b, c].map((path) => /(\d+)x300/.exec(path)?.[1])).toEqual(['400', '500', '600']);
    const changed = await seller.update(id, { images: [c, await picture(700, 300), a] });
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
  test('is stored as it is, with the ending of what it is', async () => {
    const films = [
      [mp4(), 'video/mp4', mp4Bytes()],
      [webm(), 'video/webm', Buffer.from(webmBytes())],
      [webm(webmBytes({ endless: true })), 'video/webm', Buffer.from(webmBytes({ endless: true }))],
      // Wrong file name and type: the content decides.
      [file(webmBytes(), 'clip.mp4', 'video/mp4'), 'video/webm', Buffer.from(webmBytes())],
    ] as const;
    for (const [video, type, bytes] of films) {
      const made = await seller.create({ video });
      const reply = await get(made.video ?? '');
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.rawPayload.equals(bytes)).toBe(true);
    }
  });

  test('is replaced, and cleared', async () => {
    const { id, video: first } = await seller.create({ video: mp4(), status: 'draft' });
    const { video: second } = await seller.update(id, { video: webm() });
    expect(second).toMatch(/\.webm$/);
    expect((await get(first ?? '')).statusCode).toBe(404);
    expect((await seller.update(id, { name: 'Another name' })).video).toBe(second);
    expect((await seller.update(id, { video: '' })).video).toBeNull();
    expect((await get(second ?? '')).statusCode).toBe(404);
  });
});

test('files go with their product, and nothing temporary stays', async () => {
  const before = await stored();
  const { id } = await seller.create({ images: [await picture(), await picture()], video: mp4() });
  expect(await stored()).toHaveLength(before.length + 7);
  await seller.forms.call(deleteProduct, { params: { id } });
  expect(await stored()).toEqual(before);
  expect(waiting()).toEqual([]);
});

test('what a crash left behind is swept at the next start, what is just coming is not', async () => {
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
