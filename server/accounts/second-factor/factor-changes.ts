// Consequences of adding and removing a second factor: for sessions, recovery codes and notices.
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/session-user.ts';
import type { SendNotice } from '../security-notices.ts';
import { lockPerson } from '../sign-in/credential-queries.ts';
import {
  changeSessions,
  completeSession,
  countRecoveryCodes,
  deleteFactors,
  hasFactor,
  replaceRecoveryCodes,
} from './factor-queries.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

type FactorKind = 'totp' | 'passkey';

/** Locks the person, so that changes of its factors, and a sign-in at the same time, wait. Throws unauthorized. */
export async function lockFactors(tx: DbOrTx, person: Person): Promise<{ isAdmin: boolean }> {
  const account = await lockPerson(tx, person);
  if (!account || account.suspendedAt !== null) throw new HttpError('unauthorized');
  return { isAdmin: 'isAdmin' in account && account.isAdmin === 1 };
}

export async function makeRecoveryCodes(tx: DbOrTx, person: Person, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(person, code));
  await replaceRecoveryCodes(tx, person, hashes, now);
  return codes;
}

/**
 * Call it after a factor was added in the session of `tokenHash`, which counts as completed with it; the other sessions must still
 * complete it. Returns the recovery codes made with the first factor.
 */
export async function afterAdding(
  tx: DbOrTx,
  sendNotice: SendNotice,
  person: Person,
  added: {
    readonly id: string;
    readonly kind: FactorKind;
    readonly name: string;
    readonly tokenHash: string;
  },
): Promise<string[]> {
  await completeSession(tx, added.tokenHash);
  await changeSessions(tx, person, ['none'], 'pending');
  await sendNotice(tx, {
    person,
    kind: 'account.factorAdded',
    subject: added.name,
    detail: added.kind,
    targetId: added.id,
  });
  return (await countRecoveryCodes(tx, person)) > 0
    ? []
    : makeRecoveryCodes(tx, person, new Date());
}

/** Call it after a factor was removed. Throws lastSecondFactor where one must remain and none does. */
export async function afterRemoving(
  tx: DbOrTx,
  sendNotice: SendNotice,
  person: Person,
  removed: { readonly kind: FactorKind; readonly name: string; readonly mustRemain: boolean },
): Promise<void> {
  if (!(await hasFactor(tx, person))) {
    if (removed.mustRemain) throw new HttpError('lastSecondFactor');
    await deleteFactors(tx, person);
    await changeSessions(tx, person, ['pending', 'given'], 'none');
  }
  await sendNotice(tx, {
    person,
    kind: 'account.factorRemoved',
    subject: removed.name,
    detail: removed.kind,
  });
}
