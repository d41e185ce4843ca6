// Passwords: hashed with Argon2id a few at a time, checked in the same time whether there is an account or not.
import { randomInt } from 'node:crypto';
import { LIMITS } from '../limits.ts';
import { networkOf } from '../platform/http/network.ts';
import { fairQueue } from '../platform/queue/fair-queue.ts';

/** 19 MiB and two passes, as OWASP asks for; a hash takes about 50 ms of one core. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password nobody has, at the same cost: where there is no account, this is what is compared. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JnoSaPXFpjTWlIUcOAJ8GA$qN+Eb+jpn5oC1PpA9LE6KmU8Ov+U1XN0JTKAKRn1pEk';

/** Few at a time, so that a flood of sign-ins leaves memory and a core for the rest; networks take turns. */
const queue = fairQueue({
  budget: 'password_hashes',
  atOnce: LIMITS.passwordHashesAtOnce,
  maxWaiting: LIMITS.passwordHashesWaiting,
});

/** The command line and the demo market: nothing else waits there. */
const THIS_MACHINE = 'this machine';

/** Loaded with the first password: a server that only shows pages never needs it. */
const argon2 = () => import('@node-rs/argon2');

/** The same letters typed on different systems may come in different codes. */
const typed = (password: string): string => password.normalize('NFC');

/** `address` is where the request came from. */
export const hashPassword = (password: string, address = THIS_MACHINE): Promise<string> =>
  queue.run(networkOf(address), async () => (await argon2()).hash(typed(password), COST));

/** False where there is no hash, after as much work as with one. */
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

/** Letters and digits that are not taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for somebody to copy: four groups of four, about 79 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');
