// Products in the calls that the spec documents (§7): every documented variant is read, the fullest is written.
import * as z from 'zod/mini';
import { machineTypeReference, productAttributes } from '../catalog/attributes.ts';
import type { Product } from '../catalog/product.ts';
import {
  CODE_FIELDS,
  mapFields,
  NUMBER_FIELDS,
  SHORT_TEXT_FIELDS,
} from '../catalog/product-fields.ts';
import type { MyProduct } from '../products/my-product.ts';
import {
  count,
  fields,
  firstText,
  flag,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  orNull,
  reader,
  recordOf,
  text,
  texts,
  time,
} from '../read.ts';
import { findCategory, findSubcategory } from '../taxonomy/taxonomy.ts';
import { textTerms } from '../translation/terms.ts';
import { readCategoryReference } from './category.ts';

/** Names of the product form's fields on the wire. */
export const PRODUCT_SENT_AS = { summary: 'sort_description', price: 'priceRange' } as const;

/** Names of the reviewed fields on the wire. */
export const REVIEW_SENT_AS = {
  ...PRODUCT_SENT_AS,
  certifications: 'certification_standards',
} as const;

/** The fields of a product under the names of its schema, from any documented variant; null for a row without an id. */
export const readProduct = (value: unknown): Record<string, unknown> | null => {
  const row = recordOf(value);
  const id = firstText(row._id, row.id);
  if (id === undefined) return null;
  const [supplier, original] = [recordOf(row.supplier), recordOf(row.original)];
  const address = recordOf(supplier.address);
  const standards = z.parse(texts, row.certification_standards);
  return {
    ...row,
    id,
    title: firstText(row.title, row.name),
    name: firstText(row.name, row.title),
    category: readCategoryReference(
      row.categoryId,
      firstText(row.category, ...z.parse(texts, row.categories)),
      findCategory,
    ),
    subcategory: readCategoryReference(row.subcategoryId, row.subcategory, findSubcategory),
    summary: row.sort_description,
    // 0 is no price, whatever backend has it.
    price:
      (z.parse(nullableNumber, row.priceRange) ?? z.parse(nullableNumber, row.price_range)) || null,
    certifications: standards.length > 0 ? standards : row.certifications,
    status: firstText(row.status) ?? 'active',
    supplier: {
      ...supplier,
      id: firstText(supplier._id, supplier.id, row.supplierId, recordOf(row.profiles).id),
      level: supplier.verificationLevel,
      city: address.city,
      country: address.country,
    },
    original: { ...original, summary: original.sort_description },
  };
};

/** A product of a list: its card says that a name is missing (spec §2), where other screens show the title. */
export const readListed = (value: unknown): Record<string, unknown> | null => {
  const product = readProduct(value);
  return product && { ...product, name: firstText(recordOf(value).name) };
};

export const readMyProduct = (value: unknown): Record<string, unknown> | null => {
  const row = recordOf(value);
  const product = readProduct(row);
  return (
    product && {
      ...product,
      rejectionReason: firstText(row.rejectionReason, row.rejection_reason),
      updatedAt: z.parse(nullableTime, row.updatedAt) ?? row.updated_at,
    }
  );
};

const textsByLabel = reader(recordOf, { values: text() });

// Functions, because only the server uses them: the build removes an unused function from the browser's code, but not the
// spread of a call.
const cardFields = () => ({
  _id: text(),
  id: text(),
  title: text(),
  name: text(),
  category: text(),
  subcategory: text(),
  categoryId: text(),
  subcategoryId: text(),
  categories: texts,
  sort_description: text(),
  machineType: orNull(machineTypeReference),
  attributes: productAttributes,
  images: texts,
  video: nullableText(),
  /** US dollars; null means the product is sold by quote. */
  priceRange: nullableNumber,
  price_range: nullableNumber,
  /** Whole rupees; null where no landed price can be computed. */
  landedPrice: orNull(fields({ low: count, high: count })),
  ...mapFields(NUMBER_FIELDS, () => nullableNumber),
  ...mapFields(SHORT_TEXT_FIELDS, () => nullableText()),
  ...mapFields(CODE_FIELDS, () => nullableText()),
  countryOfOrigin: text(),
  certification_standards: texts,
  certifications: text(),
  tags: texts,
  status: text(),
  rating: fields({ average: reader(Number, { type: 'number' }), count }),
  views: count,
  inquiries: count,
  createdAt: time,
  /** The language of the supplier's text, and the language of this reply. */
  originalLanguage: text(),
  language: text(),
  supplier: fields({
    _id: text(),
    companyName: text(),
    name: text(),
    initials: text(),
    isVerified: flag,
    verificationLevel: nullableText(),
    isUndocumented: flag,
    address: fields({ city: text(), country: text() }),
  }),
  profiles: fields({ id: text() }),
  supplierId: text(),
});

/** A product in a list, without its long texts. */
export const sentCard = fields(cardFields());

const sentLongTexts = {
  description: text(),
  specifications: textsByLabel,
};
const sentDeclarations = { declarations: list(fields({ title: text(), seenOn: text() })) };

const original = fields({
  name: text(),
  title: text(),
  sort_description: text(),
  tags: texts,
  ...sentLongTexts,
});

const sentProductFields = () => ({
  ...cardFields(),
  ...sentLongTexts,
  ...sentDeclarations,
  /** The supplier's own text, if the fields above are a machine translation; else null. */
  original: orNull(original),
  /** Terms of the glossary in texts that are not in the reader's language. */
  terms: textTerms,
});
export const sentProduct = fields(sentProductFields());

export const writeCard = (product: Product) => {
  const { category, subcategory, supplier, summary, price, certifications } = product;
  return {
    ...product,
    _id: product.id,
    category: category?.label ?? '',
    subcategory: subcategory?.label ?? '',
    categoryId: category?.id ?? category?.label ?? '',
    subcategoryId: subcategory?.id ?? subcategory?.label ?? '',
    categories: [category?.label ?? ''],
    sort_description: summary ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    priceRange: price,
    price_range: price,
    certification_standards: certifications,
    certifications: certifications.join(', '),
    supplier: {
      ...supplier,
      _id: supplier?.id,
      verificationLevel: supplier?.level,
      address: { city: supplier?.city ?? '', country: supplier?.country ?? '' },
    },
    profiles: { id: supplier?.id },
    supplierId: supplier?.id,
  };
};

const writeLongTexts = ({
  description,
  specifications,
}: Pick<Product, 'description' | 'specifications'>) => ({
  description,
  specifications: Object.fromEntries(specifications),
});

export const writeProduct = (product: Product) => {
  const { original } = product;
  return {
    ...writeCard(product),
    ...writeLongTexts(product),
    original: original && {
      ...original,
      ...writeLongTexts(original),
      sort_description: original.summary,
    },
  };
};

export const writeMyProduct = (product: MyProduct) => ({
  ...product,
  ...writeProduct(product),
  givenAttributes: Object.fromEntries(product.givenAttributes),
});

const sentChange = fields({ status: text(), reason: nullableText(), submittedAt: nullableTime });

const sentMyProductFields = () => ({
  ...sentProductFields(),
  shownName: text(),
  recentInquiries: nullableNumber,
  givenAttributes: textsByLabel,
  rejectionReason: nullableText(),
  revision: count,
  updatedAt: time,
  submittedAt: nullableTime,
  change: orNull(sentChange),
});
export const sentMyProduct = fields(sentMyProductFields());
