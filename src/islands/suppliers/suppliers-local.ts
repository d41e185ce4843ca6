// Client-side filter, sort and pagination of the directory, for backends that answer with all suppliers.

import { PAGE_SIZE } from '../../../contract/catalog/catalog-limits.ts';
import type { Pagination } from '../../../contract/catalog/product-page-reader.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Supplier, SupplierStats } from '../../../contract/suppliers/supplier-reader.ts';
import { findCategory } from '../../../contract/taxonomy.ts';
import type { Filters } from './suppliers-url.ts';

export interface LocalDirectory {
  readonly suppliers: readonly Supplier[];
  readonly pagination: Pagination;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Whether every word occurs in the supplier's own texts. */
const says = (supplier: Supplier, words: readonly string[]): boolean => {
  const { companyName, name, description, city, province, country, businessType } = supplier;
  const told = folded(
    [companyName, name, description, city, province, country, businessType].join(' '),
  );
  return words.every((word) => told.includes(word));
};

const same = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

const inCategory = ({ categories }: Supplier, id: string): boolean =>
  categories.some((each) => each === id || findCategory(each)?.id === id);

const fits = (supplier: Supplier, filters: Filters): boolean => {
  const least = Number(filters.minProducts);
  return (
    (filters.country === '' || same(supplier.country, filters.country)) &&
    (filters.businessType === '' || same(supplier.businessType, filters.businessType)) &&
    (filters.verified !== '1' || supplier.isVerified) &&
    (filters.category === '' || inCategory(supplier, filters.category)) &&
    !(supplier.productCount < least)
  );
};

type Order = (one: Supplier, other: Supplier) => number;

const byDate: Order = (one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? '');
const byProducts: Order = (one, other) => other.productCount - one.productCount;

/** Equal suppliers are ordered by the next criterion, at last newest first; undated ones keep the backend's order. */
const orderFor = (sort: string, lang: Lang): Order => {
  switch (sort) {
    case 'verified':
      return (one, other) =>
        Number(other.isVerified) - Number(one.isVerified) ||
        byProducts(one, other) ||
        byDate(one, other);
    case 'products':
      return (one, other) => byProducts(one, other) || byDate(one, other);
    case 'name': {
      const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' });
      return (one, other) =>
        compare(one.companyName || one.name, other.companyName || other.name) || byDate(one, other);
    }
    default:
      return byDate;
  }
};

/** Returns the page for the filters. Ignores invalid values: there is no server to report them. */
export function applyLocally(
  suppliers: readonly Supplier[],
  filters: Filters,
  lang: Lang = 'en',
): LocalDirectory {
  const words = folded(filters.search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const matching = suppliers
    .filter((supplier) => fits(supplier, filters) && says(supplier, words))
    .sort(orderFor(filters.sort, lang));
  const page = Math.max(1, Math.trunc(Number(filters.page)) || 1);
  const first = (page - 1) * PAGE_SIZE;
  return {
    suppliers: matching.slice(first, first + PAGE_SIZE),
    pagination: {
      page,
      limit: PAGE_SIZE,
      total: matching.length,
      totalPages: Math.max(1, Math.ceil(matching.length / PAGE_SIZE)),
      capped: false,
    },
  };
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
