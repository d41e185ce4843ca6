// Kinds that a query selects, and counts by kind as counts by category, subcategory and machine type.
import type { ProductQuery } from '../../../contract/catalog/products.ts';
import { CATEGORIES, findChip, SUBCATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';
import { KIND_VALUES, KINDS } from './kinds.ts';

export interface KindCounts {
  readonly categories: Record<string, number>;
  readonly subcategories: Record<string, number>;
  /** Without types that have no match. */
  readonly machineTypes: Record<string, number>;
}

/** Indexes of the machine types of each subcategory. */
const KINDS_BY_SUBCATEGORY: ReadonlyMap<string, readonly number[]> = Map.groupBy(
  [...KINDS.keys()].filter((at) => KINDS[at]?.machineType !== null),
  (at) => KINDS[at]?.subcategory ?? '',
);

const sumOf = (counts: Uint32Array, indexes: readonly number[] = []): number =>
  indexes.reduce((sum, at) => sum + (counts[at] as number), 0);

/** Marks with 1 each kind that matches the query's category, subcategory, industry and machine type. */
export const selectedKinds = ({
  category,
  subcategory,
  industry,
  type,
}: Pick<ProductQuery, 'category' | 'subcategory' | 'industry' | 'type'>): Uint8Array => {
  const isSelected = new Uint8Array(KIND_VALUES);
  const chip = industry === undefined ? undefined : findChip(industry);
  const chipSubcategories: readonly string[] | undefined = chip?.subcategories;
  // An order by name may still contain a product that was just removed from the columns: NO_KIND is never selected.
  for (const [at, kind] of KINDS.entries())
    if (
      (category === undefined || category === kind.category) &&
      (subcategory === undefined || subcategory === kind.subcategory) &&
      (chipSubcategories === undefined || chipSubcategories.includes(kind.subcategory)) &&
      (type === undefined || type === kind.machineType)
    )
      isSelected[at] = 1;
  return isSelected;
};

/** Ids of the machine types of the query's category, subcategory and industry, whatever type it chooses. */
export const selectedMachineTypes = ({
  category,
  subcategory,
  industry,
}: Pick<ProductQuery, 'category' | 'subcategory' | 'industry'>): Set<string> => {
  const isSelected = selectedKinds({ category, subcategory, industry });
  return new Set(
    KINDS.flatMap(({ machineType }, at) => (isSelected[at] === 1 ? (machineType ?? []) : [])),
  );
};

/** Converts counts per kind to counts by id; the count of a category is the sum of its subcategories. */
export const countsById = (countsByKind: Uint32Array): KindCounts => {
  const categories: Record<string, number> = {};
  const subcategories: Record<string, number> = {};
  const machineTypes: Record<string, number> = {};
  for (const { id } of CATEGORIES) categories[id] = 0;
  for (const [at, { id, category }] of SUBCATEGORIES.entries()) {
    const count = (countsByKind[at] as number) + sumOf(countsByKind, KINDS_BY_SUBCATEGORY.get(id));
    subcategories[id] = count;
    categories[category] = (categories[category] as number) + count;
  }
  for (const [at, { machineType }] of KINDS.entries())
    if (machineType !== null && (countsByKind[at] as number) > 0)
      machineTypes[machineType] = countsByKind[at] as number;
  return { categories, subcategories, machineTypes };
};
