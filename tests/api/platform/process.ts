// Server and demo data commands as separate processes, as an operator runs them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Api, createApi } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { freePort } from '../../../tools/server-process.ts';
import type { TestEnvironment } from '../environment.ts';

const SERVER = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const LAUNCH = fileURLToPath(new URL('../../../server/launch.mjs', import.meta.url));
const DEMO = fileURLToPath(new URL('../../../tools/demo/main.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** All output so far, of both streams. */
  readonly output: () => string;
  /** Resolves with the exit code, null if a signal ended it. */
  readonly exit: Promise<number | null>;
  /** The log entries among its output. */
  readonly logEntries: () => Record<string, unknown>[];
  /** Stops it as an operator does, and waits until it has ended. */
  stop(): Promise<number | null>;
  /** Ends it at once, like a crash. */
  kill(): Promise<number | null>;
}

const children = new Set<ChildProcess>();
// No server outlives its test, also if it never listened.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function run(env: TestEnvironment['env'], [file = '', ...args]: readonly string[]): ServerProcess {
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exit = once(child, 'close').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  return {
    origin: `http://${env.HOST ?? '127.0.0.1'}:${env.PORT}`,
    child,
    output: () => output,
    exit,
    logEntries: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    stop: () => {
      child.kill('SIGTERM');
      return exit;
    },
    kill: () => {
      child.kill('SIGKILL');
      return exit;
    },
  };
}

/**
 * Starts the server with only those variables of this process's environment that Node needs. `wrapper` is a command that
 * replaces itself with the one given after it.
 */
export const startServer = (
  env: TestEnvironment['env'],
  wrapper: readonly string[] = [],
): ServerProcess => run(env, [...wrapper, process.execPath, SERVER]);

/** The same on a free port, unless `env` names one. Resolves when it listens; rejects if it stopped instead. */
export const openServer = (
  env: TestEnvironment['env'],
  wrapper: readonly string[] = [],
): Promise<ServerProcess> => open(env, [...wrapper, process.execPath, SERVER]);

/** The command of `npm run serve`, likewise. */
export const openLaunchedServer = (env: TestEnvironment['env']): Promise<ServerProcess> =>
  open(env, [process.execPath, LAUNCH]);

async function open(
  env: TestEnvironment['env'],
  command: readonly string[],
): Promise<ServerProcess> {
  // Port 0 of a test environment would let the server choose one that the test does not know.
  const PORT = Number(env.PORT ?? 0) || (await freePort());
  const running = run({ ...env, PORT: String(PORT) }, command);
  const isOpen = new Promise<void>((resolve) => {
    const check = (): void => void (running.output().includes(' is open at ') && resolve());
    running.child.stdout?.on('data', check);
    check();
  });
  const stopped = running.exit.then((code) => {
    throw new Error(`stopped with ${code}: ${running.output()}`);
  });
  await Promise.race([isOpen, stopped]);
  return running;
}

/** The command of `npm run demo`, with few pictures. */
export const startDemoFill = (env: TestEnvironment['env']): ServerProcess =>
  run(env, [process.execPath, DEMO, '--family-pictures']);

/** Both commands, one after the other, as in `npm start`; `printed` has the output of both. */
export async function startDemo(env: TestEnvironment['env']): Promise<ServerProcess> {
  const fill = startDemoFill(env);
  const code = await fill.exit;
  if (code !== 0) throw new Error(`filling ended with ${code}: ${fill.output()}`);
  const running = await openServer({ ...env, DEMO: '1' });
  return { ...running, output: () => fill.output() + running.output() };
}

/** Contract client over HTTP, as browsers use it. */
export const apiAt = (origin: string, token: string | null = null): Api =>
  createApi({
    lang: 'en',
    token: () => token,
    encode: encodeForm,
    transport: async ({ method, url, headers, body }) => {
      const sent = body === undefined ? {} : { body };
      const reply = await fetch(`${origin}${url}`, { method, headers, ...sent });
      return { status: reply.status, body: await reply.json() };
    },
  });
