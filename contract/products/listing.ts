// Schemas of the product form: field rules for creating and editing, and the fields required before a review.
import * as z from 'zod/mini';
import {
  anyText,
  changed,
  clearable,
  filledText,
  jsonOr,
  maybe,
  oneOrMore,
  shortTexts,
} from '../body.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  CERTIFICATIONS_PER_PRODUCT,
  IMAGES_PER_PRODUCT,
  MAX_LISTING_PRICE,
  MAX_MESSAGE,
  MAX_QUANTITY,
  ORIGIN_COUNTRIES,
  SPECIFICATIONS_PER_PRODUCT,
  TAGS_PER_PRODUCT,
} from '../limits.ts';
import type { FieldText } from '../messages.ts';
import { numeral, resolved, says } from '../query.ts';
import { findCategory, findSubcategory } from '../taxonomy.ts';
import { keptOr, pictureFile, videoFile } from '../upload.ts';

/** Required fields, each with its error if blank (spec §5). */
export const LISTING_REQUIRED = {
  name: 'productName',
  description: 'productDescription',
  sort_description: 'productSummary',
  category: 'productCategory',
  subcategory: 'productSubcategory',
} as const satisfies Record<string, FieldText>;

type Required = { readonly [Field in keyof typeof LISTING_REQUIRED]?: unknown };

/** Returns the missing fields with their errors: all required fields for a review, only the name for a draft. */
export const listingProblems = (
  listing: Required,
  draft: boolean,
): Partial<Record<keyof typeof LISTING_REQUIRED, FieldText>> =>
  Object.fromEntries(
    Object.entries(LISTING_REQUIRED).filter(([field]) => {
      const value = listing[field as keyof typeof LISTING_REQUIRED];
      const blank = typeof value === 'string' ? value.trim() === '' : value == null;
      return blank && (field === 'name' || !draft);
    }),
  );

const specifications = jsonOr(
  z
    .record(anyText(100), anyText(500), says('specifications'))
    .check(
      z.refine(
        (pairs) => Object.keys(pairs).length <= SPECIFICATIONS_PER_PRODUCT,
        says('tooManyEntries'),
      ),
    ),
);

const title = anyText(200);
const description = anyText(MAX_MESSAGE * 2);
const summary = anyText(500);
const category = resolved(findCategory, 'unknownCategory');
const subcategory = resolved(findSubcategory, 'unknownSubcategory');
/** US dollars; blank means the product is sold by quote. */
const price = numeral('productPrice', 0, MAX_LISTING_PRICE, false);
const minOrderQuantity = numeral('minOrderQuantity', 1, MAX_QUANTITY, true);
const origin = z.enum(ORIGIN_COUNTRIES, says('unknownOrigin'));
const stock = anyText(100);
const certifications = shortTexts(CERTIFICATIONS_PER_PRODUCT, 100);
const tags = shortTexts(TAGS_PER_PRODUCT, 40);
const picture = keptOr(pictureFile);

interface Placed {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}
const placedTogether = z.refine<Placed>(
  (listing) =>
    !listing.category ||
    !listing.subcategory ||
    findSubcategory(listing.subcategory)?.category === listing.category,
  { error: 'subcategoryElsewhere' satisfies FieldText, path: ['subcategory'] },
);

type Checked = Required & { readonly status?: string | undefined };

/** Makes a check run even if other fields have errors, so that all errors are reported together. */
const isForm = (payload: { readonly value: unknown }): boolean =>
  typeof payload.value === 'object' && payload.value !== null;

/** `partly` checks only the fields that were sent: absent fields keep their stored values. */
const requiredFields = (partly: boolean) =>
  (Object.keys(LISTING_REQUIRED) as (keyof typeof LISTING_REQUIRED)[]).map((field) =>
    z.refine<Checked>(
      (listing) =>
        (partly && listing[field] === undefined) ||
        listingProblems(listing, listing.status === 'draft')[field] === undefined,
      { error: LISTING_REQUIRED[field], path: [field], when: isForm },
    ),
  );

/** Repeated form fields arrive as `tags[]` (spec §7). */
const withTags = <Listing extends { tags?: unknown; 'tags[]'?: unknown }>(listing: Listing) => {
  const { 'tags[]': repeated, ...rest } = listing;
  return { ...rest, tags: (rest.tags ?? repeated) as Listing['tags'] };
};

/** A new product: reviewed before it goes live, unless it is saved as a draft. */
export const createListing = z.pipe(
  z
    .object({
      name: maybe(filledText(200, 'productName')),
      title: maybe(title),
      description: maybe(description),
      sort_description: maybe(summary),
      category: maybe(category),
      subcategory: maybe(subcategory),
      priceRange: maybe(price),
      minOrderQuantity: maybe(minOrderQuantity),
      stock: maybe(stock),
      countryOfOrigin: maybe(origin),
      specifications: maybe(specifications),
      certifications: maybe(certifications),
      tags: maybe(tags),
      'tags[]': maybe(tags),
      images: maybe(oneOrMore(pictureFile, IMAGES_PER_PRODUCT, 'imagesOnCreate')),
      video: maybe(videoFile),
      status: maybe(z.enum(['pending', 'draft'], says('productStatus'))),
      idempotencyKey,
    })
    .check(placedTogether, ...requiredFields(false)),
  z.transform(withTags),
);

/**
 * A partial update of a product: absent fields stay unchanged, blank fields are cleared. A supplier may switch a live
 * product to inactive and back, and submits one with `pending`. The server validates the merged product again.
 */
export const changeListing = z.pipe(
  z
    .object({
      name: changed(filledText(200, 'productName')),
      title: changed(title),
      description: changed(description),
      sort_description: changed(summary),
      category: changed(z.union([z.literal(''), category], says('unknownCategory'))),
      subcategory: changed(z.union([z.literal(''), subcategory], says('unknownSubcategory'))),
      priceRange: clearable(price, 'productPrice'),
      minOrderQuantity: clearable(minOrderQuantity, 'minOrderQuantity'),
      stock: changed(stock),
      countryOfOrigin: maybe(origin),
      specifications: changed(specifications),
      certifications: changed(certifications),
      tags: changed(tags),
      'tags[]': changed(tags),
      /** Stored paths and new files, in display order. */
      images: changed(oneOrMore(picture, IMAGES_PER_PRODUCT, 'imagesOnEdit')),
      /** A stored path or a new file. */
      video: clearable(keptOr(videoFile), 'videoType'),
      status: maybe(z.enum(['pending', 'draft', 'active', 'inactive'], says('productStatus'))),
      /** The revision the form was loaded from. If another save came between, the request fails with a conflict. */
      revision: maybe(numeral('invalid', 0, Number.MAX_SAFE_INTEGER, true)),
    })
    .check(placedTogether, ...requiredFields(true)),
  z.transform(withTags),
);
