// Attribute values read from free specifications, where a label and its number with a unit, or its choice, are clear.
import { typedNumber } from '../typed/typed-number.ts';
import { amountsIn, hasSeveral, withUnit } from './amounts.ts';
import type { Attribute, ChoiceAttribute, MachineType, NumberAttribute } from './machine-type.ts';
import { convert } from './units.ts';

/** A number in the attribute's unit, or the code of a choice. */
export type AttributeValue = number | string;
export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/** The form in which labels and texts of choices are compared. */
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('（', ' (')
    .replaceAll('）', ')')
    .replaceAll('，', ', ')
    .replace(/[:：]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Significant digits that a conversion keeps: 7.5 hp are 5.59275 kW. */
const DIGITS = 6;

function numberIn(text: string, { unit, takes }: NumberAttribute): number | null {
  for (const amounts of amountsIn(text)) {
    const numbers = amounts.numbers.map((each) => convert(each, amounts.unit, unit));
    const [first] = numbers;
    if (first === undefined || first === null) continue;
    const value = takes === 'first' ? first : Math.max(...numbers.map((each) => each ?? first));
    return amounts.unit === unit ? value : Number(value.toPrecision(DIGITS));
  }
  return null;
}

/** Computed once for each list of choices or type, which never change. */
const once = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const computed = new WeakMap<Key, Value>();
  return (key) => {
    const known = computed.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
};

/** Codes by each name and label; of several choices with one text the first counts. */
const codesByText = once(
  (choices: ChoiceAttribute['choices']): ReadonlyMap<string, string> =>
    new Map(
      choices
        .toReversed()
        .flatMap(({ code, name, labels }) =>
          [...Object.values(name), ...labels].map((text): [string, string] => [
            normalized(text),
            code,
          ]),
        ),
    ),
);

function choiceIn(text: string, { choices, unit }: ChoiceAttribute): string | null {
  if (unit !== null) {
    const found = amountsIn(text)
      .flatMap((amounts) => amounts.numbers.map((each) => convert(each, amounts.unit, unit)))
      .map(String);
    return choices.find(({ code }) => found.includes(code))?.code ?? null;
  }
  return codesByText(choices).get(normalized(text)) ?? null;
}

/** null where the text is ambiguous or has no value. */
export const readValue = (text: string, attribute: Attribute): AttributeValue | null =>
  attribute.kind === 'number' ? numberIn(text, attribute) : choiceIn(text, attribute);

/** A number as people type it into the field of its attribute: in the attribute's unit, unless it has one of its own. */
export const readTypedNumber = (text: string, attribute: NumberAttribute): number | null =>
  typedNumber(text) ?? numberIn(withUnit(text, attribute.unit), attribute);

/** Whether a text has several values of an attribute that can have one. */
export const hasSeveralValues = (text: string, attribute: Attribute): boolean =>
  hasSeveral(text) &&
  (attribute.kind === 'number' ? readTypedNumber(text, attribute) : choiceIn(text, attribute)) ===
    null;

const attributesByLabel = once(
  (type: MachineType): ReadonlyMap<string, Attribute> =>
    new Map(
      type.attributes.flatMap((attribute) =>
        [...Object.values(attribute.name), ...attribute.labels].map(
          (label): [string, Attribute] => [normalized(label), attribute],
        ),
      ),
    ),
);

/** The attribute that a specification with this label is about. */
export const attributeOfLabel = (type: MachineType, label: string): Attribute | undefined =>
  attributesByLabel(type).get(normalized(label));

/** Values by key; of several specifications of one attribute the first counts. */
export function readValues(
  type: MachineType,
  specifications: Readonly<Record<string, string>>,
): AttributeValues {
  const values: Record<string, AttributeValue> = {};
  for (const [label, text] of Object.entries(specifications)) {
    const attribute = attributeOfLabel(type, label);
    const value = attribute && values[attribute.key] === undefined && readValue(text, attribute);
    if (attribute && value !== null && value !== undefined && value !== false)
      values[attribute.key] = value;
  }
  return values;
}
