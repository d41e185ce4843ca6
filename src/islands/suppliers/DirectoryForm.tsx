// Search and filter form of the supplier directory. A plain GET form; with scripts each change takes effect immediately.
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { BUSINESS_TYPES, MAX_SEARCH_LENGTH, SUPPLIER_COUNTRIES } from '../../../contract/limits.ts';
import { CATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';
import { useHref, useT } from '../../i18n/react.tsx';
import { categoryName } from '../../i18n/taxonomy.ts';
import { businessTypeName, countryName } from '../../i18n/trade-names.ts';
import { fieldAriaProps, LabeledControl } from '../../ui/fields/LabeledControl.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { useSearchInput } from '../../ui/fields/use-search-input.ts';
import type { DirectoryStore } from './suppliers.ts';
import { countMoreFilters, type Filters } from './suppliers-url.ts';

/** Id of the form: the sort select is outside it, above the results. */
export const FORM_ID = 'directory';

/** On phones country and business type open with More Filters, so that the first result is on the first screen. */
const WITH_MORE = 'max-md:[form:not(:has([open]))>&]:hidden';

interface Props {
  readonly store: DirectoryStore;
  readonly filters: Filters;
  /** Field errors by filter name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export function DirectoryForm({ store, filters, fieldErrors }: Props) {
  const t = useT();
  const href = useHref();
  const { hasPendingChange } = store;
  const searchInput = useSearchInput(filters.search, hasPendingChange, (text) =>
    store.type({ search: text }),
  );
  const minProductsInput = useSearchInput(filters.minProducts, hasPendingChange, (text) =>
    store.type({ minProducts: text }),
  );
  const { more, others } = countMoreFilters(filters);
  const [isInitiallyOpen] = useState(more > 0);
  const { choose } = store;
  const activeBadge = (count: number, className = '') => (
    <span className={`badge ${className}`}>{t('suppliers:form.moreActive', { count })}</span>
  );
  const categories = CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }));
  return (
    <search aria-label={t('suppliers:form.label')}>
      <form
        id={FORM_ID}
        className="plate grid grid-cols-2 gap-3 p-3 md:grid-cols-12 md:p-4"
        method="get"
        action={href('/suppliers')}
        onSubmit={(event) => {
          event.preventDefault();
          store.flush();
        }}
      >
        <LabeledControl
          id="directory-search"
          className="col-span-2 md:col-span-5"
          labelClass="max-md:sr-only"
          label={t('suppliers:form.search')}
          fieldError={fieldErrors.search}
        >
          <div className="flex gap-2">
            <input
              id="directory-search"
              className="input min-w-0"
              type="search"
              name="search"
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={t('suppliers:form.searchHint')}
              {...fieldAriaProps('directory-search', undefined, fieldErrors.search)}
              {...searchInput}
            />
            <button type="submit" className="btn btn-quiet" aria-label={t('search.submit')}>
              <Search aria-hidden />
            </button>
          </div>
        </LabeledControl>
        <details className="col-span-2 md:order-last md:col-span-12" open={isInitiallyOpen}>
          <summary className="btn btn-quiet list-none max-sm:w-full">
            <SlidersHorizontal aria-hidden />
            {t('suppliers:form.more')}
            {more > 0 && others === 0 && activeBadge(more)}
            {others > 0 && activeBadge(more + others, 'md:hidden')}
            {more > 0 && others > 0 && activeBadge(more, 'max-md:hidden')}
          </summary>
          <div className="grid items-start gap-3 pt-3 md:grid-cols-3">
            <Select
              id={FORM_ID}
              name="category"
              label={t('suppliers:form.category')}
              none={t('suppliers:form.allCategories')}
              options={categories}
              value={filters.category}
              fieldError={fieldErrors.category}
              onChange={({ target }) => choose({ category: target.value })}
            />
            <LabeledControl
              id="directory-least"
              label={t('suppliers:form.minProducts')}
              fieldError={fieldErrors.minProducts}
            >
              <input
                id="directory-least"
                className="input tabular-nums"
                name="minProducts"
                inputMode="numeric"
                {...fieldAriaProps('directory-least', undefined, fieldErrors.minProducts)}
                {...minProductsInput}
              />
            </LabeledControl>
            <label className="flex min-h-11 items-center gap-3 md:mt-7">
              <input
                className="size-5"
                type="checkbox"
                name="verified"
                value="1"
                checked={filters.verified === '1'}
                onChange={({ target }) => choose({ verified: target.checked ? '1' : '' })}
              />
              {t('suppliers:form.verified')}
            </label>
          </div>
        </details>
        <Select
          className={`md:col-span-4 ${WITH_MORE}`}
          id={FORM_ID}
          name="country"
          label={t('suppliers:form.country')}
          none={t('suppliers:form.allCountries')}
          options={SUPPLIER_COUNTRIES.map((value) => ({ value, label: countryName(t, value) }))}
          value={filters.country}
          fieldError={fieldErrors.country}
          onChange={({ target }) => choose({ country: target.value })}
        />
        <Select
          className={`md:col-span-3 ${WITH_MORE}`}
          id={FORM_ID}
          name="businessType"
          label={t('suppliers:form.businessType')}
          none={t('suppliers:form.allTypes')}
          options={BUSINESS_TYPES.map((value) => ({ value, label: businessTypeName(t, value) }))}
          value={filters.businessType}
          fieldError={fieldErrors.businessType}
          onChange={({ target }) => choose({ businessType: target.value })}
        />
      </form>
    </search>
  );
}
