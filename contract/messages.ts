// Server texts in both languages: errors by code, field errors by key.
import type { Lang } from './lang.ts';
import { ACCOUNT_TEXTS } from './messages/account.ts';
import { ADMIN_TEXTS } from './messages/admin.ts';
import { CATALOG_TEXTS } from './messages/catalog.ts';
import type { EVIDENCE_FIELD_TEXTS } from './messages/evidence.ts';
import { type IMPORT_CELL_TEXTS, IMPORT_TEXTS } from './messages/import.ts';
import { LANDED_COST_FIELD_TEXTS } from './messages/landed-cost.ts';
import { PICTURE_TEXTS, type VIDEO_TEXTS } from './messages/picture.ts';
import { PRODUCT_TEXTS } from './messages/product.ts';
import { PROFILE_TEXTS } from './messages/profile.ts';
import { REGISTRATION_TEXTS } from './messages/registrations.ts';
import { REVIEW_FIELD_TEXTS } from './messages/reviews.ts';
import { SECOND_FACTOR_FIELD_TEXTS } from './messages/second-factor.ts';
import { TRADE_TEXTS } from './messages/trade.ts';

export { ERROR_TEXTS } from './messages/errors.ts';

/** Field error texts; a schema uses one of these keys as the message of a check. */
export const FIELD_ERROR_TEXTS = {
  ...CATALOG_TEXTS,
  ...ACCOUNT_TEXTS,
  ...SECOND_FACTOR_FIELD_TEXTS,
  ...PROFILE_TEXTS,
  ...REGISTRATION_TEXTS,
  ...PICTURE_TEXTS,
  ...PRODUCT_TEXTS,
  ...TRADE_TEXTS,
  ...REVIEW_FIELD_TEXTS,
  ...ADMIN_TEXTS,
  ...IMPORT_TEXTS,
  ...LANDED_COST_FIELD_TEXTS,
};

/** Those of evidence, of imported cells and of videos are in tables of their own, which only the server and the form of evidence load. */
export type FieldErrorKey =
  | keyof typeof FIELD_ERROR_TEXTS
  | keyof typeof EVIDENCE_FIELD_TEXTS
  | keyof typeof VIDEO_TEXTS
  | keyof typeof IMPORT_CELL_TEXTS;

/** A field error whose text contains a number; fieldErrorText() inserts it. */
export const fieldErrorWithNumber = (name: FieldErrorKey, number: number): string =>
  `${name}:${number}`;

/** A field error whose text names something, such as files; fieldErrorText() inserts it. */
export const fieldErrorWithText = (name: FieldErrorKey, text: string): string => `${name}:${text}`;

/** Returns the text of a field error in the given language; unknown keys get the text of 'invalid'. */
export const fieldErrorText = (errorKey: string, lang: Lang): string => {
  const [name = '', ...rest] = errorKey.split(':');
  const inserted = rest.join(':');
  const texts = Object.hasOwn(FIELD_ERROR_TEXTS, name)
    ? FIELD_ERROR_TEXTS[name as keyof typeof FIELD_ERROR_TEXTS]
    : FIELD_ERROR_TEXTS.invalid;
  return texts[lang]
    .replace('{{n}}', () => Number(inserted).toLocaleString('en'))
    .replace('{{text}}', () => inserted);
};
