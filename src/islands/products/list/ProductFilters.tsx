// Search-as-you-type field, and status filter with the number of products per status, on phones with the order.
import { useStore } from '@nanostores/react';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { MAX_SEARCH_LENGTH, PRODUCT_STATUSES } from '../../../../contract/limits.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { statusName } from '../../../i18n/trade-names.ts';
import { useSearchInput } from '../../../ui/fields/use-search-input.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import type { Column, Sorting } from '../../../ui/list/DenseTable.tsx';
import { visiblePage } from '../../../ui/list/list-store.ts';
import { SortSelect } from '../../../ui/list/SortSelect.tsx';
import { StatusFilter } from '../../../ui/list/StatusFilter.tsx';
import { useProducts } from './products-context.ts';

export function ProductSearch() {
  const t = useT();
  const id = useId();
  const { store } = useProducts();
  const { search } = useStore(store.$filters);
  const inputProps = useSearchInput(search, store.hasPendingChange, (text) =>
    store.type({ search: text }),
  );
  return (
    <search className="w-full max-md:-order-1 max-md:w-auto max-md:min-w-0 max-md:flex-1">
      <form
        className="max-w-form"
        onSubmit={(event) => {
          event.preventDefault();
          store.flush();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {t('myProducts:products.searchLabel')}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            className="input"
            type="search"
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={t('myProducts:products.searchPlaceholder')}
            {...inputProps}
          />
          <button className="btn btn-quiet flex-none max-md:hidden" type="submit">
            <Search aria-hidden />
            <span className="sr-only">{t('search.submit')}</span>
          </button>
        </div>
      </form>
    </search>
  );
}

interface Props {
  readonly columns: readonly Column<MyProduct>[];
  readonly sorting: Sorting;
}

export function ProductFilters({ columns, sorting }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { store } = useProducts();
  const filters = useStore(store.$filters);
  const listState = useStore(store.$list);
  const counts = visiblePage(listState)?.counts ?? null;
  const sum = counts && Object.values(counts).reduce((total, each) => total + each, 0);
  const label = (name: string, total: number | null | undefined): string =>
    counts ? t('dashboard:list.withCount', { name, total: formatNumber(lang, total ?? 0) }) : name;
  return (
    <StatusFilter
      value={filters.status}
      options={[
        { value: '', label: label(t('dashboard:list.all'), sum) },
        ...PRODUCT_STATUSES.map((status) => ({
          value: status,
          label: label(statusName(t, status), counts?.[status]),
        })),
      ]}
      hrefOf={(status) => href(`/dashboard${store.queryAfter({ status })}`)}
      onChoose={(status) => store.choose({ status })}
    >
      <SortSelect
        columns={columns}
        sorting={sorting}
        initial={{ value: 'newest.desc', label: t('myProducts:products.newest') }}
      />
    </StatusFilter>
  );
}
