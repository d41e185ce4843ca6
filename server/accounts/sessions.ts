// Sessions: the client holds a random token, the server only its hash. A session expires 30 days after its last use.
import { createHash, randomBytes } from 'node:crypto';
import type { SessionWire } from '../../contract/accounts/sessions.ts';
import { coarseNetwork } from '../platform/http/network.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Origin, sessionsRepository } from './session-queries.ts';
import type { Checked } from './sign-in.ts';

/** The authenticated user of a request. */
export interface Person {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
}

export interface Sessions {
  /** Starts a session and returns its token; null if the password has changed since, or if the account cannot be used. */
  open(account: Checked, from: Origin): Promise<string | null>;
  /**
   * Returns the user of a token, or null if the token is unknown or expired. Throws suspended if the account is. `address` is
   * the client address, null if it is not known.
   */
  whoIs(token: string, address: string | null): Promise<Person | null>;
  /** Lists the account's sessions, last used first; `token` is that of the current one. */
  list(userId: string, token: string): Promise<SessionWire[]>;
  /** Returns, for the hashes of valid sessions of accounts that are not suspended, whether the account is an admin. */
  living(hashes: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  end(token: string): Promise<void>;
  /** Throws notFound if the account has no such session. */
  endOne(userId: string, id: string): Promise<void>;
  /** `current` is the token of the session to keep; null ends all. */
  endAllOf(userId: string, current: string | null): Promise<void>;
}

const HOUR = 3_600_000;
export const LIFETIME_MS = 30 * 24 * HOUR;
/** Time between two extensions of a session in use: most requests then write nothing. */
const PROLONGED_MS = HOUR;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function openSessions(repository: ReturnType<typeof sessionsRepository>): Sessions {
  const end = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);
  return {
    async open({ id, passwordHash }, from) {
      const token = randomBytes(32).toString('base64url');
      const now = new Date();
      const session = { tokenHash: hashOf(token), userId: id, passwordHash, from };
      return (await repository.open(session, now, end(now))) ? token : null;
    },

    async whoIs(token, address) {
      const now = new Date();
      const session = await repository.find(hashOf(token), now);
      if (!session) return null;
      const { id, role, isAdmin, seenAt, suspendedAt } = session;
      if (suspendedAt !== null) throw new Problem('suspended');
      if (now.getTime() - Date.parse(seenAt) > PROLONGED_MS) {
        const place = address === null ? null : coarseNetwork(address);
        await repository.seen(hashOf(token), place, now, end(now));
      }
      return { id, role, isAdmin };
    },

    async list(userId, token) {
      const current = hashOf(token);
      const rows = await repository.of(userId, new Date());
      return rows.map((row) => ({
        id: row.id,
        place: row.place,
        browser: row.browser,
        system: row.system,
        createdAt: row.created_at,
        lastUsedAt: row.seen_at,
        current: row.token_hash === current,
      }));
    },

    living: (hashes) => repository.living(hashes, new Date()),
    end: (token) => repository.end(hashOf(token)),
    async endOne(userId, id) {
      if (!(await repository.endOne(userId, id))) throw new Problem('notFound');
    },
    endAllOf: (userId, current) =>
      repository.endAllOf(userId, current === null ? '' : hashOf(current)),
  };
}
