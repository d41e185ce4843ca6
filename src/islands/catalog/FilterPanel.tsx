// Filter panel: category, subcategory, sort, order, origin, verification and price (spec §2). Changes apply immediately.
import { ORIGIN_COUNTRIES } from '../../../contract/catalog/catalog-limits.ts';
import { CATEGORIES, findCategory } from '../../../contract/taxonomy.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../i18n/taxonomy.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { visiblePage } from '../../ui/list/list-store.ts';
import { PANEL_ID, useCatalog, useCatalogStore, useFilters } from './catalog-context.ts';
import { type FilterName, orderOf, sortOf } from './catalog-url.ts';
import { PriceRange } from './PriceRange.tsx';
import { countryName } from './use-active-filters.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly name: FilterName;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly disabled?: boolean;
}

function Choice({ name, label, value, options, disabled }: ChoiceProps) {
  const store = useCatalogStore();
  const catalog = useCatalog();
  return (
    <Select
      id="catalog"
      name={name}
      label={label}
      value={value}
      options={options}
      disabled={disabled}
      fieldError={catalog.status === 'failed' ? catalog.error.fields[name] : undefined}
      onChange={(event) => store.choose({ [name]: event.target.value })}
    />
  );
}

/** Returns a function that builds an option with the number of products it would match. */
function useCountedOption(kind: 'categories' | 'subcategories') {
  const t = useT();
  const lang = useLang();
  const counts = visiblePage(useCatalog())?.counts;
  return (id: string, name: string): Option => ({
    value: id,
    label: counts
      ? t('catalog:filters.option', {
          name,
          total: formatCount(lang, counts[kind][id] ?? 0, counts.capped),
        })
      : name,
  });
}

export function FilterPanel() {
  const t = useT();
  const store = useCatalogStore();
  const filters = useFilters();
  const category = useCountedOption('categories');
  const subcategory = useCountedOption('subcategories');
  const subcategories = findCategory(filters.category)?.subcategories;
  const sort = sortOf(filters);
  const sorts = ['newest', 'price', 'name', ...(filters.search ? ['relevance'] : [])] as const;
  return (
    <div id={PANEL_ID} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Choice
        name="category"
        label={t('catalog:filters.category')}
        value={filters.category}
        options={[
          { value: '', label: t('catalog:filters.allCategories') },
          ...CATEGORIES.map(({ id }) => category(id, categoryName(t, id))),
        ]}
      />
      {subcategories && (
        <Choice
          name="subcategory"
          label={t('catalog:filters.subcategory')}
          value={filters.subcategory}
          options={[
            { value: '', label: t('catalog:filters.allSubcategories') },
            ...subcategories.map(({ id }) => subcategory(id, subcategoryName(t, id))),
          ]}
        />
      )}
      <Choice
        name="sort"
        label={t('catalog:filters.sort')}
        value={sort}
        options={sorts.map((value) => ({
          value,
          label: t(`catalog:sort.${value as 'newest' | 'price' | 'name' | 'relevance'}`),
        }))}
      />
      <Choice
        name="order"
        label={t('catalog:filters.order')}
        value={orderOf(filters)}
        disabled={sort === 'relevance'}
        options={(['asc', 'desc'] as const).map((value) => ({
          value,
          label: t(`catalog:order.${value}`),
        }))}
      />
      <Choice
        name="country"
        label={t('catalog:filters.country')}
        value={filters.country}
        options={[
          { value: '', label: t('catalog:filters.anyCountry') },
          ...ORIGIN_COUNTRIES.map((value) => ({ value, label: countryName(t, value) })),
        ]}
      />
      <label className="flex min-h-11 items-center gap-3 self-start text-sm font-semibold sm:mt-7">
        <input
          className="size-5"
          type="checkbox"
          name="verified"
          value="1"
          checked={filters.verified === '1'}
          onChange={(event) => store.choose({ verified: event.target.checked ? '1' : '' })}
        />
        {t('catalog:filters.verified')}
      </label>
      <PriceRange />
    </div>
  );
}
