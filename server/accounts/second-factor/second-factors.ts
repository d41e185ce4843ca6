// Service for second factors: status, codes of authenticator apps and recovery codes, and the reset by an operator.

import type { getSecondFactor } from '../../../contract/accounts/second-factor.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { Db, DbOrTx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Person, personOf, type SessionUser } from '../../platform/http/session-user.ts';
import { requireConfirmation } from '../confirmation/confirmation-queries.ts';
import type { SendNotice, WithSecurityNotices } from '../security-notices.ts';
import { endSessions } from '../session-queries.ts';
import { hashToken } from '../sessions.ts';
import { openFactorAttempts } from './factor-attempts.ts';
import { afterAdding, afterRemoving, lockFactors, makeRecoveryCodes } from './factor-changes.ts';
import {
  completeSession,
  confirmTotpSecret,
  countRecoveryCodes,
  deleteFactors,
  hasFactor,
  insertUnconfirmedTotp,
  mustHaveFactor,
  readTotp,
  readUnconfirmedTotp,
  takeRecoveryCode,
  takeTotpStep,
} from './factor-queries.ts';
import { readPasskeys } from './passkey-queries.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { isTotpCode, newSecret, setupAddress, stepOf } from './totp.ts';

interface Dependencies {
  readonly db: Db;
  readonly withNotices: WithSecurityNotices;
  /** Whether admins must have a second factor. */
  readonly adminsNeedFactor: boolean;
  readonly passkeysPossible: boolean;
}

/** Time to scan the QR code and type the first code. */
const SETUP_MS = 60 * 60_000;

const wrongCode = (): HttpError => new HttpError('validation', { code: 'codeWrong' });

/** Accepts a code of the person's app or a recovery code, each once. Throws validation. */
export async function takeCode(
  tx: DbOrTx,
  sendNotice: SendNotice,
  person: Person,
  code: string,
  now: Date,
): Promise<void> {
  if (isTotpCode(code)) {
    const totp = await readTotp(tx, person);
    const step = totp ? stepOf(totp.secret, code, now) : null;
    if (!totp || step === null) throw wrongCode();
    if (!(await takeTotpStep(tx, totp.id, step, now)))
      throw new HttpError('validation', { code: 'codeUsed' });
    return;
  }
  if (!(await takeRecoveryCode(tx, recoveryCodeHash(person, code)))) throw wrongCode();
  const left = await countRecoveryCodes(tx, person);
  await sendNotice(tx, { person, kind: 'account.codeUsed', detail: String(left) });
}

