// Sessions: a random token with its owner, only its hash with us; 30 days from the last use.
import { createHash, randomBytes } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { sessionsRepository } from '../repositories/sessions.ts';

/** Whoever a request comes from. */
export interface Person {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
}

export interface Sessions {
  /** Begins a session and answers its token. */
  open(userId: string): Promise<string>;
  /** Null where the token is none of ours, or no longer. Throws suspended where the account is. */
  whoIs(token: string): Promise<Person | null>;
  /** Those of the hashes whose sessions count and whose accounts are not suspended, with whether they are an admin's. */
  living(hashes: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  end(token: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
}

const HOUR = 3_600_000;
export const LIFETIME_MS = 30 * 24 * HOUR;
/** A session in use is prolonged this often, not at every call: reading stays reading. */
const PROLONGED_MS = HOUR;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function openSessions(repository: ReturnType<typeof sessionsRepository>): Sessions {
  const end = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);
  return {
    async open(userId) {
      const token = randomBytes(32).toString('base64url');
      const now = new Date();
      await repository.open(hashOf(token), userId, now, end(now));
      return token;
    },

    async whoIs(token) {
      const now = new Date();
      const session = await repository.find(hashOf(token), now);
      if (!session) return null;
      const { id, role, isAdmin, seenAt, suspendedAt } = session;
      if (suspendedAt !== null) throw new Problem('suspended');
      if (now.getTime() - Date.parse(seenAt) > PROLONGED_MS)
        await repository.seen(hashOf(token), now, end(now));
      return { id, role, isAdmin };
    },

    living: (hashes) => repository.living(hashes, new Date()),
    end: (token) => repository.end(hashOf(token)),
    endAllOf: (userId) => repository.endAllOf(userId),
  };
}
