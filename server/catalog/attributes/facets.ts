// Facets of a list: machine types with their counts, and the values of the chosen type's attributes.
import type { AttributeFacet, Facets } from '../../../contract/catalog/facets.ts';
import type { ProductQuery } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import type {
  ChoiceAttribute,
  NumberAttribute,
} from '../../../contract/machine-types/machine-type.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import type { Columns } from '../columns.ts';
import type { AttributeFilter } from './attribute-filters.ts';
import type { AttributeTable } from './attribute-table.ts';
import { selectedMachineTypes } from './kind-selection.ts';
import { KIND_VALUES, KINDS } from './kinds.ts';

const HISTOGRAM_PARTS = 12;
/** Types of a search, the first ones; those of a category are fewer. */
const MAX_TYPES = 24;

/** Public products that match all other filters, and the filters of attributes. */
export interface AttributeMatches {
  readonly table: AttributeTable;
  readonly nos: readonly number[];
  readonly filters: readonly AttributeFilter[];
}

/** Numbers that match the filters of all other attributes: what another choice of this one would give. */
const numbersWithout = (
  { table, nos, filters }: AttributeMatches,
  key: string,
): readonly number[] => {
  const others = filters.filter((filter) => filter.key !== key);
  return others.length === 0
    ? nos
    : nos.filter((no) => others.every((filter) => filter.matches(table, no)));
};

function histogramOf(values: readonly number[], min: number, max: number): number[] {
  const parts = new Array<number>(HISTOGRAM_PARTS).fill(0);
  for (const value of values) {
    const share = max > min ? (value - min) / (max - min) : 0;
    const part = Math.min(HISTOGRAM_PARTS - 1, Math.floor(share * HISTOGRAM_PARTS));
    parts[part] = (parts[part] as number) + 1;
  }
  return parts;
}

type Values = Pick<AttributeFacet, 'unit' | 'min' | 'max' | 'histogram' | 'choices'>;

function numberValues(
  attribute: NumberAttribute,
  table: AttributeTable,
  nos: readonly number[],
  lang: Lang,
): Values | null {
  const values = nos
    .map((no) => table.numberOf(attribute.key, no))
    .filter((value) => value !== undefined);
  if (values.length === 0) return null;
  const min = values.reduce((a, b) => Math.min(a, b));
  const max = values.reduce((a, b) => Math.max(a, b));
  const unit = attribute.unit === null ? null : unitName(attribute.unit, lang);
  return { unit, min, max, histogram: histogramOf(values, min, max), choices: [] };
}

function choiceValues(
  { key, choices }: ChoiceAttribute,
  table: AttributeTable,
  nos: readonly number[],
  lang: Lang,
): Values | null {
  const counts = new Map<string, number>();
  for (const no of nos) {
    const code = table.codeOf(key, no);
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return {
    unit: null,
    min: null,
    max: null,
    histogram: [],
    choices: choices.flatMap(({ code, name }) => {
      const count = counts.get(code);
      return count === undefined ? [] : [{ id: code, name: name[lang], count }];
    }),
  };
}

/** What a filter without matches still shows: its unit, or its choices. */
const emptyValues = (attribute: NumberAttribute | ChoiceAttribute, lang: Lang): Values => ({
  unit: attribute.kind === 'number' && attribute.unit ? unitName(attribute.unit, lang) : null,
  min: null,
  max: null,
  histogram: [],
  choices:
    attribute.kind === 'choice'
      ? attribute.choices.map(({ code, name }) => ({ id: code, name: name[lang], count: 0 }))
      : [],
});

const withoutCounts = (values: Values): Values => ({
  ...values,
  histogram: values.histogram.map(() => 0),
  choices: values.choices.map((choice) => ({ ...choice, count: 0 })),
});

/** Attributes without any value are left out. A filtered one stays, so that its filter can be seen and changed. */
const attributeFacets = (matches: AttributeMatches, lang: Lang): AttributeFacet[] =>
  matches.table.type.attributes.flatMap((attribute) => {
    const { key, name, isKey } = attribute;
    const valuesOf = (nos: readonly number[]) =>
      attribute.kind === 'number'
        ? numberValues(attribute, matches.table, nos, lang)
        : choiceValues(attribute, matches.table, nos, lang);
    const unmatchedValues = (): Values => {
      const values = valuesOf(matches.nos);
      return values ? withoutCounts(values) : emptyValues(attribute, lang);
    };
    const isFiltered = matches.filters.some((filter) => filter.key === key);
    const values =
      valuesOf(numbersWithout(matches, key)) ?? (isFiltered ? unmatchedValues() : null);
    return values ? [{ key, name: name[lang], isKey, ...values }] : [];
  });

/** Machine types among which the reader chooses; with only a type chosen, those of its subcategory. None for the whole catalog. */
function offeredTypes(query: ProductQuery): ReadonlySet<string> {
  const { category, subcategory, industry, search, type } = query;
  if ([category, subcategory, industry, search].some((each) => each !== undefined))
    return selectedMachineTypes(query);
  const chosen = type === undefined ? undefined : findMachineType(type);
  return chosen ? selectedMachineTypes({ subcategory: chosen.subcategory }) : new Set();
}

/** Ids of the machine types of these products, in their order. */
export function typesInOrder(nos: Int32Array, { kind }: Columns): readonly string[] {
  const isSeen = new Uint8Array(KIND_VALUES);
  const types: string[] = [];
  for (let rank = 0; rank < nos.length; rank++) {
    const at = kind[nos[rank] as number] as number;
    if (isSeen[at] === 1) continue;
    isSeen[at] = 1;
    const id = KINDS[at]?.machineType;
    if (id) types.push(id);
  }
  return types;
}

/**
 * `counts`: matches by machine type, with all filters except that of the type. `order`: the types of a list by relevance; null for
 * another one, where the most frequent stand first. The chosen type is listed also without matches.
 */
export function facetsOf(
  query: ProductQuery,
  counts: Readonly<Record<string, number>>,
  order: readonly string[] | null,
  matches: AttributeMatches | null,
  lang: Lang,
): Facets {
  const offered = offeredTypes(query);
  const types = (order ?? Object.keys(counts))
    .filter((id) => (counts[id] ?? 0) > 0 && offered.has(id) && id !== query.type)
    .map((id) => ({ id, count: counts[id] ?? 0 }));
  if (!order) types.sort((a, b) => b.count - a.count);
  // The chosen type first: it must not be among those that are cut off.
  if (query.type !== undefined) types.unshift({ id: query.type, count: counts[query.type] ?? 0 });
  return {
    types: types.slice(0, MAX_TYPES).flatMap(({ id, count }) => {
      const type = findMachineType(id);
      return type ? [{ id, name: type.name[lang], count }] : [];
    }),
    attributes: matches ? attributeFacets(matches, lang) : [],
  };
}
