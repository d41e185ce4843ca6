// A disk that is full: said so, nothing half-written, and everything as before once there is room again.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaUrl } from '../../contract/media.ts';
import { mp4, picture } from '../fixtures/files.ts';
import { openSeller, type Seller } from './forms.ts';
import { formOf, post } from './hostile-form.ts';
import { type Market, openMarket } from './market.ts';
import { expectRefused } from './refusal.ts';

/** A disk of its own, where this machine lets us make one. */
function mounted(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const DISKS = ['uploads', 'tmp'] as const;
let market: Market;
let seller: Seller;
const folder = (name: string): string => join(market.env.DATA_DIR ?? '', name);
let disks: readonly string[] = [];
beforeAll(async () => {
  market = await openMarket(0, {
    S3_BUCKET: '',
    S3_ENDPOINT: '',
    S3_PREFIX: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
  });
  seller = await openSeller(market);
  disks = DISKS.map(folder).filter(mounted);
});
afterAll(async () => {
  for (const disk of disks) execFileSync('umount', [disk]);
  await market.close();
});

describe.each(DISKS)('where the disk of %s is full', (name) => {
  test('an upload is refused, and leaves nothing', async ({ skip }) => {
    if (disks.length < DISKS.length) skip('only root may mount a disk');
    const ballast = join(folder(name), 'ballast');
    writeFileSync(ballast, Buffer.alloc(124 * 1024));
    const before = DISKS.map((each) => readdirSync(folder(each)));
    const form = formOf([
      ['images', await picture()],
      ['video', mp4()],
    ]);
    await expectRefused(market, await post(seller.token, form), 'unavailable');
    expect(DISKS.map((each) => readdirSync(folder(each)))).toEqual(before);
    rmSync(ballast);
    const { images } = await seller.create({ images: [await picture()] });
    const reply = await market.app.inject({ url: mediaUrl(images[0] ?? '') });
    expect(reply.statusCode).toBe(200);
  });
});
