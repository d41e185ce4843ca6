// Validation of the product form before sending, with the contract's rules (spec §5).
import * as z from 'zod/mini';
import type { MachineTypeResource } from '../../../../contract/catalog/machine-types.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { productFieldErrorText } from '../../../../contract/messages/fields/product-field.ts';
import {
  createProductBody,
  missingProductFields,
  updateProductBody,
} from '../../../../contract/products/product-form.ts';
import type { FieldErrors } from '../../../ui/forms/saving.ts';
import { keysWithoutNumber } from './machine-type-values.ts';
import type { SaveAs } from './product-toasts.ts';
import { contentOf, FORM_FIELDS, type ProductValues, rowErrors } from './product-values.ts';

const FIELD_ORDER: readonly string[] = FORM_FIELDS;
const positionOf = (field: string): number => FIELD_ORDER.indexOf(field.replace(/\..*/, ''));

/**
 * Returns one text per invalid field, in the order of the form. Checks the whole form also for an update: a required
 * field is missing whether it was blank before or just cleared.
 */
export function productFieldErrors(
  values: ProductValues,
  machineTypes: readonly MachineTypeResource[],
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
  for (const key of keysWithoutNumber(machineTypes, values))
    errors[`attributes.${key}`] = 'attributeNumber';
  const parsed = z.safeParse(isChange ? updateProductBody : createProductBody, body);
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  return Object.fromEntries(
    Object.entries(errors)
      .sort(([one], [other]) => positionOf(one) - positionOf(other))
      .map(([field, name]) => [field, productFieldErrorText(name, lang)]),
  );
}
