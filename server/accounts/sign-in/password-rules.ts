// Rules for new passwords beyond the length of the spec (§5): none that everybody tries, none made of the account's own data, and a
// greater length for admins.
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { LIMITS } from '../../limits.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { readOwnData } from './own-data-queries.ts';

/** What an attacker knows of a person: emails, names, companies, phones. */
export type OwnData = readonly (string | null | undefined)[];

/** Shorter data, such as initials, is part of many good passwords. */
const MIN_DATA_LENGTH = 4;
/** Characters beside own data that make no better password of it: "asharao99". */
const MAX_ADDED_CHARACTERS = 3;

/** Without letter case, spacing and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]/gu, '');

/** The about 49,000 passwords that are found in leaks most often; loaded with the first new password. */
let common: Promise<ReadonlySet<string>> | null = null;
const readCommon = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
};

const isOwnData = (password: string, data: OwnData): boolean => {
  const typed = plain(password);
  const parts = data.flatMap((each) => (each ? [each, each.split('@')[0] ?? ''] : [])).map(plain);
  return parts
    .filter((part) => part.length >= MIN_DATA_LENGTH)
    .some(
      (part) =>
        (typed.length >= MIN_DATA_LENGTH && part.includes(typed)) ||
        (typed.includes(part) && typed.length - part.length <= MAX_ADDED_CHARACTERS),
    );
};

/** The error of a new password; null if it may be used. */
export async function passwordProblem(
  password: string,
  data: OwnData,
  isAdmin: boolean,
): Promise<FieldErrorKey | null> {
  // Code points: a letter of a rare script is one character.
  if (isAdmin && [...password].length < LIMITS.adminPasswordCharacters) return 'passwordShort';
  const words = await readCommon();
  const typed = password.normalize('NFKC').toLowerCase();
  if (words.has(typed) || words.has(typed.replaceAll(/\s/g, ''))) return 'passwordCommon';
  return isOwnData(password, data) ? 'passwordOwnData' : null;
}

/** Throws validation of `password`. */
export async function requireGoodPassword(password: string, data: OwnData): Promise<void> {
  const problem = await passwordProblem(password, data, false);
  if (problem) throw new HttpError('validation', { password: problem });
}

/** Likewise for a person that exists; `protectsAdmins` false in the demo. */
export async function requireGoodPasswordOf(
  db: DbOrTx,
  person: Person,
  password: string,
  protectsAdmins: boolean,
): Promise<void> {
  const { data, isAdmin } = await readOwnData(db, person);
  const problem = await passwordProblem(password, data, isAdmin && protectsAdmins);
  if (problem) throw new HttpError('validation', { password: problem });
}
