// Minimum transfer rate of connections: clients that send a body or receive a reply more slowly are disconnected, without a
// limit on the total time.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LIMIT_TEXTS } from '../../../../contract/messages/limits.ts';
import { LIMITS } from '../../../limits.ts';
import { HttpError } from '../http-error.ts';
import { sendRawError } from '../malformed-request.ts';
import { countRefusal } from '../refusals.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What the connection waits for, since when, and the bytes transferred by then. */
interface ConnectionState {
  exchange: Exchange | null;
  stage: 'sender' | 'reader' | null;
  since: number;
  bytes: number;
}

interface TransferRateLimit {
  readonly minBytesPerSecond: number;
  readonly windowMs: number;
  readonly checkMs: number;
}

const DEFAULT_LIMIT: TransferRateLimit = {
  minBytesPerSecond: LIMITS.minBytesPerSecond,
  windowMs: LIMITS.slowWindowMs,
  checkMs: 2_000,
};

/** Bytes handed to the operating system that it has not accepted yet; Node's types do not declare this field. */
interface Handle {
  readonly writeQueueSize?: number;
}
interface SocketInternals {
  readonly _handle?: Handle | null;
  readonly _bytesDispatched?: number;
}
const queuedBytes = (socket: Socket): number =>
  (socket as unknown as SocketInternals)._handle?.writeQueueSize ?? 0;

/** Bytes that the operating system has accepted. `bytesWritten` also counts bytes that wait inside Node. */
const acceptedBytes = (socket: Socket): number =>
  ((socket as unknown as SocketInternals)._bytesDispatched ?? 0) - queuedBytes(socket);

/** Whether this process is waiting for the rest of a body. While it writes to disk and does not read, the sender is not slow. */
const waitsForSender = (exchange: Exchange | null): boolean =>
  exchange !== null &&
  !exchange.request.complete &&
  !exchange.request.destroyed &&
  exchange.request.readableFlowing === true;

const waitsForReader = (socket: Socket): boolean =>
  socket.writableLength > 0 || queuedBytes(socket) > 0;

function endSlowSender(socket: Socket, { request, response }: Exchange): void {
  if (response.headersSent) socket.destroy();
  else
    sendRawError(
      new HttpError('tooSlow', {}, { text: LIMIT_TEXTS.pace(LIMITS.minBytesPerSecond) }),
      socket,
      request.headers['accept-language'],
    );
}

/** Watches the connections of `server`; returns a function that stops it. Connections upgraded to WebSocket are not watched. */
export function enforceTransferRate(
  server: Server,
  limit: TransferRateLimit = DEFAULT_LIMIT,
): () => void {
  const connections = new Map<Socket, ConnectionState>();
  const minBytes = (limit.minBytesPerSecond * limit.windowMs) / 1_000;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { exchange: null, stage: null, since: 0, bytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const state = connections.get(request.socket);
    if (state) state.exchange = { request, response };
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => void connections.delete(socket));

  const check = (socket: Socket, state: ConnectionState, now: number): void => {
    const sender = waitsForSender(state.exchange);
    const stage = sender ? 'sender' : waitsForReader(socket) ? 'reader' : null;
    const bytes = sender ? socket.bytesRead : acceptedBytes(socket);
    if (stage === null || stage !== state.stage) {
      Object.assign(state, { stage, since: now, bytes });
    } else if (now - state.since >= limit.windowMs) {
      if (bytes - state.bytes >= minBytes) Object.assign(state, { since: now, bytes });
      else {
        countRefusal('slow_connection');
        connections.delete(socket);
        if (sender && state.exchange) endSlowSender(socket, state.exchange);
        else socket.destroy();
      }
    }
  };

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, state] of connections) check(socket, state, now);
  }, limit.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}
