// Lock of one clone: a single start installs and builds at a time.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../server/running-servers.mjs';

const LOCK = join('node_modules', '.starting');
const RETRY_MS = 250;
const read = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** Links a complete file, so that no other process reads a lock without its id. Returns false where the lock exists. */
function tryLock() {
  const own = `${LOCK}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, LOCK);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves the lock of a dead process aside; puts it back if it is the new one of another process that was faster. */
function removeStale(pid) {
  const aside = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, aside);
    if (read(aside) !== pid) linkSync(aside, LOCK);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

const unlock = () => {
  if (read(LOCK) === process.pid) rmSync(LOCK, { force: true });
};

/** Waits until no other start works in this folder. Returns the function that releases the lock; the end of the process does, too. */
export async function lockStart(print) {
  mkdirSync('node_modules', { recursive: true });
  let announced = null;
  while (!tryLock()) {
    const holder = read(LOCK);
    if (holder === null) continue;
    if (!isRunning(holder)) {
      removeStale(holder);
      continue;
    }
    if (announced !== holder)
      print(
        `Another start (process ${holder}) installs or builds in this folder; waiting for it …`,
      );
    announced = holder;
    await pause(RETRY_MS);
  }
  process.once('exit', unlock);
  return unlock;
}
