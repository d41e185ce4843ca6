// Validation of the product form before sending, with the contract's rules (spec §5).
import * as z from 'zod/mini';
import type { Lang } from '../../../../contract/lang.ts';
import { productFieldErrorText } from '../../../../contract/messages/product-field.ts';
import {
  createProductBody,
  missingProductFields,
  updateProductBody,
} from '../../../../contract/products/product-form.ts';
import { contentOf, type ListingValues, rowProblems, TYPED_FIELDS } from './listing-values.ts';
import type { SaveAs } from './listing-words.ts';

/** One text per invalid field, in the order of the form. */
export type Faults = Readonly<Record<string, string>>;

const ORDER = [...TYPED_FIELDS, 'tags', 'specifications', 'images', 'video'];

/** Checks the whole form also for an update: a required field is missing whether it was blank before or just cleared. */
export function listingFaults(
  values: ListingValues,
  body: Readonly<Record<string, unknown>>,
  as: SaveAs,
  isChange: boolean,
  lang: Lang,
): Faults {
  const found: Record<string, string> = {
    ...missingProductFields(contentOf(values), as === 'draft'),
  };
  const [row] = rowProblems(values.specifications).values();
  if (row !== undefined) found.specifications = row;
  const read = z.safeParse(isChange ? updateProductBody : createProductBody, body);
  for (const { path, message } of read.error?.issues ?? []) found[String(path[0])] ??= message;
  return Object.fromEntries(
    Object.entries(found)
      .sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
      .map(([field, name]) => [field, productFieldErrorText(name, lang)]),
  );
}
