// Launcher of the npm commands that must work right after a clone: installs and builds what is missing or stale, then starts.
// Plain JavaScript, because it runs on any Node version before the project's own is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerServer } from '../server/running-servers.mjs';
import {
  buildFacts,
  carryAssets,
  makeCurrent,
  newBuildDir,
  serverOfBuildInPlace,
} from './build/builds.mjs';
import { lockStart } from './start-lock.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
process.chdir(ROOT);

const print = (text) => console.log(text);
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

const hash = (parts) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
};

const readIfExists = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function install() {
  const stamp = join('node_modules', '.installed');
  const wanted = hash([readFileSync('package-lock.json'), process.platform, process.arch]);
  if (readIfExists(stamp) === wanted) return;
  print('Installing packages (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file without other platforms' binaries, and a registry may not have all of them.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(npm, args, { stdio: 'inherit' });
  if (done.error)
    fail('npm was not found. Install Node.js 20 or newer, which brings npm, and try again.');
  if (done.status !== 0) fail('npm could not install the packages; its message is above.');
  if (!existsSync(NODE))
    fail(
      'The packages are installed, but the pinned Node is not: its install script did not run.\n' +
        'Allow it (`npm install-scripts approve node esbuild`), or unset ignore-scripts in your npm configuration, and try again.',
    );
  writeFileSync(stamp, wanted);
}

/** Files whose change makes the built site stale. */
const sources = () =>
  ['src', 'contract', 'locales', 'public']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath ?? each.path, each.name))
    .concat(
      'astro.config.mjs',
      'package-lock.json',
      'scripts/build/compile-words.ts',
      'scripts/build/compress.ts',
      'scripts/build/bare-preload.ts',
      'scripts/build/built-pages.ts',
      'scripts/build/island-file.ts',
      'scripts/build/lean-contract.ts',
      'scripts/build/lean-hashes.ts',
      'scripts/build/lean-icons.ts',
      'scripts/build/text-modules.ts',
      'scripts/build/words.ts',
    )
    .sort();

/** Articles with a future date: when it comes, the built site is stale. */
const scheduledArticles = (files) => {
  const today = new Date().toISOString().slice(0, 10);
  return files.filter(
    (file) =>
      file.endsWith('.md') &&
      (/^date: *['"]?(\d{4}-\d\d-\d\d)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '') > today,
  );
};

/** What the current build was made of; nothing for one of an earlier release, whose mark was a bare hash. */
function builtFrom() {
  try {
    return JSON.parse(readIfExists(join('dist', '.built')) || '{}');
  } catch {
    return {};
  }
}

/** server/launch.mjs does not serve a build with this file in public. */
const DRAFTS_MARK = '.drafts';

/**
 * Makes a build current if there is none of these sources. The server gives pages its own addresses; only the files for a static host
 * (`hasAddresses`) must have been built with those of the environment.
 */
function build({ hasAddresses }) {
  const { PUBLIC_ORIGIN = '', S3_PUBLIC_URL = '', PUBLIC_DRAFTS = '' } = process.env;
  const hasDrafts = PUBLIC_DRAFTS === '1';
  if (hasDrafts && PUBLIC_ORIGIN)
    fail('A build for PUBLIC_ORIGIN cannot have drafts: unset PUBLIC_DRAFTS, or PUBLIC_ORIGIN.');
  const files = sources();
  const stats = files.map((file) => `${file} ${hash([readFileSync(file)])}`);
  const wanted = {
    sources: hash([...stats, ...scheduledArticles(files), PUBLIC_DRAFTS]),
    addresses: hash([PUBLIC_ORIGIN, S3_PUBLIC_URL]),
  };
  const existing = builtFrom();
  if (
    existing.sources === wanted.sources &&
    (!hasAddresses || existing.addresses === wanted.addresses)
  )
    return;
  const server = serverOfBuildInPlace();
  if (server !== undefined)
    fail(
      `A server of an earlier release (process ${server}) uses the folder dist/, which a build replaces. Stop it first.`,
    );
  print('Building the site (about half a minute) …');
  const dir = newBuildDir();
  // Astro reuses parsed pages unless content.config.ts itself changes, also when a schema that it imports has changed.
  rmSync(join('node_modules', '.astro', 'data-store.json'), { force: true });
  run(
    // Without a limit, the build of a thousand articles uses twice the memory that it needs.
    ['--max-old-space-size=640', 'node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    'The site could not be built; see above.',
    { BUILD_DIR: dir },
  );
  run(['scripts/build/compress.ts', dir], 'The built files could not be compressed; see above.');
  const facts = buildFacts(dir);
  const missing = (facts?.pages ?? []).filter((page) => !existsSync(join(dir, 'client', page)));
  if (facts === null || missing.length > 0)
    fail(
      `The built site is not complete, ${missing[0] ?? 'build.json'} is missing. Start again to build it.`,
    );
  writeFileSync(join(dir, 'build.json'), JSON.stringify({ ...facts, earlier: carryAssets(dir) }));
  if (hasDrafts) writeFileSync(join(dir, DRAFTS_MARK), '');
  writeFileSync(join(dir, '.built'), JSON.stringify(wanted));
  makeCurrent(dir);
}

function run(args, problem, env = {}) {
  const done = spawnSync(NODE, args, { stdio: 'inherit', env: { ...environment(), ...env } });
  if (done.status !== 0) fail(problem);
}

/** Environment for child processes, with the project's own Node and tools first on the path. */
function environment() {
  const path = `${join(ROOT, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' };
}

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Resolves with the exit code; passes signals on until then, so that the command can stop gracefully. */
function follow(args, env = {}) {
  const child = spawn(NODE, args, { stdio: 'inherit', env: { ...environment(), ...env } });
  const passOn = (signal) => child.kill(signal);
  for (const each of SIGNALS) process.on(each, passOn);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      for (const each of SIGNALS) process.off(each, passOn);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Fills an empty database before the server starts, in a separate process, so that the server does not load the demo code. */
async function fillDemo(demo) {
  if (demo !== '1') return;
  const code = await follow(['tools/demo/main.ts']);
  if (code !== 0) process.exit(code);
}

/** Arguments of `npm run serve`, the only place that defines how the server runs, including its memory. */
const SERVE = JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve.split(' ').slice(1);

const [command = 'start', ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`This Node is ${process.versions.node}; version 20 or newer is needed to begin.`);
const unlock = await lockStart(print);
install();

if (command === 'build') {
  build({ hasAddresses: true });
} else if (command === 'dev') {
  unlock();
  const demo = process.env.DATABASE_URL ? '0' : '1';
  await fillDemo(demo);
  process.exit(await follow(['scripts/dev.ts', ...rest], { DEMO: demo }));
} else if (command === 'test') {
  unlock();
  process.exit(await follow(['scripts/test.ts', ...rest]));
} else {
  build({ hasAddresses: false });
  // Before the lock is released, so that the next start finds this one.
  registerServer('dist');
  unlock();
  const demo =
    process.env.DEMO ?? (process.env.PUBLIC_ORIGIN || process.env.DATABASE_URL ? '0' : '1');
  await fillDemo(demo);
  const LOG_LEVEL = process.env.LOG_LEVEL ?? 'warn';
  process.exit(await follow(SERVE, { DEMO: demo, LOG_LEVEL }));
}
