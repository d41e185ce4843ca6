// User of a request, and the hook that authorizes a call: declared here, implemented by the accounts (authorization.ts).
import type { onRequestAsyncHookHandler } from 'fastify';
import type { MemberRole } from '../../../contract/accounts/member-limits.ts';
import type { FactorStep } from '../../../contract/accounts/second-factor-limits.ts';
import type { CompanyRole, Endpoint } from '../../../contract/endpoint.ts';

/** The authenticated user of a request. */
export interface SessionUser {
  /** Id of the company's account, also if a member has signed in. */
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  /** Always false for a member: only the owner of an account may be an admin. */
  readonly isAdmin: boolean;
  /** Whether the email of the account is confirmed. */
  readonly isEmailConfirmed: boolean;
  /** The person, if it is not the owner of the account. */
  readonly member: { readonly id: string; readonly role: MemberRole } | null;
  /** What the session lacks of its second factor; null if it is complete. */
  readonly factorStep: FactorStep | null;
  /** Hash of the confirmation of identity that came with the call, if it is valid; else null. */
  readonly confirmation: string | null;
}

/** One of those who sign in to an account: its owner, or a member of the company. */
export interface Person {
  /** Of the account. */
  readonly id: string;
  /** null for the owner. */
  readonly memberId: string | null;
}

export const personOf = ({ id, member }: Pick<SessionUser, 'id' | 'member'>): Person => ({
  id,
  memberId: member?.id ?? null,
});

export const companyRoleOf = ({ member }: Pick<SessionUser, 'member'>): CompanyRole =>
  member?.role ?? 'owner';

/** Whether what the user opens may count as seen by the company. */
export const mayWrite = (user: Pick<SessionUser, 'member'>): boolean =>
  companyRoleOf(user) !== 'viewer';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the hook of an endpoint; none if anyone may call it, so that public reads cost nothing. */
    authorize(
      endpoint: Pick<
        Endpoint,
        'access' | 'errors' | 'method' | 'leastRole' | 'openBefore' | 'confirmed' | 'linked'
      >,
    ): {
      onRequest?: onRequestAsyncHookHandler;
    };
    /**
     * Returns the signed address of a file, whose endpoint is `linked`. The call has the address of the file, followed by /link, and is
     * authorized as the file is.
     */
    linkFile(
      request: FastifyRequest,
      file?: Pick<Endpoint, 'confirmed'>,
    ): Promise<{ readonly path: string }>;
  }
  interface FastifyRequest {
    /** The authenticated user; null on endpoints that need no token. */
    user: SessionUser | null;
  }
}
