// Production server of a checkout, started on a market's DATA_DIR, and a client for it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, isHealthy, startServerProcess } from '../server-process.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Server {
  /** Start time in ms: later ids and times are new. */
  readonly startedAtMs: number;
  /** Each request comes from a loopback address of its own, so that no limit per network applies. */
  send(request: Request): Promise<Reply>;
  /** Makes an account an admin. */
  grantAdmin(email: string): Promise<void>;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;

/** Runs the `serve` script of the checkout `root` on the folder `data`, which it changes; `settings` are added to its environment. */
export async function startServer(
  root: string,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = Number(settings.PORT ?? 0) || (await freePort());
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const argumentsOf = (script: string): string[] => (scripts[script] ?? '').split(' ').slice(1);
  const node = join(root, 'node_modules/.bin/node');
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: data,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Otherwise texts would be translated at some time between two replies.
    TRANSLATE_TEXTS: 'off',
    ...settings,
  };
  const startedAtMs = Date.now();
  let sent = 0;
  const send = ({ method, path, headers = {}, body }: Request): Promise<Reply> => {
    sent += 1;
    const localAddress = `127.${10 + (sent >> 16)}.${(sent >> 8) & 255}.${1 + (sent & 127)}`;
    return new Promise((resolve, reject) => {
      const out = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          localAddress,
          headers: { ...headers, connection: 'close' },
        },
        (reply) => {
          const pieces: Buffer[] = [];
          reply.on('data', (piece: Buffer) => pieces.push(piece));
          reply.on('error', reject);
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              type: reply.headers['content-type'] ?? '',
              body: Buffer.concat(pieces),
            }),
          );
        },
      );
      out.on('error', reject);
      out.end(body);
    });
  };

  const { stop } = await startServerProcess({
    command: node,
    args: argumentsOf('serve'),
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Not with `send`: the addresses of the recorded calls would depend on the number of attempts.
    isReady: () => isHealthy(`http://127.0.0.1:${port}/api/ready`),
    readyTimeoutMs: READY_TIMEOUT_MS,
  });
  return {
    startedAtMs,
    send,
    async grantAdmin(email) {
      const admin = [...argumentsOf('admin'), 'grant', email];
      await promisify(execFile)(node, admin, { cwd: root, env });
    },
    stop: () => stop(),
  };
}
