// Password hashing with Argon2id, in a bounded queue. A check takes the same time whether or not there is an account.
import { randomInt } from 'node:crypto';
import { LIMITS } from '../limits.ts';
import { networkOf } from '../platform/http/network.ts';
import { fairQueue } from '../platform/queue/fair-queue.ts';

/** 19 MiB and two passes, as OWASP recommends. A hash takes about 50 ms of one core. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unknown password at the same cost: compared if there is no account. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JnoSaPXFpjTWlIUcOAJ8GA$qN+Eb+jpn5oC1PpA9LE6KmU8Ov+U1XN0JTKAKRn1pEk';

/** Few at a time, so that a flood of sign-ins leaves memory and a core for other requests. Networks take turns. */
const queue = fairQueue({
  budget: 'password_hashes',
  atOnce: LIMITS.passwordHashesAtOnce,
  maxWaiting: LIMITS.passwordHashesWaiting,
});

/** Key in the queue for the command line and the demo data, where no other caller waits. */
const THIS_MACHINE = 'this machine';

/** Imported for the first password: a server that only shows pages never needs it. */
const argon2 = () => import('@node-rs/argon2');

/** Operating systems encode the same typed letters differently. */
const typed = (password: string): string => password.normalize('NFC');

/** `address` is the client address of the request. */
export const hashPassword = (password: string, address = THIS_MACHINE): Promise<string> =>
  queue.run(networkOf(address), async () => (await argon2()).hash(typed(password), COST));

/** Returns false if there is no hash, after as much work as with one. */
export const isPassword = async (
  password: string,
  hash: string | null,
  address = THIS_MACHINE,
): Promise<boolean> => {
  const same = await queue.run(networkOf(address), async () =>
    (await argon2()).verify(hash ?? NOBODYS_HASH, typed(password)),
  );
  return same && hash !== null;
};

/** Letters and digits that cannot be mistaken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password for copying by hand: four groups of four characters, about 79 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');
