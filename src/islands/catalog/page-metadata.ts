// Title, description and structured data of the product list for given filters.
import { findCategory, findChip, findSubcategory } from '../../../contract/taxonomy/taxonomy.ts';
import { type Lang, localHref } from '../../i18n/language.ts';
import { categoryName, chipName, subcategoryName } from '../../i18n/taxonomy.ts';
import type { TranslateFunction } from '../../i18n/translator.ts';
import type { CatalogPage } from '../product-list/catalog-read.ts';
import { canonicalOf, type Filters, NO_FILTERS } from '../product-list/catalog-url.ts';

/** Name of the chosen machine type, in the words of the server; null without one. */
export const machineTypeName = (page: CatalogPage | null, { type }: Filters): string | null =>
  page?.facets?.types.find(({ id }) => id === type)?.name ?? null;

/** Name of the machine type or the most specific category in the filters; null if there is none. */
const categoryTitle = (
  t: TranslateFunction,
  filters: Filters,
  page: CatalogPage | null,
): string | null => {
  const { category, subcategory, industry } = filters;
  const typeName = machineTypeName(page, filters);
  if (typeName) return typeName;
  const leaf = findSubcategory(subcategory);
  if (leaf) return subcategoryName(t, leaf.id);
  const branch = findCategory(category);
  if (branch) return categoryName(t, branch.id);
  const chip = findChip(industry);
  return chip ? chipName(t, chip.id) : null;
};

/** Builds "“lathe”, Metals & Mining, Products, page 2"; parts that are not in the filters are left out. */
export function titleOf(t: TranslateFunction, filters: Filters, shown: CatalogPage | null): string {
  const { search, page } = filters;
  const parts = [
    ...(search ? [t('catalog:meta.search', { search })] : []),
    categoryTitle(t, filters, shown) ?? '',
    t('catalog:title'),
  ].filter((part) => part !== '');
  const title = parts.reduceRight((wide, narrow) => t('catalog:meta.joined', { narrow, wide }));
  return /^\d+$/.test(page) ? t('catalog:meta.page', { title, page }) : title;
}

/** Only on the server, which has its texts. */
export function descriptionOf(
  t: TranslateFunction,
  filters: Filters,
  page: CatalogPage | null,
): string {
  const name = categoryTitle(t, filters, page);
  return name ? t('shell:catalog.descriptionOf', { name }) : t('shell:catalog.description');
}

/** Builds the breadcrumbs and the item list of the page, for search engines. */
export function structuredData(
  t: TranslateFunction,
  lang: Lang,
  site: URL,
  filters: Filters,
  page: CatalogPage | null,
): object[] {
  const url = (path: string) => new URL(localHref(lang, path), site).href;
  const listUrl = (filterPatch: Partial<Filters>) =>
    url(`/products${canonicalOf({ ...NO_FILTERS, ...filterPatch })}`);
  const { category, subcategory, type } = filters;
  const typeName = machineTypeName(page, filters);
  const branch = findCategory(category);
  const leaf = findSubcategory(subcategory);
  const crumbs = [
    { name: t('nav.home'), item: url('/') },
    { name: t('catalog:title'), item: url('/products') },
    ...(branch ? [{ name: categoryName(t, branch.id), item: listUrl({ category }) }] : []),
    ...(leaf ? [{ name: subcategoryName(t, leaf.id), item: listUrl({ subcategory }) }] : []),
    ...(typeName ? [{ name: typeName, item: listUrl({ type }) }] : []),
  ];
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...crumb,
    })),
  };
  if (!page || page.products.length === 0) return [breadcrumbs];
  const { page: pageNumber, limit, total } = page.pagination;
  const items = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: titleOf(t, filters, page),
    numberOfItems: total,
    itemListElement: page.products.map((product, at) => ({
      '@type': 'ListItem',
      position: (pageNumber - 1) * limit + at + 1,
      url: url(`/product/${encodeURIComponent(product.id)}`),
    })),
  };
  return [breadcrumbs, items];
}
