// Authorization hook: checks the caller before the request body is read, by the `access` that the endpoint declares.
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUSES } from '../../contract/errors.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(token: string, clientIp: string | null): Promise<SessionUser | null>;
  }
  interface FastifyRequest {
    /** The authenticated user; null on endpoints that need no token. */
    user: SessionUser | null;
  }
}

const BEARER = /^Bearer +([\w-]{43})$/i;

/** Returns the request's bearer token; null if there is none, or if it cannot be one of ours. */
export const tokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

const ACCESS_CHECKS: Readonly<Record<Exclude<Access, 'anyone'>, (user: SessionUser) => boolean>> = {
  user: () => true,
  buyer: ({ role }) => role === 'buyer',
  supplier: ({ role }) => role === 'supplier',
  admin: ({ isAdmin }) => isAdmin,
};

/** Registers the token lookup on the instance. Call it before the first route that needs a token. */
export function registerAuthentication(
  app: FastifyInstance,
  authenticate: FastifyInstance['authenticate'],
): void {
  app.decorate('authenticate', authenticate);
  app.decorateRequest('user', null);
}

/** Returns the authorization hook of an endpoint; none if anyone may call it, so that public reads cost nothing. */
export function authorizationHook(
  app: FastifyInstance,
  { access, errors, path }: Endpoint,
): { onRequest?: onRequestAsyncHookHandler } {
  if (access === 'anyone') return {};
  if (!app.hasDecorator('authenticate'))
    throw new Error(`no authentication is registered for ${path}`);
  const isAllowed = ACCESS_CHECKS[access];
  // The endpoint's own 403 code, if it declares one, has a more specific text.
  const errorCode = errors.find((code) => ERROR_STATUSES[code] === 403) ?? 'forbidden';
  return {
    async onRequest(request, reply) {
      // A reply to one user must not be stored by a shared browser or a proxy.
      reply.header('cache-control', 'no-store');
      const token = tokenOf(request);
      const user = token === null ? null : await app.authenticate(token, request.ip);
      if (!user) {
        reply.header('www-authenticate', 'Bearer');
        throw new HttpError('unauthorized');
      }
      if (!isAllowed(user)) throw new HttpError(errorCode);
      request.user = user;
    },
  };
}
