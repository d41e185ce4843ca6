// Order of the file system calls that store a file, and what is left if one of them fails.

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskStore, type FileSystem } from '../../../server/platform/storage/disk.ts';
import { diskReserve, withReserve } from '../../../server/platform/storage/disk-reserve.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'disk-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const isPart = /\.part-[\w-]+/;

/** The real calls, recorded when they end; `broken` selects calls that throw instead. */
function recorded(broken: (step: string) => boolean = () => false) {
  const steps: string[] = [];
  const at = (path: unknown): string => relative(root, String(path)).replace(isPart, 'part');
  const step = (name: string): void => {
    if (broken(name)) throw Object.assign(new Error(name), { code: 'EIO' });
    steps.push(name);
  };
  const files: FileSystem = {
    ...promises,
    async rename(from, to) {
      step(`rename ${at(from)} ${at(to)}`);
      await promises.rename(from, to);
    },
    async copyFile(from, to, mode) {
      step(`copy ${at(to)}`);
      await promises.copyFile(from, to, mode);
    },
    async open(path, flags, mode) {
      const file = await promises.open(path, flags, mode);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        step(`sync ${at(path)}`);
        await sync();
      };
      return file;
    },
  };
  return { files, steps };
}

const bytes = Buffer.from('a picture');

describe('writing a file is acknowledged', () => {
  test('after the file, its name and its new folder are synced', async () => {
    const { files, steps } = recorded();
    const store = diskStore(join(root, 'data', 'uploads'), files);
    await store.put('a.webp', bytes);
    expect(steps).toEqual([
      'sync data',
      'sync ',
      'sync data/uploads/part',
      'rename data/uploads/part data/uploads/a.webp',
      'sync data/uploads',
    ]);
    steps.length = 0;
    await store.put('b.webp', bytes);
    expect(steps).toEqual([
      'sync data/uploads/part',
      'rename data/uploads/part data/uploads/b.webp',
      'sync data/uploads',
    ]);
    expect(statSync(join(root, 'data/uploads/a.webp')).mode & 0o777).toBe(0o600);
  });

  test('also for a copy of another file', async () => {
    const { files, steps } = recorded();
    writeFileSync(join(root, 'source'), bytes);
    await diskStore(root, files).put('a.mp4', { file: join(root, 'source') });
    expect(steps).toEqual(['copy part', 'sync part', 'rename part a.mp4', 'sync ']);
  });
});

test.each(['sync part', 'rename part a.webp', 'sync '])(
  'no file is left where "%s" fails',
  async (broken) => {
    const { files } = recorded((step) => step === broken);
    const put = diskStore(root, files).put('a.webp', bytes);
    await expect(put).rejects.toMatchObject({ code: 'unavailable' });
    expect(readdirSync(root)).toEqual([]);
  },
);

describe('a reserve of free disk', () => {
  const FULL = { code: 'storageFull', status: 503, retryAfterSeconds: 300 };

  test('refuses new files below it, and accepts them when there is space', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let free = 100;
    const reserve = diskReserve(root, 100, async () => free);
    const store = withReserve(diskStore(root), reserve);
    await store.put('a.webp', bytes);
    free = 99;
    vi.advanceTimersByTime(1_001);
    await expect(store.put('b.webp', bytes)).rejects.toMatchObject(FULL);
    expect(await store.check()).toBe(false);
    expect(readdirSync(root)).toEqual(['a.webp']);
    free = 100;
    vi.advanceTimersByTime(1_001);
    await store.put('b.webp', bytes);
    expect(await store.check()).toBe(true);
    vi.useRealTimers();
  });

  test('checks the file system at most once a second', async () => {
    const free = vi.fn(async () => 1_000);
    const store = withReserve(diskStore(root), diskReserve(root, 100, free));
    await Promise.all(Array.from({ length: 50 }, (_, at) => store.put(`${at}.webp`, bytes)));
    expect(free).toHaveBeenCalledTimes(1);
  });

  test('counts a disk without an answer as full', async () => {
    const reserve = diskReserve(root, 100, () => Promise.reject(new Error('gone')));
    await expect(reserve.requireRoom()).rejects.toMatchObject(FULL);
  });
});
