// Search and filter form of the supplier directory. A plain GET form; with scripts each change takes effect immediately.
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { BUSINESS_TYPES, MAX_SEARCH_LENGTH, SUPPLIER_COUNTRIES } from '../../../contract/limits.ts';
import { CATEGORIES } from '../../../contract/taxonomy.ts';
import { useHref, useT } from '../../i18n/react.tsx';
import { categoryName } from '../../i18n/taxonomy.ts';
import { businessTypeName, countryName } from '../../i18n/trade-names.ts';
import { describing, Labelled } from '../../ui/fields/Labelled.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { useTyped } from '../../ui/fields/use-typed.ts';
import type { DirectoryStore } from './suppliers.ts';
import { type Filters, moreCount } from './suppliers-url.ts';

/** Id of the form: the sort select is outside it, above the results. */
export const FORM = 'directory';

interface Props {
  readonly store: DirectoryStore;
  readonly filters: Filters;
  /** Field errors by filter name. */
  readonly faults: Readonly<Record<string, string>>;
}

export function DirectoryForm({ store, filters, faults }: Props) {
  const t = useT();
  const href = useHref();
  const { isWaiting } = store;
  const search = useTyped(filters.search, isWaiting, (text) => store.type({ search: text }));
  const least = useTyped(filters.minProducts, isWaiting, (text) =>
    store.type({ minProducts: text }),
  );
  const more = moreCount(filters);
  const [openAtFirst] = useState(more > 0);
  const { choose } = store;
  const categories = CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }));
  return (
    <search aria-label={t('suppliers:form.label')}>
      <form
        id={FORM}
        className="plate grid grid-cols-2 gap-3 p-4 md:grid-cols-12"
        method="get"
        action={href('/suppliers')}
        onSubmit={(event) => {
          event.preventDefault();
          store.settle();
        }}
      >
        <Labelled
          id="directory-search"
          className="col-span-2 md:col-span-5"
          label={t('suppliers:form.search')}
          fault={faults.search}
        >
          <div className="flex gap-2">
            <input
              id="directory-search"
              className="input min-w-0"
              type="search"
              name="search"
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={t('suppliers:form.searchHint')}
              {...describing('directory-search', undefined, faults.search)}
              {...search}
            />
            <button type="submit" className="btn btn-quiet" aria-label={t('search.submit')}>
              <Search aria-hidden />
            </button>
          </div>
        </Labelled>
        <Select
          className="md:col-span-4"
          id={FORM}
          name="country"
          label={t('suppliers:form.country')}
          none={t('suppliers:form.allCountries')}
          options={SUPPLIER_COUNTRIES.map((value) => ({ value, label: countryName(t, value) }))}
          value={filters.country}
          fault={faults.country}
          onChange={({ target }) => choose({ country: target.value })}
        />
        <Select
          className="md:col-span-3"
          id={FORM}
          name="businessType"
          label={t('suppliers:form.businessType')}
          none={t('suppliers:form.allTypes')}
          options={BUSINESS_TYPES.map((value) => ({ value, label: businessTypeName(t, value) }))}
          value={filters.businessType}
          fault={faults.businessType}
          onChange={({ target }) => choose({ businessType: target.value })}
        />
        <details className="col-span-2 md:col-span-12" open={openAtFirst}>
          <summary className="btn btn-quiet list-none max-sm:w-full">
            <SlidersHorizontal aria-hidden />
            {t('suppliers:form.more')}
            {more > 0 && (
              <span className="badge">{t('suppliers:form.moreActive', { count: more })}</span>
            )}
          </summary>
          <div className="grid items-start gap-3 pt-3 md:grid-cols-3">
            <Select
              id={FORM}
              name="category"
              label={t('suppliers:form.category')}
              none={t('suppliers:form.allCategories')}
              options={categories}
              value={filters.category}
              fault={faults.category}
              onChange={({ target }) => choose({ category: target.value })}
            />
            <Labelled
              id="directory-least"
              label={t('suppliers:form.minProducts')}
              fault={faults.minProducts}
            >
              <input
                id="directory-least"
                className="input tabular-nums"
                name="minProducts"
                inputMode="numeric"
                {...describing('directory-least', undefined, faults.minProducts)}
                {...least}
              />
            </Labelled>
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
      </form>
    </search>
  );
}
