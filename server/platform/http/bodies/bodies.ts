// Request body parsing: limits the bytes of bodies in memory while they arrive, limits JSON before it is parsed, and lets calls
// without a body send an empty one of any type.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../../../limits.ts';
import { openAllocator } from '../../queue/allocator.ts';
import { whenClosed } from '../connections/when-closed.ts';
import { HttpError } from '../http-error.ts';
import { siteOf } from '../network.ts';
import { overloaded } from '../refusals.ts';
import { countValues, jsonLimitErrorIn } from './json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False if the call has no body: an empty one is accepted with any content type. */
    readonly takesBody?: boolean;
  }
}

/** Bytes of request bodies in the memory of this process, by network. */
export const bodyAllocator = openAllocator({
  capacity: LIMITS.bodyBytesInFlight,
  capacityPerKey: LIMITS.bodyBytesInFlightPerNetwork,
});

const isEmpty = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** Answers immediately and reads no more of the body. */
const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
  if (reply.sent) return;
  // Otherwise Fastify's body parser would continue to collect it.
  request.raw.removeAllListeners('data');
  reply.send(overloaded('bytes_in_flight'));
};

/** Counts a body that is read into memory: the declared length immediately, a chunked body as it arrives. */
function reserveBody(request: FastifyRequest, reply: FastifyReply): HttpError | null {
  const declared = Number(request.headers['content-length'] ?? 0);
  // Fastify refuses it for its length without reading it.
  if (declared > request.routeOptions.bodyLimit) return null;
  const allocation = bodyAllocator.acquire(siteOf(request.ip), declared, () =>
    refuse(request, reply),
  );
  if (!allocation) return overloaded('bytes_in_flight');
  if (request.headers['transfer-encoding'] !== undefined)
    request.raw.on('data', (chunk: Buffer) => {
      if (!allocation.grow(chunk.length)) refuse(request, reply);
    });
  request.raw.once('end', allocation.pin);
  whenClosed(reply.raw, allocation.release);
  return null;
}

export function registerBodyParsers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    // Many clients send a content type with every call; without a body it has no meaning.
    if (request.routeOptions.config.takesBody === false && isEmpty(request))
      delete request.raw.headers['content-type'];
    done();
  });

  app.addHook('preParsing', (request, reply, payload, done) => {
    // Multipart forms count the memory they use themselves (server/platform/uploads/receive-forms.ts).
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    done(isEmpty(request) || isForm ? null : reserveBody(request, reply), payload);
  });

  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '' && request.routeOptions.config.takesBody === false) return done(null);
    let values: number;
    try {
      values = countValues(text);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, text, (error, parsed) => {
      const excess = error ?? jsonLimitErrorIn(parsed, values);
      done(excess, parsed);
    });
  });

  // A chunked body is known to be empty only when it ends.
  app.addContentTypeParser('*', (request, payload, done) => {
    if (request.routeOptions.config.takesBody !== false)
      return done(new HttpError('unsupportedType'));
    const empty = (): void => done(null);
    payload.once('end', empty);
    payload.once('data', () => {
      payload.off('end', empty);
      done(new HttpError('unsupportedType'));
    });
    payload.once('error', done);
  });
}
