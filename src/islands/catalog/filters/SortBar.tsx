// Sort and its direction, beside the result count. Fields of the filter form, which is elsewhere on the page.
import { useT } from '../../../i18n/react.tsx';
import { FORM_ID, useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';
import { orderOf, sortOf } from '../../product-list/catalog-url.ts';
import { useSortOptions } from './sort-options.ts';

export function SortBar() {
  const t = useT();
  const store = useCatalogStore();
  const filters = useFilters();
  const options = useSortOptions();
  const isListed = options.some(({ value }) => value === filters.sort);
  return (
    <div className="sort-bar">
      <label htmlFor="sort" className="text-sm whitespace-nowrap max-sm:sr-only">
        {t('catalog:filters.sort')}
      </label>
      <select
        id="sort"
        className="input"
        name="sort"
        form={FORM_ID}
        value={filters.sort}
        onChange={(event) => store.choose({ sort: event.target.value })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!isListed && <option value={filters.sort}>{filters.sort}</option>}
      </select>
      <select
        className="input"
        name="order"
        form={FORM_ID}
        aria-label={t('catalog:filters.order')}
        value={orderOf(filters)}
        disabled={sortOf(filters) === 'relevance'}
        onChange={(event) => store.choose({ order: event.target.value })}
      >
        <option value="asc">{t('catalog:order.asc')}</option>
        <option value="desc">{t('catalog:order.desc')}</option>
      </select>
    </div>
  );
}
