// Runs the project's nginx.conf for a test: on a free port, in front of the given Unix sockets.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePort } from '../../tools/server-process.ts';

const CONF = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface Nginx {
  readonly origin: string;
  close(): Promise<void>;
}

const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((sum, [from, to]) => {
    if (!sum.includes(from)) throw new Error(`deploy/nginx.conf does not contain "${from}"`);
    return sum.replaceAll(from, to);
  }, text);

/** `sockets`: the folder with 1.sock and 2.sock. */
export async function startNginx(sockets: string): Promise<Nginx> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const conf = replaced(readFileSync(CONF, 'utf8'), [
    ['/run/yantra', sockets],
    ['/srv/yantra/dist/client', CLIENT],
    ['/var/log/nginx', dir],
    ['/run/nginx.pid', join(dir, 'pid')],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    // Default folders that only root can write where nginx is installed.
    [
      'sendfile on;',
      `sendfile on; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;`,
    ],
  ]);
  // When started as root, nginx would run its workers as a user who cannot open the sockets.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(join(dir, 'nginx.conf'), user + conf);
  const child: ChildProcess = spawn(
    'nginx',
    ['-e', join(dir, 'error.log'), '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: 'inherit' },
  );
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), { timeout: 10_000, interval: 50 });
  return {
    origin,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}
