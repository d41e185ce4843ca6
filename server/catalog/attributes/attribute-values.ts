// Attribute values of products: their text form in a row, and their form in replies.
import type { ProductAttribute } from '../../../contract/catalog/attributes.ts';
import type { Lang } from '../../../contract/lang.ts';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import type { Attribute } from '../../../contract/machine-types/machine-type.ts';
import type {
  AttributeValue,
  AttributeValues,
} from '../../../contract/machine-types/read-values.ts';
import { valueText } from '../../../contract/machine-types/value-text.ts';
import type { AttributeTable } from './attribute-table.ts';

/** Reads "swing=400;control=fanuc", which both engines make of the rows of a product; null for a product without values. */
export const parseAttributes = (text: string | null): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '')
      .split(';')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const end = pair.indexOf('=');
        return [pair.slice(0, end), pair.slice(end + 1)];
      }),
  );

/** The text form of values that are not stored yet. */
export const attributesText = (values: AttributeValues): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join(';');

/** null for a product without a machine type, or with one that was removed. */
export function machineTypeOf(id: string | null, lang: Lang) {
  const type = id === null ? undefined : findMachineType(id);
  return type ? { id: type.id, name: type.name[lang] } : null;
}

function serializeValue(
  attribute: Attribute,
  value: AttributeValue,
  lang: Lang,
): ProductAttribute[] {
  const shown = valueText(attribute, value, lang);
  if (shown === null) return [];
  const { key, name, isKey } = attribute;
  const number = typeof value === 'number' ? value : null;
  const code = typeof value === 'number' ? null : value;
  return [{ key, name: name[lang], text: shown, number, code, isKey }];
}

/** All values of a product, in the order of its machine type. */
export const attributesInTable = (
  table: AttributeTable,
  no: number,
  lang: Lang,
): ProductAttribute[] =>
  table.type.attributes.flatMap((attribute) => {
    const value = table.numberOf(attribute.key, no) ?? table.codeOf(attribute.key, no);
    return value === undefined ? [] : serializeValue(attribute, value, lang);
  });

/** Values in the order of the machine type. `text`: the text form of a row; `which`: cards have the key attributes only. */
export function serializeAttributes(
  typeId: string | null,
  text: string | null,
  lang: Lang,
  which: 'all' | 'key',
): ProductAttribute[] {
  const type = typeId === null ? undefined : findMachineType(typeId);
  if (!type || !text) return [];
  const stored = parseAttributes(text);
  return type.attributes.flatMap((attribute) => {
    if (which === 'key' && !attribute.isKey) return [];
    const sent = stored.get(attribute.key);
    if (sent === undefined) return [];
    return serializeValue(attribute, attribute.kind === 'number' ? Number(sent) : sent, lang);
  });
}
