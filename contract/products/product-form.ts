// Schemas of the product form: field rules for creating and editing, and the fields required before a review.
import * as z from 'zod/mini';
import {
  anyText,
  clearableField,
  oneOrMore,
  optionalField,
  patchField,
  requiredText,
  shortTexts,
  valueOrJson,
} from '../body.ts';
import {
  CODE_FIELDS,
  type CodeFieldName,
  FIELD_CODES,
  mapFields,
  NUMBER_FIELDS,
  SHORT_TEXT_FIELDS,
} from '../catalog/product-fields.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  ATTRIBUTES_PER_PRODUCT,
  CERTIFICATIONS_PER_PRODUCT,
  IMAGES_PER_PRODUCT,
  MAX_MESSAGE_LENGTH,
  ORIGIN_COUNTRIES,
  SPECIFICATIONS_PER_PRODUCT,
  TAGS_PER_PRODUCT,
} from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { fieldError, numberInRange, resolvedId } from '../query.ts';
import { findCategory, findSubcategory } from '../taxonomy/taxonomy.ts';
import { typedNumberInRange } from '../typed/typed-number-field.ts';
import { pictureFile, storedPathOr, videoFile } from '../upload.ts';
import { givenPrice } from './product-price.ts';
import { typedCount } from './typed-terms.ts';

/** Required fields, each with its error if blank (spec §5). */
export const REQUIRED_PRODUCT_FIELDS = {
  name: 'productName',
  description: 'productDescription',
  summary: 'productSummary',
  category: 'productCategory',
  subcategory: 'productSubcategory',
} as const satisfies Record<string, FieldErrorKey>;

type RequiredFields = { readonly [Field in keyof typeof REQUIRED_PRODUCT_FIELDS]?: unknown };

/** Returns the missing fields with their errors: all required fields for a review, only the name for a draft. */
export const missingProductFields = (
  product: RequiredFields,
  isDraft: boolean,
): Partial<Record<keyof typeof REQUIRED_PRODUCT_FIELDS, FieldErrorKey>> =>
  Object.fromEntries(
    Object.entries(REQUIRED_PRODUCT_FIELDS).filter(([field]) => {
      const value = product[field as keyof typeof REQUIRED_PRODUCT_FIELDS];
      const blank = typeof value === 'string' ? value.trim() === '' : value == null;
      return blank && (field === 'name' || !isDraft);
    }),
  );

const specifications = valueOrJson(
  z
    .record(anyText(100), anyText(500), fieldError('specifications'))
    .check(
      z.refine(
        (pairs) => Object.keys(pairs).length <= SPECIFICATIONS_PER_PRODUCT,
        fieldError('tooManyEntries'),
      ),
    ),
);

/** Values by attribute, each a number, a number with a unit, or the code of a choice. The server checks them against the product's machine type. */
const attributes = valueOrJson(
  z
    .record(anyText(64), z.union([z.number(), anyText(100)]), fieldError('attributes'))
    .check(
      z.refine(
        (values) => Object.keys(values).length <= ATTRIBUTES_PER_PRODUCT,
        fieldError('tooManyEntries'),
      ),
    ),
);

const machineType = anyText(64);
const title = anyText(200);
const description = anyText(MAX_MESSAGE_LENGTH * 2);
const summary = anyText(500);
const category = resolvedId(findCategory, 'unknownCategory');
const subcategory = resolvedId(findSubcategory, 'unknownSubcategory');
const codeOf = (name: CodeFieldName) =>
  z.enum(FIELD_CODES[name], fieldError(CODE_FIELDS[name].error));
const origin = z.enum(ORIGIN_COUNTRIES, fieldError('unknownOrigin'));
const certifications = shortTexts(CERTIFICATIONS_PER_PRODUCT, 100);
const tags = shortTexts(TAGS_PER_PRODUCT, 40);
const storedOrNewPicture = storedPathOr(pictureFile);

interface CategoryFields {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}
const subcategoryOfCategory = z.refine<CategoryFields>(
  (product) =>
    !product.category ||
    !product.subcategory ||
    findSubcategory(product.subcategory)?.category === product.category,
  { error: 'subcategoryMismatch' satisfies FieldErrorKey, path: ['subcategory'] },
);

type CheckedFields = RequiredFields & { readonly status?: string | undefined };

/** Makes a check run even if other fields have errors, so that all errors are reported together. */
const isObjectPayload = (payload: { readonly value: unknown }): boolean =>
  typeof payload.value === 'object' && payload.value !== null;

