// Kinds of products, the value by which the columns count them: a machine type, or a subcategory for products without a type.
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';
import { findSubcategory, SUBCATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';

interface Kind {
  readonly category: string;
  readonly machineType: string | null;
  readonly subcategory: string;
}

/** By index, which is the value in the column. */
export const KINDS: readonly Kind[] = [
  ...SUBCATEGORIES.map(({ id, category }) => ({ machineType: null, subcategory: id, category })),
  ...MACHINE_TYPES.map(({ id, subcategory }) => ({
    machineType: id,
    subcategory,
    category: findSubcategory(subcategory)?.category ?? '',
  })),
];

/** Value of a product that is not public, or has no subcategory. */
export const NO_KIND = KINDS.length;
/** Number of values of the column. */
export const KIND_VALUES = NO_KIND + 1;

const subcategoryIndexes = new Map(SUBCATEGORIES.map(({ id }, at) => [id, at]));
const typeIndexes = new Map(
  KINDS.flatMap(({ machineType }, at) =>
    machineType === null ? [] : [[machineType, at] as const],
  ),
);

/** A machine type of another subcategory is ignored: the subcategory was changed in another release of the types. */
export const kindOf = (subcategory: string, machineType: string | null): number => {
  const typed = machineType === null ? undefined : typeIndexes.get(machineType);
  if (typed !== undefined && KINDS[typed]?.subcategory === subcategory) return typed;
  return subcategoryIndexes.get(subcategory) ?? NO_KIND;
};

export const kindOfMachineType = (machineType: string): number =>
  typeIndexes.get(machineType) ?? NO_KIND;
