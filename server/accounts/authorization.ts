// Authorization hook: checks the caller before the request body is read, by the `access` and the role in the company that the
// endpoint declares, by what its session lacks of the second factor, and by a confirmation of identity where the endpoint needs one.
// Signed addresses of files pass the same checks.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIRMATION_HEADER } from '../../contract/accounts/second-factor-limits.ts';
import {
  type Access,
  COMPANY_ROLES,
  type CompanyRole,
  leastRoleOf,
} from '../../contract/endpoint.ts';
import { ERROR_STATUSES } from '../../contract/error-statuses.ts';
import { parseAcceptLanguage } from '../../contract/lang.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { companyRoleOf, type SessionUser } from '../platform/http/session-user.ts';
import type { FileLinks } from './file-links.ts';

type Authenticate = (
  token: string,
  clientIp: string | null,
  confirmation: string | null,
) => Promise<SessionUser | null>;

const BEARER = /^Bearer +([\w-]{43})$/i;
/** The token is last, and signs all before it. The language is the page's: a browser that downloads names its own. */
const SIGNED_URL = /^(.*[?&]lang=(en|zh-Hans))&token=([^&]+)$/;
const TOKEN = /^[\w-]{43}$/;

/** Returns the request's bearer token; null if there is none, or if it cannot be one of ours. */
export const tokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

const confirmationOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers[CONFIRMATION_HEADER];
  return typeof given === 'string' && TOKEN.test(given) ? given : null;
};

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

/** Returns what an address signs, and its token; the reply is in its language. Undefined if the address is not signed. */
export function readSignedUrl(
  request: FastifyRequest,
): { readonly path: string; readonly token: string } | undefined {
  const [, path, lang, token] = SIGNED_URL.exec(request.url) ?? [];
  if (path === undefined || token === undefined) return undefined;
  request.headers['accept-language'] = lang;
  return { path, token };
}

/** Returns the address of the file of a call that ends in /link, signed with the token that `sign` returns for it. */
export async function signedUrl(
  request: FastifyRequest,
  sign: (path: string) => string | null | Promise<string | null>,
): Promise<{ readonly path: string }> {
  const lang = parseAcceptLanguage(request.headers['accept-language']);
  const file = request.url.replace(/\/link(?=\?|$)/, '');
  const path = `${file}${file.includes('?') ? '&' : '?'}lang=${lang}`;
  const token = await sign(path);
  if (token === null) throw new HttpError('unauthorized');
  return { path: `${path.replace(/^\/api/, '')}&token=${token}` };
}

/** Returns the user who signed the address of the request; null if the address is not signed. */
async function readSigned(
  links: Pick<FileLinks, 'read'>,
  request: FastifyRequest,
  isConfirmed: boolean,
): Promise<SessionUser | null> {
  const signed = readSignedUrl(request);
  return signed ? links.read(signed.token, signed.path, isConfirmed) : null;
}

/** Decorates the instance with `authorize` and `linkFile`. Call it before the first route. */
export function registerAuthorization(
  app: FastifyInstance,
  authenticate: Authenticate,
  links: Pick<FileLinks, 'create' | 'read'>,
): void {
  app.decorateRequest('user', null);
  app.decorate('linkFile', (request, { confirmed = false } = {}) => {
    const confirmation = (confirmed && request.user?.confirmation) || null;
    return signedUrl(request, (path) => links.create(tokenOf(request) ?? '', path, confirmation));
  });
  app.decorate('authorize', (endpoint) => {
    const { access, errors, openBefore = [], confirmed = false, linked = false } = endpoint;
    if (access === 'anyone') return {};
    const leastRole = leastRoleOf(endpoint);
    const isAllowed = ACCESS_CHECKS[access];
    // The endpoint's own 403 code, if it declares one, has a more specific text.
    const errorCode = errors.find((code) => ERROR_STATUSES[code] === 403) ?? 'forbidden';
    return {
      async onRequest(request, reply) {
        // A reply to one user must not be stored by a shared browser or a proxy.
        reply.header('cache-control', 'no-store');
        // The address gives access, so other sites must not get it as a referrer.
        if (linked) reply.header('referrer-policy', 'no-referrer');
        const token = tokenOf(request);
        const signed = () => (linked ? readSigned(links, request, confirmed) : null);
        const user = await (token === null
          ? signed()
          : authenticate(token, request.ip, confirmationOf(request)));
        if (!user) {
          reply.header('www-authenticate', 'Bearer');
          throw new HttpError('unauthorized');
        }
        if (user.factorStep !== null && !openBefore.includes(user.factorStep))
          throw new HttpError('secondFactorRequired');
        if (!isAllowed(user)) throw new HttpError(errorCode);
        requireRole(user, leastRole);
        if (confirmed && user.confirmation === null) throw new HttpError('confirmationRequired');
        request.user = user;
      },
    };
  });
}
