// Limits of open connections and of reply bytes in memory, per process and per network, so that one network cannot use up the
// capacity of the others.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../limits.ts';
import { openAllocator } from '../../queue/allocator.ts';
import { siteOf } from '../network.ts';
import { countRefusal, overloaded } from '../refusals.ts';
import { whenClosed } from './when-closed.ts';

/** `direct`: connections come from clients themselves, not from a proxy that has one address for all of them. */
export function limitConnections(server: Server, isDirect: boolean): void {
  const allocator = openAllocator({
    capacity: LIMITS.connections,
    capacityPerKey: isDirect ? LIMITS.connectionsPerNetwork : LIMITS.connections,
  });
  const refuseConnection = (socket: Socket): void => {
    countRefusal('connections');
    socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    const network = isDirect ? siteOf(socket.remoteAddress ?? '') : 'proxy';
    const allocation = allocator.acquire(network, 1, () => refuseConnection(socket));
    if (allocation) socket.once('close', allocation.release);
    else refuseConnection(socket);
  });
}

/** Bytes of replies that clients have not received yet, by network. */
export const replyAllocator = openAllocator({
  capacity: LIMITS.replyBytesInFlight,
  capacityPerKey: LIMITS.replyBytesInFlightPerNetwork,
});

/**
 * Counts every large reply until its connection is done with it. Streams are not counted: they hold no more than a socket's
 * buffer.
 */
export function limitReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes =
      typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (bytes < LIMITS.countedReplyBytes) return done();
    const onRevoked = (): void => {
      countRefusal('reply_bytes');
      request.raw.socket.destroy();
    };
    const allocation = replyAllocator.acquire(siteOf(request.ip), bytes, onRevoked);
    if (!allocation) return done(overloaded('reply_bytes'));
    whenClosed(reply.raw, allocation.release);
    return done();
  });
}
