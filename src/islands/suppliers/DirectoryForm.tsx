// Search and filters of the directory: a plain GET form whose controls act at once where scripts run.
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { BUSINESS_TYPES, MAX_SEARCH, SUPPLIER_COUNTRIES } from '../../../contract/limits.ts';
import { CATEGORIES } from '../../../contract/taxonomy.ts';
import { useHref, useT } from '../../i18n/react.tsx';
import { categoryName } from '../../i18n/taxonomy.ts';
import { businessTypeName, countryName } from '../../i18n/trade-names.ts';
import type { DirectoryStore } from '../../stores/suppliers.ts';
import { type Filters, moreCount } from '../../stores/suppliers-url.ts';
import { Choice } from './Choice.tsx';

/** The form's id: the sort select stands outside it, over the results. */
export const FORM = 'directory';

interface Props {
  readonly store: DirectoryStore;
  readonly filters: Filters;
  /** What is wrong with a filter, by its name. */
  readonly faults: Readonly<Record<string, string>>;
}

/** What is being typed, until the list is asked for it; a change from elsewhere (back, clear) wins. */
function useTyped(asked: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  return [typed, setTyped];
}

export function DirectoryForm({ store, filters, faults }: Props) {
  const t = useT();
  const href = useHref();
  const [search, setSearch] = useTyped(filters.search);
  const [least, setLeast] = useTyped(filters.minProducts);
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
        <div className="field col-span-2 md:col-span-5">
          <label htmlFor="directory-search">{t('suppliers:form.search')}</label>
          <div className="flex gap-2">
            <input
              id="directory-search"
              className="input min-w-0"
              type="search"
              name="search"
              maxLength={MAX_SEARCH}
              placeholder={t('suppliers:form.searchHint')}
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
                store.type({ search: target.value });
              }}
            />
            <button type="submit" className="btn btn-quiet" aria-label={t('search.submit')}>
              <Search aria-hidden />
            </button>
          </div>
          {faults.search && <p className="fault">{faults.search}</p>}
        </div>
        <Choice
          className="md:col-span-4"
          name="country"
          label={t('suppliers:form.country')}
          all={t('suppliers:form.allCountries')}
          options={SUPPLIER_COUNTRIES.map((value) => ({ value, label: countryName(t, value) }))}
          value={filters.country}
          fault={faults.country}
          onChoose={(country) => choose({ country })}
        />
        <Choice
          className="md:col-span-3"
          name="businessType"
          label={t('suppliers:form.businessType')}
          all={t('suppliers:form.allTypes')}
          options={BUSINESS_TYPES.map((value) => ({ value, label: businessTypeName(t, value) }))}
          value={filters.businessType}
          fault={faults.businessType}
          onChoose={(businessType) => choose({ businessType })}
        />
        <details className="col-span-2 md:col-span-12" open={openAtFirst}>
          <summary className="btn btn-quiet list-none max-sm:w-full">
            <SlidersHorizontal aria-hidden />
            {t('suppliers:form.more')}
            {more > 0 && (
              <span className="badge">{t('suppliers:form.moreActive', { count: more })}</span>
            )}
          </summary>
          <div className="grid items-end gap-3 pt-3 md:grid-cols-3">
            <Choice
              name="category"
              label={t('suppliers:form.category')}
              all={t('suppliers:form.allCategories')}
              options={categories}
              value={filters.category}
              fault={faults.category}
              onChoose={(category) => choose({ category })}
            />
            <div className="field">
              <label htmlFor="directory-least">{t('suppliers:form.minProducts')}</label>
              <input
                id="directory-least"
                className="input tabular-nums"
                name="minProducts"
                inputMode="numeric"
                value={least}
                aria-invalid={faults.minProducts ? true : undefined}
                onChange={({ target }) => {
                  setLeast(target.value);
                  store.type({ minProducts: target.value });
                }}
              />
              {faults.minProducts && <p className="fault">{faults.minProducts}</p>}
            </div>
            <label className="flex min-h-11 items-center gap-3">
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
