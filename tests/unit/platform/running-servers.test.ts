// Registry of running servers on a system without /proc, such as macOS: an id of an earlier server that another program has by now
// refuses no build.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServer, runningServers } from '../../../server/running-servers.mjs';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    existsSync: (path: string) => !path.startsWith('/proc/') && fs.existsSync(path),
  };
});

let dist = '';
const children: ChildProcess[] = [];
const start = async (...args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, args);
  children.push(child);
  await once(child, 'spawn');
  return child.pid ?? 0;
};
const register = (pid: number): void => writeFileSync(join(dist, '.running', String(pid)), '');

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, '.running'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
  rmSync(dist, { recursive: true });
});

test('a server is found, and another program with the id of an earlier one is not', async () => {
  const program = join(dist, 'main.ts');
  writeFileSync(program, 'setInterval(() => {}, 1_000);');
  const server = await start(program);
  register(server);
  register(await start('-e', 'setInterval(() => {}, 1_000)'));
  expect(runningServers(dist)).toEqual([server]);
});

test('a new server removes the files of those that have ended', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  register(pid);
  registerServer(dist);
  expect(readdirSync(join(dist, '.running'))).toEqual([String(process.pid)]);
});
