// HTTP client that calls from chosen loopback addresses and counts response statuses.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface AttackRequest {
  readonly path: string;
  /** Loopback address that the call comes from. */
  readonly from: string;
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  readonly timeoutMs?: number;
}

export interface AttackReply {
  /** 0 if the connection broke or the call timed out. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly ms: number;
}

/** Number of calls by status; 0 counts calls without a response. */
export type StatusCounts = Map<number, number>;

export const countStatus = (tally: StatusCounts, status: number): void => {
  tally.set(status, (tally.get(status) ?? 0) + 1);
};

/** Responses that mean a server failure: 5xx except 503, which is a refusal. */
export const failuresIn = (tally: StatusCounts): number =>
  [...tally].reduce(
    (sum, [status, times]) => sum + (status >= 500 && status !== 503 ? times : 0),
    0,
  );

/** Bytes of a response that are stored; the rest is dropped. */
const MAX_STORED_BYTES = 256 * 1024;

export interface Client {
  readonly statusCounts: StatusCounts;
  send(sent: AttackRequest): Promise<AttackReply>;
  close(): void;
}

export function openClient(port: number): Client {
  const statusCounts: StatusCounts = new Map();
  const agents = new Map<string, Agent>();
  const agentOf = (localAddress: string): Agent => {
    const agent =
      agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress, maxSockets: 1_000 });
    agents.set(localAddress, agent);
    return agent;
  };
  return {
    statusCounts,
    send: ({ path, from, method = 'GET', token, headers = {}, body, timeoutMs = 20_000 }) =>
      new Promise((resolve) => {
        const started = performance.now();
        const stored: Buffer[] = [];
        let bytes = 0;
        let settled = false;
        const settle = (status: number, answered: IncomingHttpHeaders): void => {
          if (settled) return;
          settled = true;
          clearTimeout(timer);
          countStatus(statusCounts, status);
          const ms = performance.now() - started;
          resolve({ status, headers: answered, body: Buffer.concat(stored), ms });
        };
        const call = request(
          {
            host: '127.0.0.1',
            port,
            path,
            method,
            agent: agentOf(from),
            headers: {
              ...(token ? { authorization: `Bearer ${token}` } : {}),
              ...(body !== undefined ? { 'content-length': Buffer.byteLength(body) } : {}),
              ...headers,
            },
          },
          (reply) => {
            const status = reply.statusCode ?? 0;
            reply.on('data', (chunk: Buffer) => {
              if (bytes < MAX_STORED_BYTES) stored.push(chunk);
              bytes += chunk.length;
            });
            reply.on('end', () => settle(status, reply.headers));
            reply.on('close', () => settle(reply.complete ? status : 0, reply.headers));
          },
        );
        const timer = setTimeout(() => call.destroy(), timeoutMs);
        call.on('error', ({ code }: NodeJS.ErrnoException) => {
          // The server is not listening: a pause keeps the caller from retrying in a tight loop.
          setTimeout(() => settle(0, {}), code === 'ECONNREFUSED' ? 20 : 0);
        });
        call.on('close', () => setTimeout(() => settle(0, {}), 50));
        call.end(body);
      }),
    close: () => {
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

/** Starts `work` at this rate per second until `until`, with at most `most` calls in flight. */
export async function runAtRate(
  perSecond: number,
  until: number,
  work: (at: number) => Promise<unknown>,
  maxInFlight = 200,
): Promise<void> {
  const started = performance.now();
  const inFlight = new Set<Promise<unknown>>();
  for (let at = 0; performance.now() < until; ) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    while (at <= due && inFlight.size < maxInFlight) {
      const one = work(at++).catch(() => {});
      inFlight.add(one);
      void one.finally(() => inFlight.delete(one));
    }
    await pause(Math.min(20, 1000 / perSecond));
  }
  await Promise.all(inFlight);
}

/** Keeps `width` calls of `work` in flight until `until`, or until `work` was called `times` times. */
export async function runConcurrently(
  width: number,
  until: number,
  work: (at: number) => Promise<unknown>,
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  let at = 0;
  const one = async (): Promise<void> => {
    while (at < times && performance.now() < until) {
      const began = performance.now();
      await work(at++).catch(() => {});
      // Pause after an instant refusal: otherwise the test measures only its own loop.
      if (performance.now() - began < 1) await pause(1);
    }
  };
  await Promise.all(Array.from({ length: width }, one));
}
