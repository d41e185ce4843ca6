// Client of the load process: sends it one job at a time.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, Measured, WarmUpResult } from './load-process.ts';

export interface LoadClient {
  measure(job: Job): Promise<Measured>;
  /** Requests every set once, for at most the job's seconds. */
  warmUp(job: Job): Promise<WarmUpResult>;
  close(): void;
}

const replyOf = async (child: ChildProcess): Promise<unknown> => {
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

export function startLoadClient(): LoadClient {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)));
  process.on('exit', () => child.kill('SIGKILL'));
  const send = async (walk: boolean, job: Job): Promise<unknown> => {
    child.send({ walk, job });
    return replyOf(child);
  };
  return {
    measure: async (job) => (await send(false, job)) as Measured,
    warmUp: async (job) => (await send(true, job)) as WarmUpResult,
    close: () => child.kill(),
  };
}
