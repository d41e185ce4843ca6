// Password hashing with Argon2id, in a bounded queue. A check takes the same time whether or not there is an account.
import { randomInt } from 'node:crypto';
import { LIMITS } from '../../limits.ts';
import { siteOf } from '../../platform/http/network.ts';
import { fairQueue } from '../../platform/queue/fair-queue.ts';

/** 19 MiB and two passes, as OWASP recommends. A hash takes about 50 ms of one core. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unknown password at the same cost: compared if there is no account. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JnoSaPXFpjTWlIUcOAJ8GA$qN+Eb+jpn5oC1PpA9LE6KmU8Ov+U1XN0JTKAKRn1pEk';

/** Few at a time, so that a flood of sign-ins leaves memory and a core for other requests. Networks take turns. */
const queue = fairQueue({
  budget: 'password_hashes',
  concurrency: LIMITS.concurrentPasswordHashes,
  maxWaiting: LIMITS.passwordHashesWaiting,
});

/** Key in the queue for the command line and the demo data, where no other caller waits. */
const LOCAL_CALLER = 'this machine';

/** Imported for the first password: a server that only shows pages never needs it. */
const argon2 = () => import('@node-rs/argon2');

/** Operating systems encode the same typed letters differently. */
const normalizePassword = (password: string): string => password.normalize('NFC');

/** `clientIp` is the client address of the request. */
export const hashPassword = (password: string, clientIp = LOCAL_CALLER): Promise<string> =>
  queue.run(siteOf(clientIp), async () =>
    (await argon2()).hash(normalizePassword(password), ARGON2_OPTIONS),
  );

/** Returns false if there is no hash, after as much work as with one. */
export const verifyPassword = async (
  password: string,
  hash: string | null,
  clientIp = LOCAL_CALLER,
): Promise<boolean> => {
  const isMatch = await queue.run(siteOf(clientIp), async () =>
    (await argon2()).verify(hash ?? DUMMY_HASH, normalizePassword(password)),
  );
  return isMatch && hash !== null;
};

/** Letters and digits that cannot be mistaken for one another. */
const PASSWORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password for copying by hand: four groups of four characters, about 79 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from(
      { length: 4 },
      () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)],
    ).join(''),
  ).join('-');