/** With `isPartial`, checks only the fields that were sent: absent fields keep their stored values. */
const requiredFields = (isPartial: boolean) =>
  (Object.keys(REQUIRED_PRODUCT_FIELDS) as (keyof typeof REQUIRED_PRODUCT_FIELDS)[]).map((field) =>
    z.refine<CheckedFields>(
      (product) =>
        (isPartial && product[field] === undefined) ||
        missingProductFields(product, product.status === 'draft')[field] === undefined,
      { error: REQUIRED_PRODUCT_FIELDS[field], path: [field], when: isObjectPayload },
    ),
  );

/** Repeated form fields arrive as `tags[]` (spec §7). */
const mergeRepeatedTags = <Form extends { tags?: unknown; 'tags[]'?: unknown }>(product: Form) => {
  const { 'tags[]': repeated, ...rest } = product;
  return { ...rest, tags: (rest.tags ?? repeated) as Form['tags'] };
};

/** A new product: reviewed before it goes live, unless it is saved as a draft. */
export const createProductBody = z.pipe(
  z
    .object({
      name: optionalField(requiredText(200, 'productName')),
      title: optionalField(title),
      description: optionalField(description),
      summary: optionalField(summary),
      category: optionalField(category),
      subcategory: optionalField(subcategory),
      price: optionalField(
        z.pipe(
          givenPrice,
          z.transform(({ dollars }) => dollars),
        ),
      ),
      ...mapFields(NUMBER_FIELDS, ({ error, min, max }) =>
        optionalField(typedNumberInRange(error, min, max, true, typedCount)),
      ),
      ...mapFields(SHORT_TEXT_FIELDS, ({ maxLength }) => optionalField(anyText(maxLength))),
      ...mapFields(CODE_FIELDS, (_, name) => optionalField(codeOf(name))),
      countryOfOrigin: optionalField(origin),
      machineType: optionalField(machineType),
      attributes: optionalField(attributes),
      specifications: optionalField(specifications),
      certifications: optionalField(certifications),
      tags: optionalField(tags),
      'tags[]': optionalField(tags),
      images: optionalField(oneOrMore(pictureFile, IMAGES_PER_PRODUCT, 'imagesOnCreate')),
      video: optionalField(videoFile),
      status: optionalField(z.enum(['pending', 'draft'], fieldError('productStatus'))),
      idempotencyKey,
    })
    .check(subcategoryOfCategory, ...requiredFields(false)),
  z.transform(mergeRepeatedTags),
);

/**
 * A partial update of a product: absent fields stay unchanged, blank fields are cleared. A supplier may switch a live
 * product to inactive and back, and submits one with `pending`. The server validates the merged product again.
 */
export const updateProductBody = z.pipe(
  z
    .object({
      name: patchField(requiredText(200, 'productName')),
      title: patchField(title),
      description: patchField(description),
      summary: patchField(summary),
      category: patchField(z.union([z.literal(''), category], fieldError('unknownCategory'))),
      subcategory: patchField(
        z.union([z.literal(''), subcategory], fieldError('unknownSubcategory')),
      ),
      price: z.pipe(
        patchField(givenPrice),
        z.transform((price) => price?.dollars),
      ),
      ...mapFields(NUMBER_FIELDS, ({ error, min, max }) =>
        clearableField(typedNumberInRange(error, min, max, true, typedCount), error),
      ),
      ...mapFields(SHORT_TEXT_FIELDS, ({ maxLength }) =>
        clearableField(anyText(maxLength), 'invalid'),
      ),
      ...mapFields(CODE_FIELDS, ({ error }, name) => clearableField(codeOf(name), error)),
      countryOfOrigin: optionalField(origin),
      machineType: patchField(machineType),
      attributes: patchField(
        z.union([
          z.pipe(
            z.literal(''),
            z.transform(() => ({})),
          ),
          attributes,
        ]),
      ),
      specifications: patchField(specifications),
      certifications: patchField(certifications),
      tags: patchField(tags),
      'tags[]': patchField(tags),
      /** Stored paths and new files, in display order. */
      images: patchField(oneOrMore(storedOrNewPicture, IMAGES_PER_PRODUCT, 'imagesOnEdit')),
      /** A stored path or a new file. */
      video: clearableField(storedPathOr(videoFile), 'videoType'),
      status: optionalField(
        z.enum(['pending', 'draft', 'active', 'inactive'], fieldError('productStatus')),
      ),
      /** The revision the form was loaded from. If another save came between, the request fails with a conflict. */
      revision: optionalField(numberInRange('invalid', 0, Number.MAX_SAFE_INTEGER, true)),
    })
    .check(subcategoryOfCategory, ...requiredFields(true)),
  z.transform(mergeRepeatedTags),
);
