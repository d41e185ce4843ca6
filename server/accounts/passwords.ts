// Passwords: hashed with Argon2id a few at a time, checked in the same time whether there is an account or not.
import { randomInt } from 'node:crypto';
import pLimit from 'p-limit';
import { Problem } from '../problem.ts';

/** 19 MiB and two passes, as OWASP asks for; a hash takes about 50 ms of one core. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password nobody has, at the same cost: where there is no account, this is what is compared. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JnoSaPXFpjTWlIUcOAJ8GA$qN+Eb+jpn5oC1PpA9LE6KmU8Ov+U1XN0JTKAKRn1pEk';

/** Hashes under way at a time, so that a flood of sign-ins leaves memory and a core for everybody else. */
const AT_ONCE = 2;
/** Past this, waiting would be longer than anybody's patience. */
const MAX_WAITING = 100;

const limit = pLimit(AT_ONCE);
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (limit.pendingCount >= MAX_WAITING) throw new Problem('unavailable');
  return limit(work);
};

/** Loaded with the first password: a server that only shows pages never needs it. */
const argon2 = () => import('@node-rs/argon2');

/** The same letters typed on different systems may come in different codes. */
const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon2()).hash(typed(password), COST));

/** False where there is no hash, after as much work as with one. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const same = await inTurn(async () =>
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
