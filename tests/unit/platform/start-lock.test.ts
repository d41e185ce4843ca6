// Starts of one clone at the same time, as processes: one of them builds, and a running server keeps its build. The site's build is a
// stand-in that waits for a file.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ASTRO = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
appendFileSync('builds.log', 'built\\n');
for (let tries = 0; !existsSync('go') && tries < 1_000; tries++) await setTimeout(20);
const dir = process.env.BUILD_DIR;
const text = readFileSync('src/a.ts', 'utf8');
const hashed = '_astro/' + text + '.js';
mkdirSync(dir + '/client/_astro', { recursive: true });
writeFileSync(dir + '/client/index.html', text);
writeFileSync(dir + '/client/' + hashed, text);
const pages = existsSync('incomplete') ? ['index.html', 'about.html'] : ['index.html'];
writeFileSync(dir + '/build.json', JSON.stringify({ pages, addressed: [], hashed: [hashed] }));
`;
const SERVER = `
import { registerServer } from './running-servers.mjs';
registerServer('dist');
console.log('serving');
setInterval(() => {}, 1_000);
`;

let clone = '';
const children: ChildProcess[] = [];
const at = (path: string): string => join(clone, path);
const write = (path: string, text: string): void => {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), text);
};

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync('scripts', at('scripts'), { recursive: true });
  write('package.json', '{ "type": "module", "scripts": { "serve": "node server/launch.mjs" } }');
  write('package-lock.json', '{}');
  write('src/a.ts', 'first');
  for (const path of ['contract/a.ts', 'locales/a.json', 'public/a.txt', 'astro.config.mjs'])
    write(path, '');
  cpSync('server/running-servers.mjs', join(clone, 'server', 'running-servers.mjs'));
  write('server/launch.mjs', SERVER);
  write('node_modules/astro/bin/astro.mjs', ASTRO);
  mkdirSync(at('node_modules/.bin'));
  symlinkSync(process.execPath, at('node_modules/.bin/node'));
  const installed = createHash('sha256');
  for (const part of ['{}', process.platform, process.arch]) installed.update(part).update('\0');
  write('node_modules/.installed', installed.digest('hex'));
});
afterEach(async () => {
  // A build that still waits ends.
  write('go', '');
  for (const child of children.splice(0)) {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    child.kill('SIGTERM');
    if (!isOver) await once(child, 'close');
  }
  rmSync(clone, { recursive: true });
});

function start(port: string, env: Readonly<Record<string, string>> = {}, command = 'start') {
  const child = spawn(process.execPath, [at('scripts/start.mjs'), command], {
    env: { PATH: process.env.PATH ?? '', PORT: port, DEMO: '0', ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const prints = (expected: string | RegExp) =>
    vi.waitFor(() => expect(output).toMatch(expected), { timeout: 20_000, interval: 20 });
  return { child, exit, prints, output: () => output };
}
/** Waits until it serves, and stops it. */
async function stop(started: ReturnType<typeof start>): Promise<void> {
  await started.prints('serving');
  started.child.kill('SIGTERM');
  await started.exit;
}
const builds = (): number => readFileSync(at('builds.log'), 'utf8').trim().split('\n').length;

test('of two starts one builds, and the other waits and uses its site', async () => {
  const first = start('4001');
  await first.prints('Building');
  const second = start('4001');
  await second.prints(`process ${first.child.pid}) installs or builds`);
  expect(existsSync(at('dist/client/index.html'))).toBe(false);
  write('go', '');
  await Promise.all([first.prints('serving'), second.prints('serving')]);
  expect(builds()).toBe(1);
  expect(second.output()).not.toContain('Building');
});

test('a running server keeps its build beside a newer one, and another port or origin needs no build', async () => {
  write('go', '');
  const running = start('4001');
  await running.prints('serving');
  await start('4002', { PUBLIC_ORIGIN: 'https://market.example' }).prints('serving');
  expect(builds()).toBe(1);
  const first = realpathSync(at('dist'));
  for (const text of ['second', 'third', 'fourth']) {
    write('src/a.ts', text);
    await stop(start('4003'));
    expect(readFileSync(at('dist/client/index.html'), 'utf8')).toBe(text);
    expect(readFileSync(join(first, 'client/index.html'), 'utf8')).toBe('first');
  }
  await stop(running);
  for (const child of children) child.kill('SIGTERM');
  await vi.waitFor(() =>
    expect(children.every((each) => each.exitCode !== null || each.signalCode !== null)).toBe(true),
  );
  write('src/a.ts', 'fifth');
  await stop(start('4001'));
  expect(existsSync(first)).toBe(false);
  // The newest, and the one before it.
  expect(readdirSync(at('builds'))).toHaveLength(2);
});

test('a build has the hashed files of the two before it, for pages that are open', async () => {
  write('go', '');
  for (const text of ['first', 'second', 'third', 'fourth']) {
    write('src/a.ts', text);
    await stop(start('4001'));
  }
  expect(readdirSync(at('dist/client/_astro')).sort()).toEqual([
    'fourth.js',
    'second.js',
    'third.js',
  ]);
});

test('a build for a static host is made again for another origin', async () => {
  write('go', '');
  await stop(start('4001'));
  const build = start('4001', { PUBLIC_ORIGIN: 'https://market.example' }, 'build');
  expect(await build.exit).toBe(0);
  expect(builds()).toBe(2);
});

test('the folder of a release that built in place is replaced', async () => {
  write('go', '');
  // Its mark was the bare hash of its sources.
  write('dist/.built', createHash('sha256').digest('hex'));
  write('dist/client/index.html', 'old');
  await stop(start('4001'));
  expect(readFileSync(at('dist/client/index.html'), 'utf8')).toBe('first');
});

test('the lock of a process that has ended is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  write('node_modules/.starting', String(pid));
  write('go', '');
  await start('4001').prints('serving');
  expect(existsSync(at('node_modules/.starting'))).toBe(false);
});

test('a site with a missing page is not used, also not by the next start', async () => {
  write('go', '');
  write('incomplete', '');
  const incomplete = start('4001');
  expect(await incomplete.exit).toBe(1);
  expect(incomplete.output()).toContain('about.html is missing');
  rmSync(at('incomplete'));
  await start('4001').prints('serving');
  expect(builds()).toBe(2);
  expect(readdirSync(at('builds'))).toHaveLength(1);
});

test('a folder of a release that built in place is not replaced while its server runs', async () => {
  write('go', '');
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)', 'main.ts']);
  children.push(server);
  write('dist/client/index.html', 'earlier');
  write(`dist/.running/${server.pid}`, '');
  const refused = start('4001');
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toContain(`(process ${server.pid}) uses the folder dist/`);
  expect(readFileSync(at('dist/client/index.html'), 'utf8')).toBe('earlier');
  server.kill('SIGTERM');
  await once(server, 'close');
  await start('4001').prints('serving');
});
