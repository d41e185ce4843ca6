// User of a request, and the hook that authorizes a call: declared here, implemented by the accounts (authorization.ts).
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';

/** The authenticated user of a request. */
export interface SessionUser {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the hook of an endpoint; none if anyone may call it, so that public reads cost nothing. */
    authorize(endpoint: Pick<Endpoint, 'access' | 'errors'>): {
      onRequest?: onRequestAsyncHookHandler;
    };
  }
  interface FastifyRequest {
    /** The authenticated user; null on endpoints that need no token. */
    user: SessionUser | null;
  }
}
