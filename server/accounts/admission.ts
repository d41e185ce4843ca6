// Who may make a call: one check before anything of the request is read, driven by the declaration's `access`.
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
    /** Set on calls that need a token, null on all others. */
    person: Person | null;
  }
}

const BEARER = /^Bearer +([\w-]{43})$/i;

/** The token a request carries; null where there is none, or nothing that could be one of ours. */
export const tokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

const MAY: Readonly<Record<Exclude<Access, 'anyone'>, (person: Person) => boolean>> = {
  user: () => true,
  buyer: ({ role }) => role === 'buyer',
  supplier: ({ role }) => role === 'supplier',
  admin: ({ isAdmin }) => isAdmin,
};

/** Teaches the instance who a token belongs to; before the first route that asks. */
export function admitBy(app: FastifyInstance, whoIs: FastifyInstance['whoIs']): void {
  app.decorate('whoIs', whoIs);
  app.decorateRequest('person', null);
}

/** The check of an endpoint; none where anyone may call it, so that public reading costs nothing. */
export function admission(
  app: FastifyInstance,
  { access, errors, path }: Endpoint,
): { onRequest?: onRequestAsyncHookHandler } {
  if (access === 'anyone') return {};
  if (!app.hasDecorator('whoIs')) throw new Error(`nobody can tell who may call ${path}`);
  const may = MAY[access];
  // Each such call has words of its own for who may not make it.
  const refusal = errors.find((code) => ERRORS[code] === 403) ?? 'forbidden';
  return {
    async onRequest(request, reply) {
      // What one person is told is nobody else's, on this machine or on the way.
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
