// Active filters with their display names, for the chips and for saved searches.

import type { Facets } from '../../../contract/catalog/facets.ts';
import type { Lang } from '../../../contract/lang.ts';
import { findChip, findSubcategory } from '../../../contract/taxonomy/taxonomy.ts';
import type texts from '../../../locales/en/filters.json';
import { priceBasisText } from '../../i18n/price-basis.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { categoryName, chipName, subcategoryName } from '../../i18n/taxonomy.ts';
import type { TranslateFunction } from '../../i18n/translator.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { visiblePage } from '../../ui/list/list-store.ts';
import { attributesOf, withAttribute } from './attribute-filter.ts';
import { attributeValueName } from './attribute-range.ts';
import { useCatalog, useFilters } from './catalog-context.ts';
import type { Filters } from './catalog-url.ts';

export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  /** Filter change that removes this filter. */
  readonly without: Partial<Filters>;
}

/** Translates a country from the filter options; any other value is returned unchanged. */
export const countryName = (t: TranslateFunction, country: string): string =>
  t(`filters:country.${country as keyof (typeof texts)['country']}`, { defaultValue: country });

/** Name of a value of the filter by price basis; `t` needs priceBasis. */
export const basisFilterName = (t: TranslateFunction, filter: string): string =>
  filter === 'FOB' ? t('priceBasis:anyFob') : priceBasisText(t, filter);

const formatAmount = (lang: Lang, typed: string): string =>
  Number.isFinite(Number(typed)) ? formatMoney(lang, Number(typed)) : typed;

const priceName = (t: TranslateFunction, lang: Lang, { minPrice, maxPrice }: Filters): string => {
  const low = formatAmount(lang, minPrice);
  const high = formatAmount(lang, maxPrice);
  if (!minPrice) return t('filters:price.upTo', { high });
  return maxPrice ? t('filters:price.between', { low, high }) : t('filters:price.from', { low });
};

/** In lakh, as typed. */
const landedName = (t: TranslateFunction, { landedFrom: low, landedTo: high }: Filters): string => {
  if (!low) return t('filters:landed.upTo', { high });
  return high ? t('filters:landed.between', { low, high }) : t('filters:landed.from', { low });
};

const industryName = (t: TranslateFunction, id: string): string => {
  const chip = findChip(id);
  return chip ? chipName(t, chip.id) : id;
};

/** Needs the namespaces filters, priceBasis, results and taxonomy. `facets` names the machine type and its attributes; without it, they have ids. */
export function activeFilters(
  t: TranslateFunction,
  lang: Lang,
  filters: Filters,
  facets: Facets | null | undefined,
): ActiveFilter[] {
  const {
    search,
    category,
    subcategory,
    industry,
    type,
    attr,
    minPrice,
    maxPrice,
    landedFrom,
    landedTo,
    country,
    basis,
    verified,
  } = filters;
  const name = (present: string, text: () => string): string => (present ? text() : '');
  const items: ActiveFilter[] = [
    {
      key: 'search',
      name: name(search, () => t('results:active.search', { search })),
      without: { search: '' },
    },
    {
      key: 'industry',
      name: name(industry, () => t('results:active.industry', { name: industryName(t, industry) })),
      without: { industry: '' },
    },
    {
      key: 'category',
      name: name(category, () => categoryName(t, category)),
      without: { category: '' },
    },
    {
      key: 'subcategory',
      name: name(subcategory, () =>
        findSubcategory(subcategory) ? subcategoryName(t, subcategory) : subcategory,
      ),
      without: { subcategory: '' },
    },
    {
      key: 'type',
      name: name(type, () => facets?.types.find(({ id }) => id === type)?.name ?? type),
      without: { type: '' },
    },
    ...attributesOf(attr).map(([key, value]) => {
      const facet = facets?.attributes.find((each) => each.key === key);
      return {
        key: `attr.${key}`,
        name: t('results:active.attribute', {
          name: facet?.name ?? key,
          value: attributeValueName(lang, value, facet),
        }),
        without: { attr: withAttribute(attr, key, '') },
      };
    }),
    {
      key: 'price',
      name: name(minPrice || maxPrice, () => priceName(t, lang, filters)),
      without: { minPrice: '', maxPrice: '' },
    },
    {
      key: 'landed',
      name: name(landedFrom || landedTo, () => landedName(t, filters)),
      without: { landedFrom: '', landedTo: '' },
    },
    {
      key: 'country',
      name: name(country, () => t('results:active.country', { name: countryName(t, country) })),
      without: { country: '' },
    },
    {
      key: 'basis',
      name: name(basis, () => basisFilterName(t, basis)),
      without: { basis: '' },
    },
    {
      key: 'verified',
      name: name(verified, () => t('filters:panel.verified')),
      without: { verified: '' },
    },
  ];
  return items.filter((item) => item.name !== '');
}

export function useActiveFilters(): ActiveFilter[] {
  const filters = useFilters();
  return activeFilters(useT(), useLang(), filters, visiblePage(useCatalog())?.facets);
}
