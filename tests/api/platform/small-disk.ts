// Small disk for one process, where Linux allows user namespaces: needs no root.
import { spawnSync } from 'node:child_process';

/** Command prefix that mounts a disk of this size, and runs a shell command on it before the process. */
export const onDiskOf = (size: string, folder: string, prepare = 'true'): readonly string[] => [
  ...['unshare', '--user', '--map-root-user', '--mount'],
  ...[
    'sh',
    '-c',
    `mount -t tmpfs -o size=${size} none "${folder}" && ${prepare} && exec "$0" "$@"`,
  ],
];

const [command = '', ...rest] = onDiskOf('1m', '/tmp');
export const hasDisks = spawnSync(command, [...rest, 'true']).status === 0;
if (!hasDisks) console.warn('Skipped: this machine cannot create a small disk for the test.');
