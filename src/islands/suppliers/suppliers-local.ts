// Client-side filter, sort and pagination of the directory, for backends that answer with all suppliers.

import type { Lang } from '../../../contract/lang.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { Supplier, SupplierStats } from '../../../contract/suppliers/supplier.ts';
import { findCategory } from '../../../contract/taxonomy/taxonomy.ts';
import { foldText, localPage } from '../../ui/list/page.ts';
import type { Filters } from './suppliers-url.ts';

interface LocalDirectory {
  readonly suppliers: readonly Supplier[];
  readonly pagination: Pagination;
}

/** Whether every word occurs in the supplier's own texts. */
const matchesWords = (supplier: Supplier, words: readonly string[]): boolean => {
  const { companyName, name, description, city, province, country, businessType } = supplier;
  const searchedText = foldText(
    [companyName, name, description, city, province, country, businessType].join(' '),
  );
  return words.every((word) => searchedText.includes(word));
};

const equalsIgnoringCase = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

const inCategory = ({ categories }: Supplier, id: string): boolean =>
  categories.some((each) => each === id || findCategory(each)?.id === id);

const matchesFilters = (supplier: Supplier, filters: Filters): boolean => {
  const minProducts = Number(filters.minProducts);
  return (
    (filters.country === '' || equalsIgnoringCase(supplier.country, filters.country)) &&
    (filters.businessType === '' ||
      equalsIgnoringCase(supplier.businessType, filters.businessType)) &&
    (filters.verified !== '1' || supplier.isVerified) &&
    (filters.category === '' || inCategory(supplier, filters.category)) &&
    !(supplier.productCount < minProducts)
  );
};

type Comparator = (one: Supplier, other: Supplier) => number;

const byDate: Comparator = (one, other) =>
  (other.createdAt ?? '').localeCompare(one.createdAt ?? '');
const byProducts: Comparator = (one, other) => other.productCount - one.productCount;

/**
 * The server's orders, Verified First by default. Equal suppliers are ordered by the next criterion, at last newest first;
 * undated ones keep the backend's order.
 */
const comparatorFor = (sort: string, lang: Lang): Comparator => {
  switch (sort) {
    case 'newest':
      return byDate;
    case 'products':
      return (one, other) => byProducts(one, other) || byDate(one, other);
    case 'name': {
      const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' });
      return (one, other) =>
        compare(one.companyName || one.name, other.companyName || other.name) || byDate(one, other);
    }
    default:
      return (one, other) =>
        Number(other.isVerified) - Number(one.isVerified) ||
        Number(one.isUndocumented) - Number(other.isUndocumented) ||
        byProducts(one, other) ||
        byDate(one, other);
  }
};

/** Returns the page for the filters. Ignores invalid values: there is no server to report them. */
export function applyLocally(
  suppliers: readonly Supplier[],
  filters: Filters,
  lang: Lang = 'en',
): LocalDirectory {
  const words = foldText(filters.search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const matching = suppliers
    .filter((supplier) => matchesFilters(supplier, filters) && matchesWords(supplier, words))
    .sort(comparatorFor(filters.sort, lang));
  const { rows, pagination } = localPage(matching, filters.page);
  return { suppliers: rows, pagination };
}

/** Statistics over the whole directory (spec §2). */
export function statsOf(suppliers: readonly Supplier[]): SupplierStats {
  const verified = suppliers.filter(({ isVerified }) => isVerified).length;
  const countries = new Set(suppliers.flatMap(({ country }) => country?.toLowerCase() ?? []));
  return {
    suppliers: suppliers.length,
    products: suppliers.reduce((sum, { productCount }) => sum + productCount, 0),
    countries: countries.size,
    verifiedPercent: suppliers.length ? Math.round((verified / suppliers.length) * 100) : 0,
  };
}
