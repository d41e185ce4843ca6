// Filters by attributes of a machine type: `attr.swing=400..630`, `attr.voltage=380,415`, `sort=attr.swing`.
import type { ProductQuery } from '../../../contract/catalog/products.ts';
import { amountsIn } from '../../../contract/machine-types/amounts.ts';
import { findAttribute, findMachineType } from '../../../contract/machine-types/index.ts';
import type {
  ChoiceAttribute,
  MachineType,
  NumberAttribute,
} from '../../../contract/machine-types/machine-type.ts';
import { readTypedNumber } from '../../../contract/machine-types/read-values.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { AttributeTable } from './attribute-table.ts';

/** Filter of one attribute. A product without a value does not match. */
export interface AttributeFilter {
  readonly key: string;
  matches(table: AttributeTable, no: number): boolean;
}

/** Attribute filters of a query, checked against its machine type. */
export interface AttributeQuery {
  readonly type: MachineType;
  readonly filters: readonly AttributeFilter[];
  /** Key of the number attribute to sort by. */
  readonly sort: string | null;
}

class InvalidFilter extends Error {
  readonly reason: FieldErrorKey;
  constructor(reason: FieldErrorKey) {
    super(reason);
    this.reason = reason;
  }
}

/** A bound may have a unit of its own: 16in. */
const boundOf = (text: string, attribute: NumberAttribute): number => {
  const value = readTypedNumber(text, attribute);
  if (value !== null) return value;
  throw new InvalidFilter(amountsIn(text).length > 0 ? 'attributeUnit' : 'attributeNumber');
};

function numberFilter(text: string, attribute: NumberAttribute): AttributeFilter {
  const [low = '', high = low, ...rest] = text.split('..').map((part) => part.trim());
  if (rest.length > 0 || (low === '' && high === '')) throw new InvalidFilter('attributeNumber');
  const min = low === '' ? Number.NEGATIVE_INFINITY : boundOf(low, attribute);
  const max = high === '' ? Number.POSITIVE_INFINITY : boundOf(high, attribute);
  if (min > max) throw new InvalidFilter('attributeRange');
  const { key } = attribute;
  return {
    key,
    matches(table, no) {
      const value = table.numberOf(key, no);
      return value !== undefined && value >= min && value <= max;
    },
  };
}

function choiceFilter(text: string, { key, choices }: ChoiceAttribute): AttributeFilter {
  const codes = text.split(',').map((code) => code.trim());
  if (!codes.every((each) => choices.some(({ code }) => code === each)))
    throw new InvalidFilter('attributeChoice');
  return { key, matches: (table, no) => codes.includes(table.codeOf(key, no) ?? '') };
}

function filterOf(type: MachineType, key: string, text: string): AttributeFilter {
  const attribute = findAttribute(type, key);
  if (!attribute) throw new InvalidFilter('unknownAttribute');
  return attribute.kind === 'number'
    ? numberFilter(text, attribute)
    : choiceFilter(text, attribute);
}

const SORT_PREFIX = 'attr.';

/** null for a query without a machine type; throws the field errors of an invalid one. */
export function attributeQueryOf({
  type: id,
  attr = {},
  sort,
}: ProductQuery): AttributeQuery | null {
  const entries = Object.entries(attr).filter(([, text]) => text !== '');
  const sortKey = sort?.startsWith(SORT_PREFIX) ? sort.slice(SORT_PREFIX.length) : null;
  if (id === undefined) {
    if (entries.length > 0 || sortKey !== null)
      throw new HttpError('validation', { type: 'machineTypeRequired' });
    return null;
  }
  const type = findMachineType(id);
  if (!type) throw new HttpError('validation', { type: 'unknownMachineType' });
  if (sortKey !== null && findAttribute(type, sortKey)?.kind !== 'number')
    throw new HttpError('validation', { sort: 'sort' });
  const errors: Record<string, FieldErrorKey> = {};
  const filters = entries.flatMap(([key, text]) => {
    try {
      return [filterOf(type, key, text)];
    } catch (error) {
      if (!(error instanceof InvalidFilter)) throw error;
      errors[`attr.${key}`] = error.reason;
      return [];
    }
  });
  if (Object.keys(errors).length > 0) throw new HttpError('validation', errors);
  return { type, filters, sort: sortKey };
}

/** Numbers that match all filters. */
export const matchAttributes = (
  table: AttributeTable,
  nos: readonly number[],
  filters: readonly AttributeFilter[],
): readonly number[] => nos.filter((no) => filters.every((filter) => filter.matches(table, no)));

/** Sorted by a number attribute; products without a value stay in their order, at the end. */
export function sortByAttribute(
  table: AttributeTable,
  nos: readonly number[],
  key: string,
  ascending: boolean,
): readonly number[] {
  const direction = ascending ? 1 : -1;
  const valued = nos.filter((no) => table.numberOf(key, no) !== undefined);
  valued.sort(
    (a, b) => direction * ((table.numberOf(key, a) ?? 0) - (table.numberOf(key, b) ?? 0)),
  );
  return [...valued, ...nos.filter((no) => table.numberOf(key, no) === undefined)];
}
