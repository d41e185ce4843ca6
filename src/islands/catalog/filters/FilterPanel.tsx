// Filter panel: price, landed price, category, subcategory, machine type and its attributes, origin and verification (spec §2). Changes apply
// immediately. The sort is beside the result count (SortBar.tsx), on phones in a sheet of its own.
import { ORIGIN_COUNTRIES } from '../../../../contract/catalog/catalog-limits.ts';
import { BASIS_FILTERS } from '../../../../contract/catalog/price-basis.ts';
import { CATEGORIES, findCategory } from '../../../../contract/taxonomy/taxonomy.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../../i18n/taxonomy.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { formatCount } from '../../../ui/format/number.ts';
import { visiblePage } from '../../../ui/list/list-store.ts';
import {
  PANEL_ID,
  useCatalog,
  useCatalogStore,
  useFilters,
} from '../../product-list/catalog-context.ts';
import type { FilterName } from '../../product-list/catalog-url.ts';
import { basisFilterName, countryName } from '../../product-list/use-active-filters.ts';
import { AttributeFilters } from './AttributeFilters.tsx';
import { LandedRange } from './LandedRange.tsx';
import { MachineTypes } from './MachineTypes.tsx';
import { PriceRange } from './PriceRange.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly name: FilterName;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const store = useCatalogStore();
  const catalog = useCatalog();
  return (
    <Select
      id="catalog"
      name={name}
      label={label}
      value={value}
      options={options}
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
      ? t('filters:panel.option', {
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
  const facets = visiblePage(useCatalog())?.facets;
  return (
    <div id={PANEL_ID} className="grid gap-4 @[32rem]:grid-cols-2 @[60rem]:grid-cols-4">
      <PriceRange />
      <LandedRange />
      <Choice
        name="category"
        label={t('filters:panel.category')}
        value={filters.category}
        options={[
          { value: '', label: t('filters:panel.allCategories') },
          ...CATEGORIES.map(({ id }) => category(id, categoryName(t, id))),
        ]}
      />
      {subcategories && (
        <Choice
          name="subcategory"
          label={t('filters:panel.subcategory')}
          value={filters.subcategory}
          options={[
            { value: '', label: t('filters:panel.allSubcategories') },
            ...subcategories.map(({ id }) => subcategory(id, subcategoryName(t, id))),
          ]}
        />
      )}
      {facets && <MachineTypes types={facets.types} />}
      {facets && <AttributeFilters facets={facets.attributes} />}
      <Choice
        name="country"
        label={t('filters:panel.country')}
        value={filters.country}
        options={[
          { value: '', label: t('filters:panel.anyCountry') },
          ...ORIGIN_COUNTRIES.map((value) => ({ value, label: countryName(t, value) })),
        ]}
      />
      <Choice
        name="basis"
        label={t('priceBasis:label')}
        value={filters.basis}
        options={[
          { value: '', label: t('priceBasis:any') },
          ...BASIS_FILTERS.map((value) => ({ value, label: basisFilterName(t, value) })),
        ]}
      />
      <label className="flex min-h-11 items-center gap-3 self-start text-sm font-semibold @[32rem]:mt-7">
        <input
          className="size-5"
          type="checkbox"
          name="verified"
          value="1"
          checked={filters.verified === '1'}
          onChange={(event) => store.choose({ verified: event.target.checked ? '1' : '' })}
        />
        {t('filters:panel.verified')}
      </label>
    </div>
  );
}
