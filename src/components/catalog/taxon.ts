// Category or subcategory of a product: its name in the reader's language and its product list URL.

import type { CategoryReference } from '../../../contract/catalog/product.ts';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import type { TranslateFunction } from '../../i18n/engine.ts';
import { categoryName, subcategoryName } from '../../i18n/taxonomy.ts';

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

export const taxonHref = (kind: TaxonKind, id: string): string => `/products?${kind}=${id}`;

/** Whether a product's original language is one that the site supports. */
export const isSupportedLang = (language: string | null): language is Lang =>
  LANGS.some((lang) => lang === language);
