// Address of a category's product list, and the check for languages that the site supports.
import { LANGS, type Lang } from '../../../contract/lang.ts';
import type { TaxonKind } from '../../i18n/taxonomy.ts';

export const taxonHref = (kind: TaxonKind, id: string): string => `/products?${kind}=${id}`;

/** Whether a product's original language is one that the site supports. */
export const isSupportedLang = (language: string | null): language is Lang =>
  LANGS.some((lang) => lang === language);
