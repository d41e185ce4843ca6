// Names of categories, subcategories and industry chips in the reader's language; an unknown id is shown as it is.
import type { CategoryId, IndustryChip, SubcategoryId } from '../../contract/taxonomy.ts';
import type { TranslateFunction } from './engine.ts';

/** Ids arrive as plain strings; if there is no label, the default value returns the id itself. */
export const categoryName = (t: TranslateFunction, id: string): string =>
  t(`taxonomy:category.${id as CategoryId}`, { defaultValue: id });

export const subcategoryName = (t: TranslateFunction, id: string): string =>
  t(`taxonomy:subcategory.${id as SubcategoryId}`, { defaultValue: id });

export const chipName = (t: TranslateFunction, id: IndustryChip): string =>
  t(`taxonomy:chip.${id}`);
