// A supplier in the directory, and its public profile, as the server serializes them and every screen uses them.
import * as z from 'zod/mini';
import { rating } from '../catalog/rating.ts';
import { checkedDocument } from '../evidence/checked-document.ts';
import {
  count,
  fields,
  flag,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  orNull,
  reader,
  requiredText,
  rowId,
  text,
  texts,
  website,
} from '../read.ts';
import { textTerms } from '../translation/terms.ts';
import { documentCaption, documentCaptions, factoryPictures } from './company.ts';

export const mainType = fields({ id: requiredText(60), name: text(200), count });

const answerFields = fields({ hours: nullableNumber, percent: count });

/** The supplier usually answers within `hours`, and answers `percent` of the questions. */
export const answers = reader((value) => {
  const { hours, percent } = z.parse(answerFields, value);
  return hours === null ? undefined : { hours, percent };
}, answerFields.json);

const supplierFields = {
  id: rowId,
  companyName: text(300),
  name: text(300),
  /** Two characters of its trade name, for the avatar. */
  initials: text(8),
  businessType: nullableText(100),
  description: text(),
  website,
  city: nullableText(200),
  province: nullableText(200),
  country: nullableText(200),
  avatar: nullableText(2_000),
  isVerified: flag,
  level: nullableText(20),
  /** Whether the market gave the verification without documents. */
  isUndocumented: flag,
  /** When the supplier was checked and until when its level holds, as a text for the reader; '' if it is not verified. */
  checkedNote: text(200),
  productCount: count,
  /** Of all reviews of its products. */
  rating,
  /** Categories of its products, the one with the most products first. */
  categories: texts,
  /** Machine types with the most of its products, at most three. */
  mainTypes: list(mainType, 3),
  /** null until enough of its enquiries and chats can be counted. */
  answers: orNull(answers),
  /** Country codes (company.ts). */
  exportMarkets: texts,
  /** The first one is its banner. */
  factoryPictures,
  establishedYear: nullableNumber,
  createdAt: nullableTime,
  /** The language of the company's own text, and the language of the text in this object. */
  originalLanguage: nullableText(20),
  language: nullableText(20),
};

export const supplier = fields(supplierFields);
export type Supplier = z.output<typeof supplier>;

const originalTexts = fields({ companyName: text(300), description: text() });

export const supplierProfile = fields({
  ...supplierFields,
  email: nullableText(300),
  phone: nullableText(60),
  /** Pictures of certificates and of the business licence. */
  certifications: texts,
  /** In the order of the pictures. */
  certificationCaptions: documentCaptions,
  businessLicense: nullableText(2_000),
  businessLicenseCaption: documentCaption,
  /** Last day (ISO date) of the level; null without documents. */
  levelUntil: nullableText(10),
  /** Day before which the market gave the level without documents; null where documents give it. */
  checkedBefore: nullableText(10),
  /** Accepted documents that count. */
  checked: list(checkedDocument, 100),
  /** The company's own text, if the fields above are a machine translation. */
  original: orNull(
    reader((value) => {
      const read = z.parse(originalTexts, value);
      return read.companyName || read.description ? read : undefined;
    }, originalTexts.json),
  ),
  /** Terms of the glossary in a description that is not in the reader's language. */
  terms: textTerms,
});
export type SupplierProfile = z.output<typeof supplierProfile>;

const statsFields = fields({
  suppliers: nullableNumber,
  products: count,
  countries: count,
  verifiedPercent: count,
});

/** null if the backend does not send them. */
export const supplierStats = orNull(
  reader(
    (value) => {
      const read = z.parse(statsFields, value);
      if (read.suppliers === null) return undefined;
      return { ...read, suppliers: Math.max(0, read.suppliers) };
    },
    { fields: { suppliers: count, products: count, countries: count, verifiedPercent: count } },
  ),
);
export type SupplierStats = NonNullable<z.output<typeof supplierStats>>;
