// Names of categories, subcategories and industry chips in the reader's language; an unknown id is shown as it is.
import type { CategoryReference, Product } from '../../contract/catalog/product.ts';
import type { CategoryId, IndustryChip, SubcategoryId } from '../../contract/taxonomy/taxonomy.ts';
import type { TranslateFunction } from './translator.ts';

/** Ids arrive as plain strings; if there is no label, the default value returns the id itself. */
export const categoryName = (t: TranslateFunction, id: string): string =>
  t(`taxonomy:category.${id as CategoryId}`, { defaultValue: id });

export const subcategoryName = (t: TranslateFunction, id: string): string =>
  t(`taxonomy:subcategory.${id as SubcategoryId}`, { defaultValue: id });

export type TaxonKind = 'category' | 'subcategory';

/** A category that is not in our taxonomy is shown with the backend's label. */
export const taxonName = (
  t: TranslateFunction,
  kind: TaxonKind,
  { id, label }: CategoryReference,
): string => {
  if (id === null) return label;
  return kind === 'category' ? categoryName(t, id) : subcategoryName(t, id);
};

/** Names of a product's category and subcategory, as far as it has them. */
export const taxonNames = (t: TranslateFunction, product: Pick<Product, TaxonKind>): string[] =>
  (['category', 'subcategory'] as const).flatMap((kind) => {
    const taxon = product[kind];
    return taxon === null ? [] : [taxonName(t, kind, taxon)];
  });

export const chipName = (t: TranslateFunction, id: IndustryChip): string =>
  t(`taxonomy:chip.${id}`);
