// The load, in a process of its own: walks parameter sets once, then asks for them again and again for some seconds.
import autocannon from 'autocannon';

/** One request of a case. */
export interface ParameterSet {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Job {
  readonly origin: string;
  readonly sets: readonly ParameterSet[];
  readonly seconds: number;
  readonly connections: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Bytes of a reply with its headers, on average. */
  readonly bytes: number;
  /** Replies that were not 2xx, and requests without a reply. */
  readonly failed: number;
}

/** Past this a run holds too much in memory to be about the server any more. */
const MAX_REQUESTS = 2_000_000;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Each connection goes round its own part of the sets, so no two ask for the same at the same time. */
async function measure({ origin, sets, seconds, connections }: Job): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  let last = 0;
  let opened = 0;
  const started = performance.now();
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    sampleInt: 200,
    setupClient: (client) => {
      const mine = sets.filter((_, at) => at % connections === opened % sets.length);
      opened++;
      client.setRequests(mine.map((set) => ({ method: 'GET', ...set })));
      client.on('response', (_, size, milliseconds) => {
        if (times.length < MAX_REQUESTS) times.push(milliseconds);
        bytes += size;
        last = performance.now();
      });
    },
  });
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / ((last - started) / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    requests: times.length,
    bytes: bytes / Math.max(1, times.length),
    failed: result.non2xx + result.errors,
  };
}

export interface Walked {
  readonly asked: number;
  /** Replies that were not 200. */
  readonly refused: number;
}

/** Every set once, in order, until the time is up. */
async function walk({ origin, sets, seconds, connections }: Job): Promise<Walked> {
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  let refused = 0;
  const reader = async (): Promise<void> => {
    while (performance.now() < end) {
      const set = sets[asked];
      if (!set) return;
      asked++;
      const reply = await fetch(`${origin}${set.path}`, { headers: set.headers });
      await reply.arrayBuffer();
      if (reply.status !== 200) refused++;
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  return { asked, refused };
}

process.on('message', (order: { readonly walk: boolean; readonly job: Job }) => {
  void (order.walk ? walk(order.job) : measure(order.job)).then((answer) => {
    process.send?.(answer);
  });
});
