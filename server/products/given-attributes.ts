// Attribute values that a supplier gives: checked against the machine type, and completed from the specifications.
import { amountsIn } from '../../contract/machine-types/amounts.ts';
import { findAttribute, findMachineType } from '../../contract/machine-types/index.ts';
import type { Attribute, NumberAttribute } from '../../contract/machine-types/machine-type.ts';
import {
  type AttributeValue,
  type AttributeValues,
  readTypedNumber,
  readValues,
} from '../../contract/machine-types/read-values.ts';
import type { FieldErrorKey } from '../../contract/messages.ts';

/** Larger numbers are typing errors in any unit. */
const MAX_NUMBER = 1_000_000_000;

type Checked = { readonly value: AttributeValue } | { readonly error: FieldErrorKey };

function checkNumber(given: AttributeValue, attribute: NumberAttribute): Checked {
  const text = String(given).trim();
  const value = readTypedNumber(text, attribute);
  if (value === null)
    return { error: amountsIn(text).length > 0 ? 'attributeUnit' : 'attributeNumber' };
  return Math.abs(value) <= MAX_NUMBER ? { value } : { error: 'attributeNumber' };
}

const check = (given: AttributeValue, attribute: Attribute): Checked => {
  if (attribute.kind === 'number') return checkNumber(given, attribute);
  const code = String(given).trim();
  const isKnown = attribute.choices.some((each) => each.code === code);
  return isKnown ? { value: code } : { error: 'attributeChoice' };
};

interface Given {
  readonly machineType: string;
  readonly attributes: AttributeValues;
}

/** Returns the values in the units of the machine type; invalid ones stay as they were given. Blank values are dropped. */
export function normalizedAttributes({ machineType, attributes }: Given): AttributeValues {
  const type = findMachineType(machineType);
  // Sorted, because another order is no change.
  const entries = Object.entries(attributes)
    .filter(([, value]) => String(value).trim() !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (!type) return Object.fromEntries(entries);
  return Object.fromEntries(
    entries.map(([key, given]) => {
      const attribute = findAttribute(type, key);
      const checked = attribute && check(given, attribute);
      return [key, checked && 'value' in checked ? checked.value : given];
    }),
  );
}

/** Stored values without those whose attribute was removed from the machine type: no form could clear them. */
export function declaredAttributes(
  machineType: string | null,
  stored: AttributeValues,
): AttributeValues {
  const type = findMachineType(machineType ?? '');
  if (!type) return {};
  const declared = Object.entries(stored).filter(([key]) => findAttribute(type, key));
  return Object.fromEntries(declared.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Errors by field: `machineType`, `attributes.swing`. */
export function attributeErrors(
  content: Given & { readonly subcategory: string },
): Readonly<Record<string, FieldErrorKey>> {
  const { machineType, attributes, subcategory } = content;
  const type = findMachineType(machineType);
  if (!type) return machineType === '' ? {} : { machineType: 'unknownMachineType' };
  // A draft may lack its subcategory; a complete product has an error for it.
  if (subcategory !== '' && type.subcategory !== subcategory)
    return { machineType: 'machineTypeMismatch' };
  const errors: Record<string, FieldErrorKey> = {};
  for (const [key, given] of Object.entries(attributes)) {
    const attribute = findAttribute(type, key);
    const checked: Checked = attribute ? check(given, attribute) : { error: 'unknownAttribute' };
    if ('error' in checked) errors[`attributes.${key}`] = checked.error;
  }
  return errors;
}

/** All values of a product: given ones, and for the other attributes what its specifications say clearly. */
export function allAttributes({
  machineType,
  attributes,
  specifications,
}: Given & { readonly specifications: Readonly<Record<string, string>> }): AttributeValues {
  const type = findMachineType(machineType);
  return type ? { ...readValues(type, specifications), ...attributes } : {};
}
