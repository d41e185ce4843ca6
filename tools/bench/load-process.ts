// Load process: requests each parameter set once, then all of them repeatedly for some seconds.
import { percentile } from '../percentile.ts';
import { sendRepeatedly } from './connection.ts';

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
  /** Status of a successful response: 200 by default. */
  readonly status?: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Average size of a response with its headers. */
  readonly bytes: number;
  /** Responses with another status, and broken connections. */
  readonly failed: number;
}

/** Above this, the memory of the load process itself affects the measurement. */
const MAX_REQUESTS = 2_000_000;

/** Readers come from many networks, of which the server paces each: the address that a proxy would name for the nth set. */
const addressOf = (at: number): string => `198.18.${(at >> 8) & 255}.${at & 255}`;
const headersOf = ({ headers }: ParameterSet, at: number): Readonly<Record<string, string>> => ({
  ...headers,
  'x-forwarded-for': addressOf(at),
});

const requestOf = (set: ParameterSet, at: number, host: string): Buffer => {
  const lines = Object.entries({ host, ...headersOf(set, at) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`GET ${set.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
};

/**
 * Each connection has its own part of the sets, so no two request the same one at the same time.
 * The loop never sleeps: waking an idle core is expensive on a virtual machine, and the server's write would pay for it.
 */
async function measure({
  origin,
  sets,
  seconds,
  connections,
  status = 200,
}: Job): Promise<Measured> {
  const { host, port } = new URL(origin);
  const requests = sets.map((set, at) => requestOf(set, at, host));
  const times: number[] = [];
  let bytes = 0;
  let failed = 0;
  const started = performance.now();
  let measuring = true;
  const stayAwake = (): void => {
    if (measuring) setImmediate(stayAwake);
  };
  stayAwake();
  const ends = await Promise.allSettled(
    Array.from({ length: connections }, (_, opened) =>
      sendRepeatedly(
        Number(port),
        requests.filter((_, at) => at % connections === opened % sets.length),
        started + seconds * 1000,
        (reply) => {
          if (times.length < MAX_REQUESTS) times.push(reply.milliseconds);
          if (reply.status !== status) failed++;
          bytes += reply.bytes;
        },
      ),
    ),
  );
  measuring = false;
  const elapsedMs = performance.now() - started;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / (elapsedMs / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    requests: times.length,
    bytes: bytes / Math.max(1, times.length),
    failed: failed + ends.filter(({ status }) => status === 'rejected').length,
  };
}

export interface WarmUpResult {
  readonly sent: number;
  /** Responses other than 200. */
  readonly refused: number;
}

/** Requests every set once, in order, until the time is up. */
async function warmUp({ origin, sets, seconds, connections }: Job): Promise<WarmUpResult> {
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  let refused = 0;
  const sendNext = async (): Promise<void> => {
    while (performance.now() < end) {
      const at = sent;
      const set = sets[at];
      if (!set) return;
      sent++;
      const reply = await fetch(`${origin}${set.path}`, { headers: headersOf(set, at) });
      await reply.arrayBuffer();
      if (reply.status !== 200) refused++;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
  return { sent, refused };
}

process.on('message', (order: { readonly walk: boolean; readonly job: Job }) => {
  void (order.walk ? warmUp(order.job) : measure(order.job)).then((answer) => {
    process.send?.(answer);
  });
});
