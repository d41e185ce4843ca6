// Files after a power cut, on a fake file system that keeps only synced data.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskStore } from '../../../server/platform/storage/disk.ts';

type Files = typeof promises;

interface Inode {
  written: Buffer;
  forced: Buffer;
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** Disk content after each step: with names stored as late as allowed, and as early. */
interface Cut {
  readonly step: string;
  readonly late: ReadonlyMap<string, Buffer>;
  readonly early: ReadonlyMap<string, Buffer>;
}

/** Data and names are stored when synced; names may be stored earlier, which nothing forbids. */
function powerCuts() {
  const names = new Map<string, Inode>();
  let forcedNames = new Map<string, Inode>();
  const cuts: Cut[] = [];
  const forced = (inodes: ReadonlyMap<string, Inode>) =>
    new Map([...inodes].map(([name, inode]) => [name, inode.forced] as const));
  const done = (step: string): void => {
    cuts.push({ step, late: forced(forcedNames), early: forced(names) });
  };
  const create = (path: string, content: Buffer): Inode => {
    if (names.has(path)) throw failure('EEXIST');
    const inode = { written: content, forced: Buffer.alloc(0) };
    names.set(path, inode);
    return inode;
  };
  const fileHandle = (inode: Inode) => ({
    async writeFile(content: Uint8Array) {
      // Half of the data may reach the disk before the sync.
      inode.written = Buffer.from(content);
      inode.forced = inode.written.subarray(0, Math.floor(content.length / 2));
      done('write');
    },
    async chmod() {},
    async sync() {
      inode.forced = inode.written;
      done('sync the file');
    },
  });
  const folderHandle = () => ({
    async sync() {
      forcedNames = new Map(names);
      done('sync the folder');
    },
  });
  const closing = { async close() {}, async [Symbol.asyncDispose]() {} };
  const files = {
    async access() {},
    async mkdir() {},
    async stat() {
      return { isDirectory: () => true, mtimeMs: 0 };
    },
    async copyFile(from: string, to: string) {
      const inode = create(to, Buffer.from('a source'));
      inode.forced = inode.written.subarray(0, 3);
      done(`copy from ${from.split('/').at(-1)}`);
    },
    async open(path: string, flags: string) {
      if (flags === 'wx') return { ...fileHandle(create(path, Buffer.alloc(0))), ...closing };
      const inode = names.get(path);
      return { ...(inode ? fileHandle(inode) : folderHandle()), ...closing };
    },
    async rename(from: string, to: string) {
      const inode = names.get(from);
      if (!inode) throw failure('ENOENT');
      names.delete(from);
      names.set(to, inode);
      done('rename');
    },
    async rm(path: string) {
      names.delete(path);
    },
  };
  return { files: files as unknown as Files, cuts };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'power-'));
  writeFileSync(join(folder, 'source'), 'a source');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ['bytes', () => Buffer.from('all of a picture'), 'all of a picture'],
  ['a copy of a file', () => ({ file: join(folder, 'source') }), 'a source'],
] as const)('%s', (_, content, whole) => {
  test('are complete under their names after an acknowledged write and a power loss', async () => {
    const { files, cuts } = powerCuts();
    await diskStore(folder, files).put('a.webp', content());
    expect(cuts.map(({ step }) => step.replace(/ from .*/, ''))).toEqual([
      expect.stringMatching(/^(?:write|copy)$/),
      'sync the file',
      'rename',
      'sync the folder',
    ]);
    expect(cuts.at(-1)?.late.get(join(folder, 'a.webp'))?.toString()).toBe(whole);
  });

  test('are never partial after a power loss at any time', async () => {
    const { files, cuts } = powerCuts();
    await diskStore(folder, files).put('a.webp', content());
    expect(cuts.length).toBeGreaterThan(0);
    for (const { late, early } of cuts)
      for (const disk of [late, early])
        expect([undefined, whole]).toContain(disk.get(join(folder, 'a.webp'))?.toString());
  });
});
