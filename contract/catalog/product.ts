// A product, as the server serializes it and every screen uses it.
import * as z from 'zod/mini';
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
  recordOf,
  requiredText,
  rowId,
  text,
  texts,
} from '../read.ts';
import { textTerms } from '../translation/terms.ts';
import { machineTypeReference, productAttributes } from './attributes.ts';
import { CODE_FIELDS, mapFields, NUMBER_FIELDS, SHORT_TEXT_FIELDS } from './product-fields.ts';
import { rating } from './rating.ts';

/** Joins lists of plain values; other structures become JSON, and structures too deep for JSON become ''. */
const valueText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.slice(0, 100).join(', ');
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
};

type Specification = readonly [label: string, value: string];

const specifications = reader(
  (value): readonly Specification[] =>
    Object.entries(recordOf(value))
      .slice(0, 200)
      .map(([label, each]) => [label.slice(0, 200), valueText(each).slice(0, 2_000)] as const)
      .filter(([label, each]) => label !== '' && each !== ''),
  { values: text() },
);

/** A number of at least 0, or null. */
const nullableAmount = reader(
  (value) => {
    const amount = z.parse(nullableNumber, value);
    return amount !== null && amount >= 0 ? amount : null;
  },
  { type: 'number', nullable: true },
);

/** A category or subcategory: our id if the name is known, and the name as it was sent. */
const categoryReference = fields({ id: nullableText(64), label: requiredText(200) });
export type CategoryReference = z.output<typeof categoryReference>;

const supplierFields = fields({
  id: nullableText(64),
  companyName: text(300),
  name: text(300),
  /** Two characters of its trade name, for the avatar. */
  initials: text(8),
  isVerified: flag,
  level: nullableText(20),
  /** Whether the market gave the verification without documents. */
  isUndocumented: flag,
  city: nullableText(200),
  country: nullableText(200),
});
export type ProductSupplier = z.output<typeof supplierFields>;

const supplier = reader((value): ProductSupplier | null => {
  const read = z.parse(supplierFields, value);
  return read.id === null && read.companyName === '' && read.name === '' ? null : read;
}, supplierFields.json);

const sharedTexts = {
  title: text(500),
  description: text(),
  specifications,
  tags: texts,
};

const originalTexts = fields({ name: requiredText(500), ...sharedTexts, summary: text(2_000) });

export const productFields = {
  id: rowId,
  name: text(500),
  ...sharedTexts,
  category: orNull(categoryReference),
  subcategory: orNull(categoryReference),
  /** null for a product without one, and from other backends. */
  machineType: orNull(machineTypeReference),
  attributes: productAttributes,
  summary: nullableText(2_000),
  /** Media paths under the /api base, or absolute URLs. */
  images: texts,
  video: nullableText(2_000),
  /** US dollars; null means the product is sold by quote. */
  price: nullableAmount,
  /** About what one machine of the smallest order costs at Nhava Sheva, duty paid, in whole rupees; null where a part of it is unknown. */
  landedPrice: orNull(fields({ low: count, high: count })),
  ...mapFields(NUMBER_FIELDS, () => nullableAmount),
  ...mapFields(SHORT_TEXT_FIELDS, () => nullableText(200)),
  ...mapFields(CODE_FIELDS, () => nullableText(20)),
  countryOfOrigin: nullableText(100),
  certifications: texts,
  /** Accepted certificates and declarations of its supplier (contract/evidence/declarations.ts); empty in lists. */
  declarations: list(fields({ title: text(120), seenOn: text(10) }), 100),
  status: text(40),
  rating,
  views: count,
  inquiries: count,
  createdAt: nullableTime,
  /** The language of the supplier's text, and the language of the text in this object. */
  originalLanguage: nullableText(20),
  language: nullableText(20),
  supplier,
  /** The supplier's own text, if the fields above are a machine translation. */
  original: orNull(originalTexts),
  /** Terms of the glossary in texts that are not in the reader's language; empty in lists. */
  terms: textTerms,
};

export const product = fields(productFields);
export type Product = z.output<typeof product>;
