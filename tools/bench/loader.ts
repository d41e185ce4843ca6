// Client of the load process: sends it one job at a time.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, Measured, Walked } from './load.ts';

export interface Loader {
  measure(job: Job): Promise<Measured>;
  /** Requests every set once, for at most the job's seconds. */
  walk(job: Job): Promise<Walked>;
  close(): void;
}

const answerOf = async (child: ChildProcess): Promise<unknown> => {
  const ended = new AbortController();
  const [answer] = await Promise.race([
    once(child, 'message', { signal: ended.signal }),
    once(child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('The load process ended');
    }),
  ]);
  ended.abort();
  return answer;
};

export function startLoader(): Loader {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)));
  process.on('exit', () => child.kill('SIGKILL'));
  const ask = async (walk: boolean, job: Job): Promise<unknown> => {
    child.send({ walk, job });
    return answerOf(child);
  };
  return {
    measure: async (job) => (await ask(false, job)) as Measured,
    walk: async (job) => (await ask(true, job)) as Walked,
    close: () => child.kill(),
  };
}
