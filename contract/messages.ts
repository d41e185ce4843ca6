// Server texts in both languages: errors by code, field errors by name.
import type { Lang } from './lang.ts';
import { ACCOUNT_TEXTS } from './messages/account.ts';
import { ADMIN_TEXTS } from './messages/admin.ts';
import { CATALOGUE_TEXTS } from './messages/catalogue.ts';
import { LISTING_TEXTS } from './messages/listing.ts';
import { TRADE_TEXTS } from './messages/trade.ts';

export { ERROR_TEXTS } from './messages/failures.ts';

/** Field error texts; a schema uses one of these names as its message. */
export const FIELD_TEXTS = {
  ...CATALOGUE_TEXTS,
  ...ACCOUNT_TEXTS,
  ...LISTING_TEXTS,
  ...TRADE_TEXTS,
  ...ADMIN_TEXTS,
} as const;

export type FieldText = keyof typeof FIELD_TEXTS;

/** A field error whose text contains a number; fieldText() inserts it. */
export const withNumber = (name: FieldText, number: number): string => `${name}:${number}`;

/** Returns the text of a field error in the given language; unknown names get the text of 'invalid'. */
export const fieldText = (problem: string, lang: Lang): string => {
  const [name = '', number = ''] = problem.split(':');
  const texts = Object.hasOwn(FIELD_TEXTS, name)
    ? FIELD_TEXTS[name as FieldText]
    : FIELD_TEXTS.invalid;
  return texts[lang].replace('{n}', Number(number).toLocaleString('en'));
};
