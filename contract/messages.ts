// What the server says: failures by code, and problems of single fields by name, in both languages.
import type { Lang } from './lang.ts';
import { ACCOUNT_TEXTS } from './messages/account.ts';
import { ADMIN_TEXTS } from './messages/admin.ts';
import { CATALOGUE_TEXTS } from './messages/catalogue.ts';
import { LISTING_TEXTS } from './messages/listing.ts';
import { TRADE_TEXTS } from './messages/trade.ts';

export { ERROR_TEXTS } from './messages/failures.ts';

/** Texts for single fields; a schema names one of these as its message. */
export const FIELD_TEXTS = {
  ...CATALOGUE_TEXTS,
  ...ACCOUNT_TEXTS,
  ...LISTING_TEXTS,
  ...TRADE_TEXTS,
  ...ADMIN_TEXTS,
} as const;

export type FieldText = keyof typeof FIELD_TEXTS;

/** A field's problem whose text names a number of its own, for fieldText(). */
export const withNumber = (name: FieldText, number: number): string => `${name}:${number}`;

/** The text of a field's problem in the reader's language; anything unnamed is 'invalid'. */
export const fieldText = (problem: string, lang: Lang): string => {
  const [name = '', number = ''] = problem.split(':');
  const texts = Object.hasOwn(FIELD_TEXTS, name)
    ? FIELD_TEXTS[name as FieldText]
    : FIELD_TEXTS.invalid;
  return texts[lang].replace('{n}', Number(number).toLocaleString('en'));
};
