// Memory of the attacked server: measured through /proc, and limited by a cgroup where available.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { memoryMb } from '../server-process.ts';

/** What docs/limits.md says is enough, and what deploy/ gives a process. */
export const SMALL_MB = 512;
export const SHIPPED_MB = 1024;

/** A process and all its descendants. */
function withDescendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(withDescendants)];
  } catch {
    return [pid];
  }
}

/** Memory of the descendants without mapped files: the program's own file is mapped once for all. */
const descendantsMb = (pid: number): number =>
  withDescendants(pid)
    .slice(1)
    .reduce((megabytes, each) => megabytes + (memoryMb(each, 'RssAnon') ?? 0), 0);

/** Current resident memory in megabytes, with the child processes. */
export const residentMb = (pid: number): number =>
  (memoryMb(pid, 'VmRSS') ?? 0) + descendantsMb(pid);

/** Peak resident memory of the process in megabytes, with the child processes that it has now. */
export const peakMb = (pid: number): number => (memoryMb(pid, 'VmHWM') ?? 0) + descendantsMb(pid);

/** A cgroup with the memory limit. */
export interface MemoryGroup {
  /** Shell command that moves the shell into the cgroup. */
  readonly enter: string;
  /** Number of processes of the cgroup that the kernel ended because the limit was reached. */
  oomKills(): number;
  remove(): void;
}

interface Hierarchy {
  readonly root: string;
  readonly limitFile: string;
  /** File with the line "oom_kill 0". */
  readonly eventsFile: string;
}

const V1: Hierarchy = {
  root: '/sys/fs/cgroup/memory',
  limitFile: 'memory.limit_in_bytes',
  eventsFile: 'memory.oom_control',
};
const V2: Hierarchy = {
  root: '/sys/fs/cgroup',
  limitFile: 'memory.max',
  eventsFile: 'memory.events',
};

const hierarchy = (): Hierarchy | null => {
  if (existsSync(join(V1.root, V1.limitFile))) return V1;
  const controllers = join(V2.root, 'cgroup.subtree_control');
  if (existsSync(controllers) && readFileSync(controllers, 'utf8').includes('memory')) return V2;
  return null;
};

/** Removes cgroups of runners that were killed before they could do so. */
const removeAbandoned = (root: string): void => {
  for (const name of readdirSync(root)) {
    const [, runner] = /^yantra-attack-(\d+)-/.exec(name) ?? [];
    if (runner === undefined || existsSync(`/proc/${runner}`)) continue;
    try {
      rmdirSync(join(root, name));
    } catch {
      // The cgroup still contains a process.
    }
  }
};

let groups = 0;

/** Returns null if this user may not create a cgroup: memory is then measured but not limited. */
export function openMemoryGroup(limitMb: number): MemoryGroup | null {
  const found = hierarchy();
  if (!found) return null;
  const folder = join(found.root, `yantra-attack-${process.pid}-${groups++}`);
  try {
    removeAbandoned(found.root);
    mkdirSync(folder);
    writeFileSync(join(folder, found.limitFile), String(limitMb * 1024 * 1024));
  } catch {
    return null;
  }
  return {
    enter: `echo $$ > "${join(folder, 'cgroup.procs')}"`,
    oomKills: () => {
      const events = readFileSync(join(folder, found.eventsFile), 'utf8');
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1] ?? 0);
    },
    remove: () => {
      try {
        rmdirSync(folder);
      } catch {
        // The kernel may still be cleaning up; removeAbandoned removes it at the next run.
      }
    },
  };
}
