// Suppliers in the calls that the spec documents (§7): every documented variant is read, the fullest is written.
import * as z from 'zod/mini';
import { checkedDocument } from '../evidence/checked-document.ts';
import {
  count,
  fields,
  firstText,
  flag,
  list,
  nullableNumber,
  nullableText,
  orNull,
  reader,
  recordOf,
  text,
  texts,
  time,
} from '../read.ts';
import { documentCaption, documentCaptions, factoryPictures } from '../suppliers/company.ts';
import { answers, mainType, type Supplier, type SupplierProfile } from '../suppliers/supplier.ts';
import { textTerms } from '../translation/terms.ts';

/** The fields of a supplier under the names of its schema, from any documented variant; null for a row without an id. */
export const readSupplier = (value: unknown): Record<string, unknown> | null => {
  const row = recordOf(value);
  const id = firstText(row._id, row.id);
  if (id === undefined) return null;
  const address = recordOf(row.address);
  return {
    ...row,
    id,
    companyName: firstText(row.companyName, row.company_name, row.name),
    city: firstText(row.city, address.city),
    province: firstText(row.province, address.province, address.state),
    country: firstText(row.country, address.country),
    avatar: firstText(row.avatar, row.profile_image_url),
    isVerified: z.parse(flag, row.isVerified) || row.is_verified,
    level: row.verificationLevel,
    productCount: row.product_count,
  };
};

const sentFields = {
  _id: text(),
  id: text(),
  companyName: text(),
  name: text(),
  initials: text(),
  businessType: text(),
  description: text(),
  website: nullableText(),
  address: fields({ city: text(), state: text(), country: text() }),
  city: text(),
  province: text(),
  country: text(),
  avatar: nullableText(),
  isVerified: flag,
  verificationLevel: nullableText(),
  isUndocumented: flag,
  checkedNote: text(),
  product_count: count,
  rating: fields({ average: reader(Number, { type: 'number' }), count }),
  /** Categories of its products, the one with the most products first. */
  categories: texts,
  mainTypes: list(mainType),
  answers: orNull(answers),
  exportMarkets: texts,
  factoryPictures,
  establishedYear: nullableNumber,
  createdAt: time,
  originalLanguage: text(),
  language: text(),
};
export const sentSupplier = fields(sentFields);

const original = fields({ companyName: text(), description: text() });

export const sentProfile = fields({
  ...sentFields,
  email: text(),
  phone: text(),
  certifications: texts,
  certificationCaptions: documentCaptions,
  businessLicense: nullableText(),
  businessLicenseCaption: documentCaption,
  levelUntil: nullableText(),
  checkedBefore: nullableText(),
  checked: list(checkedDocument),
  /** The company's own text, if the fields above are a machine translation; else null. */
  original: orNull(original),
  terms: textTerms,
});

export const writeSupplier = (supplier: Supplier) => {
  const [city, province, country] = [
    supplier.city ?? '',
    supplier.province ?? '',
    supplier.country ?? '',
  ];
  return {
    ...supplier,
    _id: supplier.id,
    businessType: supplier.businessType ?? '',
    address: { city, state: province, country },
    city,
    province,
    country,
    verificationLevel: supplier.level,
    product_count: supplier.productCount,
  };
};

export const writeProfile = (profile: SupplierProfile) => ({
  ...profile,
  ...writeSupplier(profile),
  email: profile.email ?? '',
  phone: profile.phone ?? '',
});
