// Sessions: the client holds a random token, the server only its hash.
import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { FactorStep } from '../../contract/accounts/second-factor-limits.ts';
import type { Session } from '../../contract/accounts/sessions.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { coarseNetwork } from '../platform/http/network.ts';
import type { Person, SessionUser } from '../platform/http/session-user.ts';
import { hasFactor, mustHaveFactor } from './second-factor/factor-queries.ts';
import { extensionIntervalMs, sessionEnd } from './session-lifetime.ts';
import {
  deleteExpiredSessions,
  endSession,
  endSessionById,
  endSessions,
  extendSession,
  factorStepOf,
  insertSession,
  readSession,
  readSessionsOf,
  readValidSessions,
} from './session-queries.ts';
import { lockPerson } from './sign-in/credential-queries.ts';
import type { Device } from './sign-in/device.ts';
import { readOwnData } from './sign-in/own-data-queries.ts';
import { passwordProblem } from './sign-in/password-rules.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

/** Where a session is used, as its owner sees it. */
interface SessionClient extends Device {
  readonly place: string;
}

export interface NewSession {
  readonly token: string;
  readonly factorStep: FactorStep | null;
}

export interface Sessions {
  /**
   * Starts a session; `factorStep` is what it lacks before it is complete. Throws wrongCredentials if the password was changed, the account suspended or
   * deleted, or the member removed, after the password was checked.
   */
  create(
    account: VerifiedAccount,
    client: SessionClient,
    /** As typed at a sign-in: an admin must replace a weak one. */
    password?: string,
  ): Promise<NewSession>;
  /**
   * Returns the user of a token, or null if the token is unknown or expired. Throws suspended if the account is. `clientIp` is
   * the client address, null if it is not known; `confirmation` the token of a confirmation of identity.
   */
  authenticate(
    token: string,
    clientIp: string | null,
    confirmation?: string | null,
  ): Promise<SessionUser | null>;
  /** Lists the person's sessions, last used first; `token` is that of the current one. */
  list(person: Person, token: string): Promise<Session[]>;
  /** Returns the users of valid and complete sessions by the hashes of their tokens, without suspended accounts. */
  readValid(hashes: readonly string[]): Promise<ReadonlyMap<string, SessionUser>>;
  end(token: string): Promise<void>;
  /** Throws notFound if the person has no such session. */
  endOne(person: Person, id: string): Promise<void>;
  /** `current` is the token of the session to keep; null ends all. */
  endAll(person: Person, current: string | null): Promise<void>;
}

export const hashToken = (token: string): string => hash('sha256', token);

const isTooWeak = async (tx: DbOrTx, person: Person, password: string): Promise<boolean> =>
  (await passwordProblem(password, (await readOwnData(tx, person)).data, true)) !== null;

/** `adminsNeedFactor`: sessions of admins are complete only with a second factor. */
export function openSessions(db: Db, adminsNeedFactor: boolean): Sessions {
  return {
    async create({ id, memberId, passwordHash }, client, password) {
      const token = randomBytes(32).toString('base64url');
      const now = new Date();
      await deleteExpiredSessions(db, now);
      return inTransaction(db, async (tx) => {
        // Locked: on PostgreSQL a plain read would not see a change that is not committed yet.
        const account = await lockPerson(tx, { id, memberId });
        if (account?.passwordHash !== passwordHash || account.suspendedAt !== null)
          throw new HttpError('wrongCredentials');
        const factor = (await hasFactor(tx, { id, memberId })) ? 'pending' : 'none';
        const isAdmin = 'isAdmin' in account && account.isAdmin === 1;
        const person = { id, memberId, isAdmin };
        const createdAt = now.toISOString();
        const needsPassword =
          isAdmin &&
          adminsNeedFactor &&
          password !== undefined &&
          (await isTooWeak(tx, person, password));
        await insertSession(tx, {
          token_hash: hashToken(token),
          id: randomUUID(),
          user_id: id,
          member_id: memberId,
          ...client,
          created_at: createdAt,
          seen_at: createdAt,
          expires_at: sessionEnd({ createdAt, seenAt: createdAt, isAdmin }).toISOString(),
          factor,
          needs_password: needsPassword ? 1 : 0,
        });
        const needsFactor = await mustHaveFactor(tx, person, adminsNeedFactor);
        return { token, factorStep: factorStepOf({ factor, needsPassword, needsFactor }) };
      });
    },

    async authenticate(token, clientIp, confirmation = null) {
      const now = new Date();
      const confirmationHash = confirmation === null ? null : hashToken(confirmation);
      const session = await readSession(
        db,
        hashToken(token),
        now,
        adminsNeedFactor,
        confirmationHash,
      );
      if (!session) return null;
      const { user, createdAt, seenAt, suspendedAt } = session;
      const { isAdmin } = user;
      if (suspendedAt !== null) throw new HttpError('suspended');
      if (now.getTime() - Date.parse(seenAt) > extensionIntervalMs(isAdmin)) {
        const place = clientIp === null ? null : coarseNetwork(clientIp);
        const end = sessionEnd({ createdAt, seenAt: now.toISOString(), isAdmin });
        await extendSession(db, hashToken(token), place, now, end);
      }
      return user;
    },

    async list(person, token) {
      const currentHash = hashToken(token);
      const rows = await readSessionsOf(db, person, new Date());
      return rows.map((row) => ({
        id: row.id,
        place: row.place,
        browser: row.browser,
        system: row.system,
        createdAt: row.created_at,
        lastUsedAt: row.seen_at,
        current: row.token_hash === currentHash,
      }));
    },

    readValid: (hashes) => readValidSessions(db, hashes, new Date(), adminsNeedFactor),
    end: (token) => endSession(db, hashToken(token)),
    async endOne(person, id) {
      if (!(await endSessionById(db, person, id))) throw new HttpError('notFound');
    },
    endAll: (person, current) =>
      endSessions(db, person, current === null ? '' : hashToken(current)),
  };
}
