// Mapping of generated suppliers and products to database rows.
import type { Insertable } from 'kysely';
import { readValues } from '../../contract/machine-types/read-values.ts';
import { SUBCATEGORIES } from '../../contract/taxonomy/taxonomy.ts';
import { machineTypeOf } from '../../drawings/families.ts';
import { companySearchWords } from '../../server/accounts/profile/company-search-words.ts';
import type {
  ProductAttributesTable,
  ProductsTable,
  ProductTextsTable,
  UsersTable,
  UserTextsTable,
} from '../../server/platform/db/tables.ts';
import { nameKey } from '../../server/platform/text/name-key.ts';
import { attributeRows } from '../../server/products/attribute-queries.ts';
import { attributeValues } from './attribute-values.ts';
import { priceBasisOf } from './price-basis.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

const LANGUAGES = [
  ['en', 'en'],
  ['zh-Hans', 'zh'],
] as const;

const CATEGORY_OF = new Map(SUBCATEGORIES.map(({ id, category }) => [id, category]));

const CHECKED_AFTER_MS = 3 * 86_400_000;

/** The level as given without documents; those with evidence (trade/evidence.ts) lose it again. */
const grantOf = ({ verificationLevel, createdAt }: SeedSupplier) =>
  verificationLevel && {
    granted_level: verificationLevel,
    granted_on: new Date(Date.parse(createdAt) + CHECKED_AFTER_MS).toISOString().slice(0, 10),
  };

export const supplierRow = (supplier: SeedSupplier): Insertable<UsersTable> => ({
  id: supplier.id,
  email: supplier.email,
  email_key: supplier.email.toLowerCase(),
  password_hash: null,
  role: 'supplier',
  phone: supplier.phone,
  website: supplier.website,
  business_type: supplier.businessType,
  avatar: null,
  language: 'zh-Hans',
  country: supplier.country,
  established_year: supplier.establishedYear,
  certifications: JSON.stringify(supplier.certifications),
  business_license: supplier.businessLicense,
  factory_pictures: JSON.stringify(supplier.factoryPictures),
  picture_captions: JSON.stringify(supplier.pictureCaptions),
  export_markets: JSON.stringify(supplier.exportMarkets),
  is_verified: supplier.isVerified ? 1 : 0,
  verification_level: supplier.verificationLevel,
  ...grantOf(supplier),
  is_admin: 0,
  product_count: 0,
  categories: '[]',
  email_confirmed_at: supplier.createdAt,
  created_at: supplier.createdAt,
  updated_at: supplier.createdAt,
});

export const supplierTexts = (supplier: SeedSupplier): Insertable<UserTextsTable>[] => {
  const { companyName, tradeName, name, city, province, description } = supplier;
  return LANGUAGES.map(([lang, key]) => ({
    user_id: supplier.id,
    lang,
    company_name: companyName[key],
    name_key: nameKey(companyName[key], lang),
    name: name[key],
    trade_name: tradeName[key],
    description: description[key],
    city: city[key],
    province: province[key],
    words: companySearchWords([
      {
        company: companyName[key],
        contact: name[key],
        city: city[key],
        province: province[key],
        description: description[key],
      },
    ]),
  }));
};

export const productRow = (
  product: SeedProduct,
  supplier: SeedSupplier | undefined,
  no: number,
  changed: number,
  pictures: readonly string[],
): Insertable<ProductsTable> & { category: string; subcategory: string } => {
  const subcategory = machineTypeOf(product.family).subcategory;
  return {
    no,
    id: product.id,
    supplier_id: product.supplierId,
    language: product.writtenIn,
    category: CATEGORY_OF.get(subcategory) ?? '',
    subcategory,
    machine_type: machineTypeOf(product.family).id,
    price_cents: product.priceCents,
    price_basis: supplier ? priceBasisOf(product, supplier) : null,
    min_order_quantity: product.minOrderQuantity,
    country_of_origin: product.countryOfOrigin,
    certifications: JSON.stringify(product.certifications),
    images: JSON.stringify(pictures),
    video: product.hasVideo ? `/media/demo/${product.family}.mp4` : null,
    status: product.status,
    // In the language of the supplier, who has to act on it.
    rejection_reason: product.rejectionReason?.[product.writtenIn === 'en' ? 'en' : 'zh'] ?? null,
    submitted_at: product.status === 'pending' ? product.createdAt : null,
    rating_average: 0,
    rating_count: 0,
    views: product.views,
    inquiries: product.inquiries,
    created_at: product.createdAt,
    updated_at: product.createdAt,
    changed,
    listed: product.status === 'active' ? changed : null,
  };
};

/** Attributes that are not read from the specifications are stored as given by the supplier. */
export const productAttributes = (
  product: SeedProduct,
  no: number,
): Insertable<ProductAttributesTable>[] => {
  const values = attributeValues(product);
  const read = readValues(machineTypeOf(product.family), product.specifications.en);
  const given = Object.fromEntries(Object.entries(values).filter(([key]) => !(key in read)));
  return attributeRows(no, values, given);
};

export const productTexts = (product: SeedProduct, no: number): Insertable<ProductTextsTable>[] =>
  LANGUAGES.map(([lang, key]) => ({
    product_no: no,
    lang,
    name: product.name[key],
    name_key: nameKey(product.name[key], lang),
    title: product.title[key],
    summary: product.summary[key],
    description: product.description[key],
    stock: product.stock?.[key] ?? null,
    specifications: JSON.stringify(product.specifications[key]),
    tags: JSON.stringify(product.tags[key]),
  }));