export function openSecondFactors(dependencies: Dependencies) {
  const { db, withNotices, adminsNeedFactor, passkeysPossible } = dependencies;
  const attempts = openFactorAttempts(db);

  /** Limits the attempts of a code around `work`, which takes it in the transaction. */
  const withCode = async <Result>(
    person: Person,
    code: string,
    clientIp: string,
    work: (tx: DbOrTx, take: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    const isGuessable = isTotpCode(code);
    const reset = isGuessable ? await attempts.count(person, clientIp) : null;
    const result = await withNotices((tx, sendNotice) =>
      work(tx, async () => {
        await takeCode(tx, sendNotice, person, code, new Date());
        await attempts.recordNetwork(tx, person, clientIp);
      }),
    );
    await reset?.();
    return result;
  };

  return {
    withCode,

    /** In a session that is not complete, without names. */
    async read(user: SessionUser): Promise<ReplyOf<typeof getSecondFactor>> {
      const person = personOf(user);
      const totp = await readTotp(db, person);
      const passkeys = await readPasskeys(db, person);
      const isComplete = user.factorStep === null;
      return {
        step: user.factorStep,
        required: await mustHaveFactor(db, { ...person, isAdmin: user.isAdmin }, adminsNeedFactor),
        passkeysPossible,
        totp: totp ? { createdAt: totp.createdAt, lastUsedAt: totp.lastUsedAt } : null,
        passkeys: isComplete
          ? passkeys.map(({ id, name, created_at, used_at }) => ({
              ...{ id, name },
              createdAt: created_at,
              lastUsedAt: used_at,
            }))
          : [],
        passkeyCount: passkeys.length,
        recoveryCodes: await countRecoveryCodes(db, person),
      };
    },

    /** Completes the session of `token`. Throws validation or tooManyCodes. */
    complete: (user: SessionUser, token: string, code: string, clientIp: string): Promise<void> =>
      withCode(personOf(user), code, clientIp, async (tx, take) => {
        await take();
        await completeSession(tx, hashToken(token));
      }),

    /**
     * For calls by password without a session: checks the code of a person that has a second factor. Throws secondFactorRequired
     * without a code.
     */
    async check(person: Person, code: string | undefined, clientIp: string): Promise<void> {
      if (!(await hasFactor(db, person))) return;
      if (code === undefined) throw new HttpError('secondFactorRequired');
      await withCode(person, code, clientIp, (_, take) => take());
    },

    /** Creates a secret, which is in use once confirmTotp() has received its first code. */
    async startTotp(user: SessionUser, email: string) {
      const secret = newSecret();
      await inTransaction(db, async (tx) => {
        await lockFactors(tx, personOf(user));
        await requireConfirmation(tx, user);
        await insertUnconfirmedTotp(tx, personOf(user), secret, new Date());
      });
      return { secret, address: setupAddress(secret, email) };
    },

    /** Returns the recovery codes made with the first factor. Throws validation. */
    confirmTotp(user: SessionUser, token: string, code: string): Promise<string[]> {
      const person = personOf(user);
      return withNotices(async (tx, sendNotice) => {
        await lockFactors(tx, person);
        const now = new Date();
        const since = new Date(now.getTime() - SETUP_MS);
        const totp = await readUnconfirmedTotp(tx, person, since);
        if (!totp) throw new HttpError('validation', { code: 'setupExpired' });
        const step = isTotpCode(code) ? stepOf(totp.secret, code, now) : null;
        if (step === null) throw wrongCode();
        await confirmTotpSecret(tx, person, totp.id, step, now);
        return afterAdding(tx, sendNotice, person, {
          id: totp.id,
          kind: 'totp',
          name: '',
          tokenHash: hashToken(token),
        });
      });
    },

    /** Throws secondFactorMissing or lastSecondFactor. */
    removeTotp: (user: SessionUser): Promise<void> =>
      withNotices(async (tx, sendNotice) => {
        const person = personOf(user);
        const { isAdmin } = await lockFactors(tx, person);
        await requireConfirmation(tx, user);
        if (!(await readTotp(tx, person))) throw new HttpError('secondFactorMissing');
        await deleteFactors(tx, person, ['totp_secrets']);
        const mustRemain = await mustHaveFactor(tx, { ...person, isAdmin }, adminsNeedFactor);
        await afterRemoving(tx, sendNotice, person, { kind: 'totp', name: '', mustRemain });
      }),

    /** Replaces the recovery codes. Throws secondFactorMissing. */
    renewRecoveryCodes: (user: SessionUser): Promise<string[]> =>
      withNotices(async (tx, sendNotice) => {
        const person = personOf(user);
        await lockFactors(tx, person);
        await requireConfirmation(tx, user);
        if (!(await hasFactor(tx, person))) throw new HttpError('secondFactorMissing');
        await sendNotice(tx, { person, kind: 'account.codesRenewed' });
        return makeRecoveryCodes(tx, person, new Date());
      }),
  };
}
export type SecondFactors = ReturnType<typeof openSecondFactors>;

/** For an operator: removes all factors of a person and ends its sessions. Call it with the notice in the same transaction. */
export async function resetSecondFactor(
  tx: DbOrTx,
  sendNotice: SendNotice,
  person: Person,
): Promise<void> {
  await deleteFactors(tx, person);
  await endSessions(tx, person);
  await sendNotice(tx, { person, kind: 'account.factorReset' });
}
