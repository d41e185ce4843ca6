// Active filters with their display names, for the chips.

import type { Lang } from '../../../contract/lang.ts';
import { findChip, findSubcategory } from '../../../contract/taxonomy.ts';
import type catalog from '../../i18n/locales/en/catalog.json';
import { useLang, useT } from '../../i18n/react.tsx';
import { categoryName, chipName, subcategoryName } from '../../i18n/taxonomy.ts';
import type { TranslateFunction } from '../../i18n/translator.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { useFilters } from './catalog-context.ts';
import type { Filters } from './catalog-url.ts';

interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  /** Filter change that removes this filter. */
  readonly without: Partial<Filters>;
}

/** Translates a country from the filter options; any other value is returned unchanged. */
export const countryName = (t: TranslateFunction, country: string): string =>
  t(`catalog:country.${country as keyof (typeof catalog)['country']}`, { defaultValue: country });

const formatAmount = (lang: Lang, typed: string): string =>
  Number.isFinite(Number(typed)) ? formatMoney(lang, Number(typed)) : typed;

const priceName = (t: TranslateFunction, lang: Lang, { minPrice, maxPrice }: Filters): string => {
  const low = formatAmount(lang, minPrice);
  const high = formatAmount(lang, maxPrice);
  if (!minPrice) return t('catalog:price.upTo', { high });
  return maxPrice ? t('catalog:price.between', { low, high }) : t('catalog:price.from', { low });
};

const industryName = (t: TranslateFunction, id: string): string => {
  const chip = findChip(id);
  return chip ? chipName(t, chip.id) : id;
};

export function useActiveFilters(): ActiveFilter[] {
  const t = useT();
  const lang = useLang();
  const filters = useFilters();
  const { search, category, subcategory, industry, minPrice, maxPrice, country, verified } =
    filters;
  const name = (present: string, text: () => string): string => (present ? text() : '');
  const items: ActiveFilter[] = [
    {
      key: 'search',
      name: name(search, () => t('catalog:active.search', { search })),
      without: { search: '' },
    },
    {
      key: 'industry',
      name: name(industry, () => t('catalog:active.industry', { name: industryName(t, industry) })),
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
      key: 'price',
      name: name(minPrice || maxPrice, () => priceName(t, lang, filters)),
      without: { minPrice: '', maxPrice: '' },
    },
    {
      key: 'country',
      name: name(country, () => t('catalog:active.country', { name: countryName(t, country) })),
      without: { country: '' },
    },
    {
      key: 'verified',
      name: name(verified, () => t('catalog:filters.verified')),
      without: { verified: '' },
    },
  ];
  return items.filter((item) => item.name !== '');
}
