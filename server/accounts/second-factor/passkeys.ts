// Service for passkeys: adding, removing, and completing a session with one.
import type * as z from 'zod/mini';
import type { newPasskey, passkeyProof } from '../../../contract/accounts/passkeys.ts';
import { MAX_PASSKEYS } from '../../../contract/accounts/second-factor-limits.ts';
import { type Db, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { personOf, type SessionUser } from '../../platform/http/session-user.ts';
import { requireConfirmation } from '../confirmation/confirmation-queries.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { hashToken } from '../sessions.ts';
import { afterAdding, afterRemoving, lockFactors } from './factor-changes.ts';
import { completeSession, mustHaveFactor } from './factor-queries.ts';
import {
  type ChallengePurpose,
  deletePasskey,
  insertPasskey,
  readPasskeys,
  recordPasskeyUse,
  storeChallenge,
  takeChallenge,
} from './passkey-queries.ts';
import type { RelyingParty } from './relying-party.ts';

interface Dependencies {
  readonly db: Db;
  readonly withNotices: WithSecurityNotices;
  /** null where browsers refuse passkeys. */
  readonly relyingParty: RelyingParty | null;
  readonly adminsNeedFactor: boolean;
}

/** To sign in, or to confirm the identity. */
type GivingPurpose = Exclude<ChallengePurpose, 'create'>;

/** The browser's own window is open for one minute. */
const CHALLENGE_MS = 5 * 60_000;

const refused = (): HttpError => new HttpError('validation', { credential: 'passkeyRefused' });

export function openPasskeys({ db, withNotices, relyingParty, adminsNeedFactor }: Dependencies) {
  const requireRelyingParty = (): RelyingParty => {
    if (!relyingParty) throw new HttpError('passkeysImpossible');
    return relyingParty;
  };

  const storeFor = (token: string, purpose: ChallengePurpose, challenge: string): Promise<void> => {
    const endsAt = new Date(Date.now() + CHALLENGE_MS);
    return storeChallenge(db, hashToken(token), purpose, challenge, endsAt);
  };

  const requireChallenge = async (token: string, purpose: ChallengePurpose): Promise<string> => {
    const challenge = await inTransaction(db, (tx) =>
      takeChallenge(tx, hashToken(token), purpose, new Date()),
    );
    if (challenge === null) throw refused();
    return challenge;
  };

  const passkeys = {
    /** Options for the browser, as JSON. Throws passkeysFull. */
    async start(user: SessionUser, token: string, email: string): Promise<string> {
      const party = requireRelyingParty();
      const person = personOf(user);
      const stored = await readPasskeys(db, person);
      if (stored.length >= MAX_PASSKEYS) throw new HttpError('passkeysFull');
      const handle = person.memberId ?? person.id;
      const { options, challenge } = await party.creationOptions({ handle, email }, stored);
      await storeFor(token, 'create', challenge);
      return options;
    },

    /** Returns the recovery codes made with the first factor. Throws validation or passkeysFull. */
    async add(
      user: SessionUser,
      token: string,
      name: string,
      credential: z.output<typeof newPasskey>,
    ): Promise<string[]> {
      const party = requireRelyingParty();
      const person = personOf(user);
      const challenge = await requireChallenge(token, 'create');
      const passkey = await party.verifyNew(credential, challenge);
      if (!passkey) throw refused();
      return withNotices(async (tx, sendNotice) => {
        await lockFactors(tx, person);
        if ((await readPasskeys(tx, person)).length >= MAX_PASSKEYS)
          throw new HttpError('passkeysFull');
        const id = await insertPasskey(tx, person, { ...passkey, name }, new Date());
        if (id === undefined) throw refused();
        return afterAdding(tx, sendNotice, person, {
          id,
          kind: 'passkey',
          name,
          tokenHash: hashToken(token),
        });
      });
    },

    /** Throws notFound or lastSecondFactor. */
    remove: (user: SessionUser, id: string): Promise<void> =>
      withNotices(async (tx, sendNotice) => {
        const person = personOf(user);
        const { isAdmin } = await lockFactors(tx, person);
        await requireConfirmation(tx, user);
        const name = await deletePasskey(tx, person, id);
        if (name === undefined) throw new HttpError('notFound');
        const mustRemain = await mustHaveFactor(tx, { ...person, isAdmin }, adminsNeedFactor);
        await afterRemoving(tx, sendNotice, person, { kind: 'passkey', name, mustRemain });
      }),

    /** Options for the browser, as JSON. Throws secondFactorMissing. */
    async startGiving(user: SessionUser, token: string, purpose: GivingPurpose): Promise<string> {
      const party = requireRelyingParty();
      const stored = await readPasskeys(db, personOf(user));
      if (stored.length === 0) throw new HttpError('secondFactorMissing');
      const { options, challenge } = await party.requestOptions(stored);
      await storeFor(token, purpose, challenge);
      return options;
    },

    /**
     * Verifies what a passkey signed for the purpose; returns the function that records its use. Throws validation. Attempts are not
     * limited: a signature cannot be guessed.
     */
    async verify(
      user: SessionUser,
      token: string,
      purpose: GivingPurpose,
      credential: z.output<typeof passkeyProof>,
    ): Promise<(tx: DbOrTx) => Promise<void>> {
      const party = requireRelyingParty();
      const person = personOf(user);
      const challenge = await requireChallenge(token, purpose);
      const stored = await readPasskeys(db, person);
      const passkey = stored.find((each) => each.credential_id === credential.id);
      if (!passkey) throw refused();
      const signCount = await party.verifyProof(credential, challenge, passkey);
      if (signCount === null) throw refused();
      return (tx) => recordPasskeyUse(tx, passkey.id, signCount, new Date());
    },

    /** Completes the session of `token`. Throws validation. */
    async complete(
      user: SessionUser,
      token: string,
      credential: z.output<typeof passkeyProof>,
    ): Promise<void> {
      const recordUse = await passkeys.verify(user, token, 'get', credential);
      await inTransaction(db, async (tx) => {
        await recordUse(tx);
        await completeSession(tx, hashToken(token));
      });
    },
  };
  return passkeys;
}
export type Passkeys = ReturnType<typeof openPasskeys>;
