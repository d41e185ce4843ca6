// Recovery codes: sixteen characters each, shown once, stored as hashes.
import { hash } from 'node:crypto';
import { RECOVERY_CODES } from '../../../contract/accounts/second-factor-limits.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { randomPassword } from '../sign-in/passwords.ts';

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, randomPassword);

/**
 * SHA-256 of the person and the code. A fast hash is enough: a code has 79 random bits. Letter case, hyphens and spaces make no
 * difference.
 */
export const recoveryCodeHash = ({ id, memberId }: Person, code: string): string =>
  hash('sha256', `${memberId ?? id}\0${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
