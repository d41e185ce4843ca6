// Authorization hook: checks the caller before the request body is read, by the `access` that the endpoint declares.
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { ERRORS } from '../../contract/errors.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Person } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    whoIs(token: string, address: string | null): Promise<Person | null>;
  }
  interface FastifyRequest {
    /** The authenticated user; null on endpoints that need no token. */
    person: Person | null;
  }
}

const BEARER = /^Bearer +([\w-]{43})$/i;

/** Returns the request's bearer token; null if there is none, or if it cannot be one of ours. */
export const tokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

const MAY: Readonly<Record<Exclude<Access, 'anyone'>, (person: Person) => boolean>> = {
  user: () => true,
  buyer: ({ role }) => role === 'buyer',
  supplier: ({ role }) => role === 'supplier',
  admin: ({ isAdmin }) => isAdmin,
};

/** Registers the token lookup on the instance. Call it before the first route that needs a token. */
export function admitBy(app: FastifyInstance, whoIs: FastifyInstance['whoIs']): void {
  app.decorate('whoIs', whoIs);
  app.decorateRequest('person', null);
}

/** Returns the authorization hook of an endpoint; none if anyone may call it, so that public reads cost nothing. */
export function admission(
  app: FastifyInstance,
  { access, errors, path }: Endpoint,
): { onRequest?: onRequestAsyncHookHandler } {
  if (access === 'anyone') return {};
  if (!app.hasDecorator('whoIs')) throw new Error(`nobody can tell who may call ${path}`);
  const may = MAY[access];
  // The endpoint's own 403 code, if it declares one, has a more specific text.
  const refusal = errors.find((code) => ERRORS[code] === 403) ?? 'forbidden';
  return {
    async onRequest(request, reply) {
      // A reply to one user must not be stored by a shared browser or a proxy.
      reply.header('cache-control', 'no-store');
      const token = tokenOf(request);
      const person = token === null ? null : await app.whoIs(token, request.ip);
      if (!person) {
        reply.header('www-authenticate', 'Bearer');
        throw new Problem('unauthorized');
      }
      if (!may(person)) throw new Problem(refusal);
      request.person = person;
    },
  };
}
