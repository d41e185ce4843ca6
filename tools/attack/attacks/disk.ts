// Attack on disk space: uploads until they are refused, then a full disk, then free space again.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack-context.ts';
import { runConcurrently } from '../client.ts';
import { DRAFT, formOf, JSON_TYPE, paddedVideo } from '../payloads.ts';

const DISK = '96m';
const VIDEO_BYTES = 5 * 1024 * 1024 - 64;

/** Shell command that mounts a separate disk on the folder and copies the folder's content to it. */
const mount = (folder: string): string =>
  `cp -r "${folder}" "${folder}.disk" && mount -t tmpfs -o size=${DISK} none "${folder}" && cp -r "${folder}.disk/." "${folder}" && rm -r "${folder}.disk"`;

/** Whether this user may create a mount namespace; needs no root where Linux allows user namespaces. */
export const hasDisks = (): boolean =>
  spawnSync('unshare', [
    ...['--user', '--map-root-user', '--mount'],
    ...['sh', '-c', 'mount -t tmpfs -o size=1m none /tmp'],
  ]).status === 0;

const fill = (file: string): void => {
  for (let kilobytes = 1_024; kilobytes >= 1; kilobytes /= 2)
    try {
      while (true) writeFileSync(file, Buffer.alloc(kilobytes * 1_024), { flag: 'a' });
    } catch {
      // A smaller chunk may still fit.
    }
};

async function run(field: AttackContext): Promise<void> {
  const { send, supplier, noteFailure, pid, folder, until } = field;
  const form = formOf([
    ...DRAFT,
    { name: 'video', filename: 'a.mp4', type: 'video/mp4', content: paddedVideo(VIDEO_BYTES) },
  ]);
  let refused = 0;
  await runConcurrently(
    2,
    until,
    async (at) => {
      if (refused > 6) return;
      const path = '/api/products/create-new';
      const { status } = await send(at, {
        method: 'POST',
        path,
        token: supplier(at).token,
        ...form,
      });
      if (status !== 200) refused += 1;
    },
    60,
  );
  if (refused === 0) noteFailure('uploads are never refused');
  // Uploads must leave room for other writes.
  const change = (text: string) =>
    send(0, {
      method: 'PUT',
      path: '/api/auth/profile',
      token: field.accounts.supplier.token,
      headers: JSON_TYPE,
      body: JSON.stringify({ description: text }),
    });
  const written = await change('after the uploads');
  if (written.status !== 200)
    noteFailure(`a change of text gets ${written.status} after uploads are refused`);

  const filler = join(`/proc/${pid}/root`, folder, 'filler');
  fill(filler);
  let last = 'after the uploads';
  for (let at = 0; at < 50; at++) {
    const text = `${at} ${'x'.repeat(2_000)}`;
    if ((await change(text)).status === 200) last = text;
  }
  rmSync(filler, { force: true });
  await pause(100);
  const { body } = await send(0, { path: '/api/auth/me', token: field.accounts.supplier.token });
  const { user } = JSON.parse(body.toString() || '{}') as { user?: { description?: string } };
  if (user?.description !== last) noteFailure('a change that was acknowledged is lost');
}

export const DISKS: readonly Attack[] = [
  {
    name: 'full-disk',
    summary: `a disk of ${DISK} filled by uploads, then to the last byte`,
    seconds: 20,
    sources: [1],
    quick: { sources: 1, seconds: 12 },
    mount,
    run,
  },
];
