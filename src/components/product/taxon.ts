// A product's place in the tree: its name in the reader's language and the list it leads to.
import { LANGS, type Lang } from '../../../contract/lang.ts';
import type { Taxon } from '../../../contract/product-reader.ts';
import type { T } from '../../i18n/engine.ts';
import { categoryName, subcategoryName } from '../../i18n/taxonomy.ts';

export type TaxonKind = 'category' | 'subcategory';

/** A branch that is none of ours keeps the name its backend gave it. */
export const taxonName = (t: T, kind: TaxonKind, { id, label }: Taxon): string => {
  if (id === null) return label;
  return kind === 'category' ? categoryName(t, id) : subcategoryName(t, id);
};

export const taxonHref = (kind: TaxonKind, id: string): string => `/products?${kind}=${id}`;

/** Whether a listing's original language is one the market speaks. */
export const isOurs = (language: string | null): language is Lang =>
  LANGS.some((lang) => lang === language);
