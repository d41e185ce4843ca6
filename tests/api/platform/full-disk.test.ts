// Full disk: writes are refused with an error text and leave no partial data, and the server keeps running.
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser, register } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { createProduct, listMyProducts } from '../../../contract/products/my-products.ts';
import type { Api } from '../../../src/api/call.ts';
import { file, picture } from '../../fixtures/files.ts';
import { createEnvironment, type TestEnvironment } from '../environment.ts';
import { VALID_PRODUCT } from '../products/product-forms.ts';
import { registrationBody } from '../users.ts';
import { apiAt, openServer, type ServerProcess } from './process.ts';
import { hasDisks, onDiskOf } from './small-disk.ts';

/** The market then stores nothing in its folder. */
const usesServices = Boolean(process.env.DATABASE_URL || process.env.S3_BUCKET);

let environment: TestEnvironment;
let running: ServerProcess;
/** The market's folder as the server process sees it. */
let disk: string;
beforeEach(async () => {
  if (!hasDisks || usesServices) return;
  environment = await createEnvironment();
  const folder = environment.env.DATA_DIR ?? '';
  const env = { ...environment.env, DISK_RESERVE_MB: '16' };
  running = await openServer(env, onDiskOf('48m', folder));
  disk = join(`/proc/${running.child.pid}/root`, folder);
});
afterEach(async () => {
  if (!running) return;
  await running.stop();
  await environment.remove();
});

const MB = 1024 * 1024;

/** Fills the disk until only this many bytes are free. */
const fillTo = (free: number): void => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - free));
};
const fill = (): void => {
  for (let kilobytes = 1_024; kilobytes >= 1; kilobytes /= 2)
    try {
      while (true)
        writeFileSync(join(disk, 'filler'), Buffer.alloc(kilobytes * 1_024), { flag: 'a' });
    } catch {
      // A smaller chunk may still fit.
    }
};
const files = (): string[] =>
  readdirSync(disk, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:webp|avif|jpe?g|png|part|tmp)$/.test(name))
    .sort();
const refused = { code: 'unavailable', status: 503, message: ERROR_TEXTS.unavailable.en };
const noUploads = { code: 'storageFull', status: 503, message: ERROR_TEXTS.storageFull.en };
/** The server checks free disk space at most once a second. */
const POLL_OPTIONS = { timeout: 5_000, interval: 100 };

test.skipIf(!hasDisks || usesServices)(
  'a full disk loses no acknowledged write and leaves no partial one, and freed space is used',
  async () => {
    const { token } = await apiAt(running.origin).call(register, {
      body: registrationBody('supplier'),
    });
    const api: Api = apiAt(running.origin, token);
    const image = await picture();
    const list = (name: string) =>
      api.call(createProduct, { body: { ...VALID_PRODUCT, name, images: [image] } });
    await list('Before');
    const before = files();
    expect(before.length).toBeGreaterThan(0);

    fill();
    await expect(list('Too much')).rejects.toMatchObject(noUploads);
    // SQLite has some reserved room: it accepts writes that fit there, then reports the full disk.
    let acknowledged = '';
    const describeOneself = async (): Promise<void> => {
      for (let at = 0; at < 1_000; at++) {
        const description = `${at} ${'x'.repeat(900)}`;
        await api.call(updateProfile, { body: { description } });
        acknowledged = description;
      }
    };
    await expect(describeOneself()).rejects.toMatchObject(refused);
    expect(files()).toEqual(before);
    expect((await api.call(listProducts, { query: {} })).products).toEqual([]);

    rmSync(join(disk, 'filler'));
    expect((await api.call(getCurrentUser, {})).description).toBe(acknowledged);
    await vi.waitFor(() => list('After'), POLL_OPTIONS);
    const { products } = await api.call(listMyProducts, { query: {} });
    expect(products.map(({ name }) => name).sort()).toEqual(['After', 'Before']);
  },
);

test.skipIf(!hasDisks || usesServices)(
  'below the reserve uploads are refused, and everything else works',
  async () => {
    const { token } = await apiAt(running.origin).call(register, {
      body: registrationBody('supplier'),
    });
    const api: Api = apiAt(running.origin, token);
    const image = await picture();
    const list = (name: string, images?: File[]) =>
      api.call(createProduct, { body: { ...VALID_PRODUCT, name, images } });
    fillTo(8 * MB);
    await vi.waitFor(
      () => expect(list('With', [image])).rejects.toMatchObject(noUploads),
      POLL_OPTIONS,
    );
    await expect(api.call(updateProfile, { body: { avatar: image } })).rejects.toMatchObject(
      noUploads,
    );
    expect(files()).toEqual([]);
    // Refused before the body is read: a body of this size is never stored.
    const large = file(Buffer.alloc(3 * MB), 'large.png', 'image/png');
    await expect(list('Large', [large])).rejects.toMatchObject(noUploads);
    await list('Without');
    await api.call(updateProfile, { body: { description: 'Still here' } });
    await apiAt(running.origin).call(register, { body: registrationBody('buyer') });
    const { status, parts } = await (await fetch(`${running.origin}/api/health`)).json();
    expect(status).toBe('degraded');
    expect(parts).toContainEqual({ name: 'storage', status: 'down' });
    rmSync(join(disk, 'filler'));
    await vi.waitFor(() => list('With', [image]), POLL_OPTIONS);
  },
);
