// Authorization hook: checks the caller before the request body is read, by the `access` and the role in the
// company that the endpoint declares, and by what its session lacks of the second factor.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Access,
  COMPANY_ROLES,
  type CompanyRole,
  leastRoleOf,
} from '../../contract/endpoint.ts';
import { ERROR_STATUSES } from '../../contract/error-statuses.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { companyRoleOf, type SessionUser } from '../platform/http/session-user.ts';

type Authenticate = (token: string, clientIp: string | null) => Promise<SessionUser | null>;

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

/** Throws where the person's role in the company is not enough. */
const requireRole = (user: SessionUser, leastRole: CompanyRole): void => {
  if (COMPANY_ROLES.indexOf(companyRoleOf(user)) >= COMPANY_ROLES.indexOf(leastRole)) return;
  throw new HttpError(leastRole === 'owner' ? 'ownerOnly' : 'readOnlyRole');
};

/** Decorates the instance with `authorize`. Call it before the first route. */
export function registerAuthorization(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('user', null);
  app.decorate('authorize', (endpoint) => {
    const { access, errors, openBefore = [] } = endpoint;
    if (access === 'anyone') return {};
    const leastRole = leastRoleOf(endpoint);
    const isAllowed = ACCESS_CHECKS[access];
    // The endpoint's own 403 code, if it declares one, has a more specific text.
    const errorCode = errors.find((code) => ERROR_STATUSES[code] === 403) ?? 'forbidden';
    return {
      async onRequest(request, reply) {
        // A reply to one user must not be stored by a shared browser or a proxy.
        reply.header('cache-control', 'no-store');
        const token = tokenOf(request);
        const user = token === null ? null : await authenticate(token, request.ip);
        if (!user) {
          reply.header('www-authenticate', 'Bearer');
          throw new HttpError('unauthorized');
        }
        if (user.factorStep !== null && !openBefore.includes(user.factorStep))
          throw new HttpError('secondFactorRequired');
        if (!isAllowed(user)) throw new HttpError(errorCode);
        requireRole(user, leastRole);
        request.user = user;
      },
    };
  });
}
