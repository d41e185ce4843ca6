// Deduplication of queued work: concurrent requests for the same work share one run, started at the first turn of any of their
// networks.
import type { FairQueue } from './fair-queue.ts';

export interface SharedWork<Result> {
  /**
   * Returns the result of the work with this name: of the run in progress, or of `work` at the network's next turn. A
   * network that floods the queue delays only its own turns, even if another network waits for the same work.
   */
  run(name: string, network: string, work: () => Promise<Result>): Promise<Result>;
}

interface Job<Result> {
  /** null until a turn has come. */
  result: Promise<Result> | null;
  /** The pending turn of each network. */
  readonly turns: Map<string, Promise<Result>>;
  /** Aborted when the work starts, because the other turns are not needed any more. */
  readonly started: AbortController;
}

export function sharedWork<Result>(queue: FairQueue): SharedWork<Result> {
  const jobs = new Map<string, Job<Result>>();

  const createJob = (name: string): Job<Result> => {
    const job = { result: null, turns: new Map(), started: new AbortController() };
    jobs.set(name, job);
    return job;
  };

  const start = (name: string, job: Job<Result>, work: () => Promise<Result>): Promise<Result> => {
    if (job.result) return job.result;
    job.result = work().finally(() => jobs.delete(name));
    job.started.abort();
    return job.result;
  };

  const runAtTurn = async (
    name: string,
    job: Job<Result>,
    network: string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await queue.run(network, () => start(name, job, work), {
        signal: job.started.signal,
      });
    } catch (error) {
      if (job.result) return job.result;
      job.turns.delete(network);
      if (job.turns.size === 0) jobs.delete(name);
      throw error;
    }
  };

  return {
    async run(name, network, work) {
      const job = jobs.get(name) ?? createJob(name);
      if (job.result) return job.result;
      const pendingTurn = job.turns.get(network);
      if (pendingTurn) return pendingTurn;
      const turn = runAtTurn(name, job, network, work);
      job.turns.set(network, turn);
      return turn;
    },
  };
}
