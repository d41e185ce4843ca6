// Work that several requests may ask for at once: done once for all of them, at the first turn of any network that asks.
import type { FairQueue } from './fair-queue.ts';

export interface SharedWork<Result> {
  /**
   * Result of the work that has this name: of what is under way, or of `work` at the network's next turn. A network that
   * floods the queue delays its own turn and no other network's, though both wait for the same work. `network` null is
   * the caller that has a turn already: it starts at once.
   */
  run(name: string, network: string | null, work: () => Promise<Result>): Promise<Result>;
}

interface Job<Result> {
  /** Null until a turn has come. */
  result: Promise<Result> | null;
  /** What each network waits for. */
  readonly turns: Map<string, Promise<Result>>;
  /** Aborted when the work starts: the other turns are not needed any more. */
  readonly started: AbortController;
}

export function sharedWork<Result>(queue: FairQueue): SharedWork<Result> {
  const jobs = new Map<string, Job<Result>>();

  const open = (name: string): Job<Result> => {
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

  const turnOf = async (
    name: string,
    job: Job<Result>,
    network: string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await queue.run(network, () => start(name, job, work), job.started.signal);
    } catch (error) {
      if (job.result) return job.result;
      job.turns.delete(network);
      if (job.turns.size === 0) jobs.delete(name);
      throw error;
    }
  };

  return {
    async run(name, network, work) {
      const job = jobs.get(name) ?? open(name);
      if (job.result) return job.result;
      if (network === null) return start(name, job, work);
      const known = job.turns.get(network);
      if (known) return known;
      const turn = turnOf(name, job, network, work);
      job.turns.set(network, turn);
      return turn;
    },
  };
}
