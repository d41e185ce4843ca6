// Minimum transfer rate of connections: clients that send a body or receive a reply more slowly are disconnected, without a
// limit on the total time.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LIMIT_TEXTS } from '../../../../contract/messages/limits.ts';
import { LIMITS } from '../../../limits.ts';
import { answerBroken } from '../broken-request.ts';
import { Problem } from '../problem.ts';
import { countRefusal } from '../refusals.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What the connection waits for, since when, and the bytes transferred by then. */
interface Watched {
  exchange: Exchange | null;
  stage: 'sender' | 'reader' | null;
  since: number;
  bytes: number;
}

interface Pace {
  readonly minBytesPerSecond: number;
  readonly windowMs: number;
  readonly checkMs: number;
}

const PACE: Pace = {
  minBytesPerSecond: LIMITS.minBytesPerSecond,
  windowMs: LIMITS.slowWindowMs,
  checkMs: 2_000,
};

/** Bytes handed to the operating system that it has not accepted yet; Node's types do not declare this field. */
interface Handle {
  readonly writeQueueSize?: number;
}
interface Counted {
  readonly _handle?: Handle | null;
  readonly _bytesDispatched?: number;
}
const queuedIn = (socket: Socket): number =>
  (socket as unknown as Counted)._handle?.writeQueueSize ?? 0;

/** Bytes that the operating system has accepted. `bytesWritten` also counts bytes that wait inside Node. */
const takenFrom = (socket: Socket): number =>
  ((socket as unknown as Counted)._bytesDispatched ?? 0) - queuedIn(socket);

/** Whether this process is waiting for the rest of a body. While it writes to disk and does not read, the sender is not slow. */
const waitsForSender = (exchange: Exchange | null): boolean =>
  exchange !== null &&
  !exchange.request.complete &&
  !exchange.request.destroyed &&
  exchange.request.readableFlowing === true;

const waitsForReader = (socket: Socket): boolean =>
  socket.writableLength > 0 || queuedIn(socket) > 0;

function endSender(socket: Socket, { request, response }: Exchange): void {
  if (response.headersSent) socket.destroy();
  else
    answerBroken(
      new Problem('tooSlow', {}, { text: LIMIT_TEXTS.pace(LIMITS.minBytesPerSecond) }),
      socket,
      request.headers['accept-language'],
    );
}

/** Watches the connections of `server`; returns a function that stops it. Connections upgraded to WebSocket are not watched. */
export function watchPace(server: Server, pace: Pace = PACE): () => void {
  const watched = new Map<Socket, Watched>();
  const least = (pace.minBytesPerSecond * pace.windowMs) / 1_000;

  server.on('connection', (socket: Socket) => {
    watched.set(socket, { exchange: null, stage: null, since: 0, bytes: 0 });
    socket.once('close', () => watched.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const state = watched.get(request.socket);
    if (state) state.exchange = { request, response };
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => void watched.delete(socket));

  const check = (socket: Socket, state: Watched, now: number): void => {
    const sender = waitsForSender(state.exchange);
    const stage = sender ? 'sender' : waitsForReader(socket) ? 'reader' : null;
    const bytes = sender ? socket.bytesRead : takenFrom(socket);
    if (stage === null || stage !== state.stage) {
      Object.assign(state, { stage, since: now, bytes });
    } else if (now - state.since >= pace.windowMs) {
      if (bytes - state.bytes >= least) Object.assign(state, { since: now, bytes });
      else {
        countRefusal('slow_connection');
        watched.delete(socket);
        if (sender && state.exchange) endSender(socket, state.exchange);
        else socket.destroy();
      }
    }
  };

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, state] of watched) check(socket, state, now);
  }, pace.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}
