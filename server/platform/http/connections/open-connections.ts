// Limits of open connections and of reply bytes in memory, per process and per network, so that one network cannot use up the
// capacity of the others.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../limits.ts';
import { openShares } from '../../queue/shares.ts';
import { networkOf } from '../network.ts';
import { busy, countRefusal } from '../refusals.ts';
import { whenClosed } from './when-closed.ts';

/** `direct`: connections come from clients themselves, not from a proxy that has one address for all of them. */
export function boundConnections(server: Server, direct: boolean): void {
  const places = openShares({
    most: LIMITS.connections,
    mostPerKey: direct ? LIMITS.connectionsPerNetwork : LIMITS.connections,
  });
  const end = (socket: Socket): void => {
    countRefusal('connections');
    socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    const network = direct ? networkOf(socket.remoteAddress ?? '') : 'proxy';
    const place = places.take(network, 1, () => end(socket));
    if (place) socket.once('close', place.release);
    else end(socket);
  });
}

/** Bytes of replies that clients have not received yet, by network. */
export const replyShares = openShares({
  most: LIMITS.replyBytesInFlight,
  mostPerKey: LIMITS.replyBytesInFlightPerNetwork,
});

/**
 * Counts every large reply until its connection is done with it. Streams are not counted: they hold no more than a socket's
 * buffer.
 */
export function boundReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes =
      typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (bytes < LIMITS.countedReplyBytes) return done();
    const giveWay = (): void => {
      countRefusal('reply_bytes');
      request.raw.socket.destroy();
    };
    const share = replyShares.take(networkOf(request.ip), bytes, giveWay);
    if (!share) return done(busy('reply_bytes'));
    whenClosed(reply.raw, share.release);
    return done();
  });
}
