// Sessions: a random token with its owner, only its hash with us; 30 days from the last use.
import { createHash, randomBytes } from 'node:crypto';
import type { SessionWire } from '../../contract/sessions.ts';
import { coarseNetwork } from '../platform/http/network.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Origin, sessionsRepository } from './session-queries.ts';
import type { Checked } from './sign-in.ts';

/** Whoever a request comes from. */
export interface Person {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
}

export interface Sessions {
  /** Begins a session and answers its token; null where the password is another one by now, or the account is not usable. */
  open(account: Checked, from: Origin): Promise<string | null>;
  /** `address` is where the token was used, null where that is not known. Null where it is none of ours, or no longer. Throws suspended where the account is. */
  whoIs(token: string, address: string | null): Promise<Person | null>;
  /** Of one account, the last used first; `token` is the one that asks. */
  list(userId: string, token: string): Promise<SessionWire[]>;
  /** Those of the hashes whose sessions count and whose accounts are not suspended, with whether they are an admin's. */
  living(hashes: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  end(token: string): Promise<void>;
  /** Throws notFound where the account has no such session. */
  endOne(userId: string, id: string): Promise<void>;
  /** `current` is the token of a session that stays. */
  endAllOf(userId: string, current: string | null): Promise<void>;
}

const HOUR = 3_600_000;
export const LIFETIME_MS = 30 * 24 * HOUR;
/** A session in use is prolonged this often, not at every call: reading stays reading. */
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
