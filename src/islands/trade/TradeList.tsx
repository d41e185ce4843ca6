// Dashboard table of enquiries or orders, with its status filter and sorting.
import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { type Column, DenseTable, type Sorting } from '../../ui/list/DenseTable.tsx';
import { visiblePage } from '../../ui/list/list-store.ts';
import { SortSelect } from '../../ui/list/SortSelect.tsx';
import { StatusFilter } from '../../ui/list/StatusFilter.tsx';
import { useDashboard } from '../dashboard-tabs/dashboard-context.ts';
import { TabList } from '../dashboard-tabs/TabList.tsx';
import type { TradeFilters, TradeListStore } from './trade-list.ts';

interface Props<Row> {
  readonly store: TradeListStore<Row>;
  /** Statuses with their labels; an "all" option is added before them. */
  readonly statuses: readonly { readonly value: string; readonly label: string }[];
  readonly words: ComponentProps<typeof TabList<TradeFilters, never>>['words'];
  readonly columns: readonly Column<Row>[];
}

export function TradeList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { store, statuses, words, columns } = props;
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { user } = useDashboard();
  const { status, sort } = useStore(store.$filters);
  const counts = visiblePage(useStore(store.$list))?.counts ?? null;
  const withCount = (name: string, total: number): string =>
    counts ? t('dashboard:list.withCount', { name, total: formatNumber(lang, total) }) : name;
  const sum = Object.values(counts ?? {}).reduce((total, each) => total + each, 0);
  const sorting: Sorting = {
    value: sort || 'newest.desc',
    hrefOf: (value) => href(`/dashboard${store.queryAfter({ sort: value })}`),
    onChoose: (value) => store.choose({ sort: value }),
  };
  return (
    <div className="grid grid-cols-1 gap-1 md:gap-3">
      <h2 className="text-lg max-md:sr-only">{words.title}</h2>
      <StatusFilter
        value={status}
        options={[
          { value: '', label: withCount(t('dashboard:list.all'), sum) },
          ...statuses.map(({ value, label }) => ({
            value,
            label: withCount(label, counts?.[value] ?? 0),
          })),
        ]}
        hrefOf={(value) => href(`/dashboard${store.queryAfter({ status: value })}`)}
        onChoose={(value) => store.choose({ status: value })}
      >
        <SortSelect columns={columns} sorting={sorting} />
      </StatusFilter>
      <TabList
        store={store}
        words={words}
        emptyAction={
          user.role !== 'supplier' && (
            <a className="btn btn-primary" href={href('/products')}>
              {t('dashboard:products.browse')}
            </a>
          )
        }
      >
        {(rows) => (
          <DenseTable
            label={words.title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sorting={sorting}
          />
        )}
      </TabList>
    </div>
  );
}
