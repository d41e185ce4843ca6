// A supplier in the directory, and its public profile, as the server serializes them and every screen uses them.
import * as z from 'zod/mini';
import {
  count,
  fields,
  flag,
  nullableNumber,
  nullableText,
  nullableTime,
  orNull,
  reader,
  rowId,
  text,
  texts,
  website,
} from '../read.ts';

const supplierFields = {
  id: rowId,
  companyName: text(300),
  name: text(300),
  businessType: nullableText(100),
  description: text(),
  website,
  city: nullableText(200),
  province: nullableText(200),
  country: nullableText(200),
  avatar: nullableText(2_000),
  isVerified: flag,
  level: nullableText(20),
  productCount: count,
  /** Categories of its products, the one with the most products first. */
  categories: texts,
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
  businessLicense: nullableText(2_000),
  /** The company's own text, if the fields above are a machine translation. */
  original: orNull(
    reader((value) => {
      const read = z.parse(originalTexts, value);
      return read.companyName || read.description ? read : undefined;
    }, originalTexts.json),
  ),
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
