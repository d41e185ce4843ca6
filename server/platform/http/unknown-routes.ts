// Refusal of requests that no endpoint takes: another method on a known path, or an unknown path.
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { HttpError } from './http-error.ts';
import { rateLimitKey } from './rate-limit-key.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers other methods on a registered path with 405 and Allow, and all other paths with 404. */
export function refuseUnknownRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const paths = new Map<string, string[]>();
  for (const { path, method } of endpoints) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    // A trailing slash does not make another address.
    const url = path.replace(/\/$/, '');
    paths.set(url, [...(paths.get(url) ?? []), ...methods]);
  }
  const schema = { hide: true } as object;
  const handler = (): never => {
    throw new HttpError('notFound');
  };
  for (const [url, allowedMethods] of paths)
    app.route({
      method: METHODS.filter((method) => !allowedMethods.includes(method)),
      url,
      schema,
      handler,
      // Before the body is read, because it is not needed.
      onRequest: async (_, reply) => {
        reply.header('allow', allowedMethods.join(', '));
        throw new HttpError('methodNotAllowed');
      },
    });
  const rateLimit = { max: 600, timeWindow: '1 minute', keyGenerator: rateLimitKey };
  app.route({ method: [...METHODS], url: '/*', schema, handler, config: { rateLimit } });
}
