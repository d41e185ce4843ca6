// Validation of the product form before sending, with the contract's rules (spec §5).
import * as z from 'zod/mini';
import type { Lang } from '../../../../contract/lang.ts';
import { productFieldErrorText } from '../../../../contract/messages/product-field.ts';
import {
  createProductBody,
  missingProductFields,
  updateProductBody,
} from '../../../../contract/products/product-form.ts';
import type { FieldErrors } from '../../../ui/forms/saving.ts';
import type { SaveAs } from './product-toasts.ts';
import { contentOf, FORM_FIELDS, type ProductValues, rowErrors } from './product-values.ts';

const FIELD_ORDER: readonly string[] = FORM_FIELDS;

/**
 * Returns one text per invalid field, in the order of the form. Checks the whole form also for an update: a required
 * field is missing whether it was blank before or just cleared.
 */
export function productFieldErrors(
  values: ProductValues,
  body: Readonly<Record<string, unknown>>,
  saveAs: SaveAs,
  isChange: boolean,
  lang: Lang,
): FieldErrors {
  const errors: Record<string, string> = {
    ...missingProductFields(contentOf(values), saveAs === 'draft'),
  };
  const [rowError] = rowErrors(values.specifications).values();
  if (rowError !== undefined) errors.specifications = rowError;
  const parsed = z.safeParse(isChange ? updateProductBody : createProductBody, body);
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  return Object.fromEntries(
    Object.entries(errors)
      .sort(([one], [other]) => FIELD_ORDER.indexOf(one) - FIELD_ORDER.indexOf(other))
      .map(([field, name]) => [field, productFieldErrorText(name, lang)]),
  );
}
