// Folders of builds: each build has its own, and the link `dist` leads to the newest. Plain JavaScript, because scripts/start.mjs uses it
// before any package is installed.
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { runningServers } from '../../server/running-servers.mjs';

const BUILDS = 'builds';
const CURRENT = 'dist';
/** How many builds before the newest have their hashed files in it: pages that are open ask for them. */
const EARLIER_ASSETS = 2;

const readIfExists = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** What a build wrote about itself (scripts/build/built-pages.ts); null for none. */
export const buildFacts = (dir) => JSON.parse(readIfExists(join(dir, 'build.json')) ?? 'null');

/** Folder of the newest build; null before the first. */
export const currentBuild = () => (existsSync(CURRENT) ? realpathSync(CURRENT) : null);

/** The first running server that uses a folder `dist` of a release that built in place; undefined for none. A build replaces the folder. */
export const serverOfBuildInPlace = () =>
  lstatSync(CURRENT, { throwIfNoEntry: false })?.isSymbolicLink() === false
    ? runningServers(CURRENT)[0]
    : undefined;

const isFinished = (name) => existsSync(join(BUILDS, name, '.built'));
const remove = (name) => rmSync(join(BUILDS, name), { recursive: true, force: true });

/** Path for a new build. Names rise with time. Removes what failed builds left; the lock of the start admits one build at a time. */
export function newBuildDir() {
  mkdirSync(BUILDS, { recursive: true });
  for (const name of readdirSync(BUILDS)) if (!isFinished(name)) remove(name);
  return join(BUILDS, `${Date.now()}-${process.pid}`);
}

/**
 * Adds the hashed files of the builds before `dir` to it. Returns their lists, the newest first, to be given on to the next build.
 */
export function carryAssets(dir) {
  const previous = currentBuild();
  const facts = previous === null ? null : buildFacts(previous);
  if (!facts) return [];
  const lists = [facts.hashed, ...(facts.earlier ?? [])].slice(0, EARLIER_ASSETS);
  for (const file of lists.flat())
    for (const ending of ['', '.br', '.gz']) {
      const from = join(previous, 'client', file + ending);
      const to = join(dir, 'client', file + ending);
      if (!existsSync(from) || existsSync(to)) continue;
      mkdirSync(dirname(to), { recursive: true });
      linkSync(from, to);
    }
  return lists;
}

/** Removes the builds that are neither among the two newest nor used by a running server. */
function removeOldBuilds(current) {
  const [, ...older] = readdirSync(BUILDS)
    .filter((name) => name !== current)
    .sort()
    .reverse();
  for (const name of older) if (runningServers(join(BUILDS, name)).length === 0) remove(name);
}

/** Makes a finished build the one that the next start serves, in one step. */
export function makeCurrent(dir) {
  const link = `${CURRENT}.${process.pid}`;
  rmSync(link, { force: true });
  // Windows has no links to folders without rights of an administrator, but junctions, which are absolute.
  if (process.platform === 'win32') symlinkSync(resolve(dir), link, 'junction');
  else symlinkSync(relative(dirname(CURRENT), dir), link);
  const existing = lstatSync(CURRENT, { throwIfNoEntry: false });
  // A folder of a release that built in place, or a junction, which cannot be replaced by a rename.
  if (existing && (!existing.isSymbolicLink() || process.platform === 'win32'))
    rmSync(CURRENT, { recursive: true, force: true });
  renameSync(link, CURRENT);
  removeOldBuilds(basename(dir));
}
