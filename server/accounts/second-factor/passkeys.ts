// Service for passkeys: adding, removing, and completing a session with one.
import type * as z from 'zod/mini';
import type { newPasskey, passkeyProof } from '../../../contract/accounts/passkeys.ts';
import { MAX_PASSKEYS } from '../../../contract/accounts/second-factor-limits.ts';
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { personOf, type SessionUser } from '../../platform/http/session-user.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { hashToken } from '../sessions.ts';
import { afterAdding, afterRemoving, lockFactors } from './factor-changes.ts';
import { completeSession } from './factor-queries.ts';
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

  return {
    /** Options for the browser, as JSON. Throws passkeysFull. */
    async start(user: SessionUser, token: string, email: string): Promise<string> {
      const party = requireRelyingParty();
      const person = personOf(user);
      const passkeys = await readPasskeys(db, person);
      if (passkeys.length >= MAX_PASSKEYS) throw new HttpError('passkeysFull');
      const handle = person.memberId ?? person.id;
      const { options, challenge } = await party.creationOptions({ handle, email }, passkeys);
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
      return withNotices(async (tx, give) => {
        await lockFactors(tx, person);
        if ((await readPasskeys(tx, person)).length >= MAX_PASSKEYS)
          throw new HttpError('passkeysFull');
        if (!(await insertPasskey(tx, person, { ...passkey, name }, new Date()))) throw refused();
        return afterAdding(tx, give, person, {
          kind: 'passkey',
          name,
          tokenHash: hashToken(token),
        });
      });
    },

    /** Throws notFound or lastSecondFactor. */
    remove: (user: SessionUser, id: string): Promise<void> =>
      withNotices(async (tx, give) => {
        const person = personOf(user);
        const { isAdmin } = await lockFactors(tx, person);
        const name = await deletePasskey(tx, person, id);
        if (name === undefined) throw new HttpError('notFound');
        const mustRemain = isAdmin && adminsNeedFactor;
        await afterRemoving(tx, give, person, { kind: 'passkey', name, mustRemain });
      }),

    /** Options for the browser, as JSON. Throws secondFactorMissing. */
    async startSignIn(user: SessionUser, token: string): Promise<string> {
      const party = requireRelyingParty();
      const passkeys = await readPasskeys(db, personOf(user));
      if (passkeys.length === 0) throw new HttpError('secondFactorMissing');
      const { options, challenge } = await party.requestOptions(passkeys);
      await storeFor(token, 'get', challenge);
      return options;
    },

    /** Completes the session of `token`. Throws validation. Attempts are not limited: a signature cannot be guessed. */
    async complete(
      user: SessionUser,
      token: string,
      credential: z.output<typeof passkeyProof>,
    ): Promise<void> {
      const party = requireRelyingParty();
      const person = personOf(user);
      const challenge = await requireChallenge(token, 'get');
      const passkeys = await readPasskeys(db, person);
      const passkey = passkeys.find((each) => each.credential_id === credential.id);
      if (!passkey) throw refused();
      const signCount = await party.verifyProof(credential, challenge, passkey);
      if (signCount === null) throw refused();
      await inTransaction(db, async (tx) => {
        await recordPasskeyUse(tx, passkey.id, signCount, new Date());
        await completeSession(tx, hashToken(token));
      });
    },
  };
}
export type Passkeys = ReturnType<typeof openPasskeys>;
