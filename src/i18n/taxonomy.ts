// Names of branches, leaves and chips in the reader's language; an unknown id is shown as it came.
import type { CategoryId, IndustryChip, SubcategoryId } from '../../contract/taxonomy.ts';
import type { T } from './engine.ts';

/** Ids come off the wire as text; a missing label gives the id back, which is what the default says. */
export const categoryName = (t: T, id: string): string =>
  t(`taxonomy:category.${id as CategoryId}`, { defaultValue: id });

export const subcategoryName = (t: T, id: string): string =>
  t(`taxonomy:subcategory.${id as SubcategoryId}`, { defaultValue: id });

export const chipName = (t: T, id: IndustryChip): string => t(`taxonomy:chip.${id}`);
