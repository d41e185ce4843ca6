// Field error texts for registration, sign-in and contact forms (spec §5, §8).
import { ADMIN_PASSWORD_MIN_LENGTH } from '../limits.ts';
import { textsWithValues } from '../texts.ts';
import { FIELD_TEXTS } from './field-texts.ts';

const { account } = FIELD_TEXTS;

export const ACCOUNT_TEXTS = {
  ...account,
  passwordShort: textsWithValues(account.passwordShort, { least: ADMIN_PASSWORD_MIN_LENGTH }),
};
