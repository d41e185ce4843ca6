// Factory pictures, documents and export markets of a company's profile: limits, choices and schemas.
import type * as z from 'zod/mini';
import { fields, list, oneOf, requiredText, text } from '../read.ts';

export const MAX_FACTORY_PICTURES = 3;
export const MAX_TRADE_NAME_LENGTH = 40;

/** Subject of a factory picture. A choice instead of free text, so that the caption is in the reader's language. */
export const FACTORY_SUBJECTS = [
  'outside',
  'assembly',
  'machining',
  'testing',
  'packing',
  'warehouse',
  'showroom',
  'office',
] as const;
export type FactorySubject = (typeof FACTORY_SUBJECTS)[number];

/** ISO 3166-1 codes; their names come from the browser's own data. */
export const EXPORT_MARKETS = [
  ...['IN', 'BD', 'LK', 'NP', 'PK', 'VN', 'TH', 'MY', 'ID', 'PH', 'SG', 'KH', 'MM', 'JP', 'KR'],
  ...['AE', 'SA', 'QA', 'OM', 'EG', 'ZA', 'NG', 'KE', 'ET', 'TZ', 'GH', 'MA', 'DZ'],
  ...['RU', 'KZ', 'UZ', 'DE', 'GB', 'FR', 'IT', 'ES', 'PL', 'NL'],
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'PE', 'CO', 'AU', 'NZ'],
] as const;

/** Caption of a certificate or a business license; every part may be ''. `validUntil` is a day, such as 2027-03-31. */
export const documentCaption = fields({
  title: text(80),
  number: text(60),
  issuer: text(120),
  validUntil: text(10),
});
export type DocumentCaption = z.output<typeof documentCaption>;

export const NO_CAPTION: DocumentCaption = { title: '', number: '', issuer: '', validUntil: '' };

export const factoryPicture = fields({
  path: requiredText(2_000),
  subject: oneOf(FACTORY_SUBJECTS),
});
export type FactoryPicture = z.output<typeof factoryPicture>;

export const documentCaptions = list(documentCaption, 100);
export const factoryPictures = list(factoryPicture, 100);
