// Registry of the processes that serve a build: its folder stays while one of them runs. Plain JavaScript, because scripts/build/builds.mjs
// uses it before any package is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs that may hold the lock or serve the site; an id in a file may belong to another program by now. */
const OWN_PROGRAMS = /start\.mjs|launch\.mjs|main\.ts/;
/** `tasklist` on Windows lists the program of a process without its arguments. */
const NODE_PROGRAM = /node\.exe/i;

const outputOf = (program, args) => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', windowsHide: true });
  return status === 0 ? stdout : null;
};

/** Whether the process is one of ours; true where the system does not say. */
function isOurs(pid) {
  const command = `/proc/${pid}/cmdline`;
  try {
    if (existsSync(command)) return OWN_PROGRAMS.test(readFileSync(command, 'utf8'));
  } catch {
    return false;
  }
  if (process.platform === 'win32')
    return NODE_PROGRAM.test(outputOf('tasklist', ['/nh', '/fi', `PID eq ${pid}`]) ?? 'node.exe');
  return OWN_PROGRAMS.test(
    outputOf('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]) ?? 'start.mjs',
  );
}

/** Whether this process runs and is one of ours. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return isOurs(pid);
}

/** Folder of files named after the processes that serve the build in `dist`, which may be a link. */
const serversIn = (dist) => join(dist, '.running');

/** Notes that this process serves the site in `dist`. A folder that cannot be written is no reason not to serve. */
export function registerServer(dist) {
  if (!existsSync(dist)) return;
  try {
    // Those of processes that have ended: their ids may be those of other programs one day.
    runningServers(dist);
    mkdirSync(serversIn(dist), { recursive: true });
    writeFileSync(join(serversIn(dist), String(process.pid)), '');
  } catch {}
}

/** Ids of the other processes that serve the site in `dist`. Removes the files of processes that have ended. */
export function runningServers(dist) {
  if (!existsSync(serversIn(dist))) return [];
  const others = readdirSync(serversIn(dist))
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  const running = others.filter(isRunning);
  for (const pid of others)
    if (!running.includes(pid)) rmSync(join(serversIn(dist), String(pid)), { force: true });
  return running;
}
