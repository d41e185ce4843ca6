// Dashboard list of enquiries or orders, with its status filter.
import { useStore } from '@nanostores/react';
import type { ComponentProps, ReactNode } from 'react';
import { useHref, useT } from '../../i18n/react.tsx';
import { StatusFilter } from '../../ui/list/StatusFilter.tsx';
import { useDashboard } from '../dashboard/dashboard-context.ts';
import { TabList } from '../dashboard/TabList.tsx';
import type { StatusFilters, TradeListStore } from './trade-list.ts';

interface Props<Row> {
  readonly store: TradeListStore<Row>;
  /** Statuses with their labels; an "all" option is added before them. */
  readonly statuses: readonly { readonly value: string; readonly label: string }[];
  readonly words: ComponentProps<typeof TabList<StatusFilters, never>>['words'];
  readonly row: (row: Row) => ReactNode;
}

export function TradeList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { store, statuses, words, row } = props;
  const t = useT();
  const href = useHref();
  const { user } = useDashboard();
  const { status } = useStore(store.$filters);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{words.title}</h2>
      <StatusFilter
        value={status}
        options={[{ value: '', label: t('dashboard:list.all') }, ...statuses]}
        hrefOf={(value) => href(`/dashboard${store.queryAfter({ status: value })}`)}
        onChoose={(value) => store.choose({ status: value })}
      />
      <TabList
        store={store}
        words={words}
        row={row}
        emptyAction={
          user.role !== 'supplier' && (
            <a className="btn btn-primary" href={href('/products')}>
              {t('dashboard:products.browse')}
            </a>
          )
        }
      />
    </div>
  );
}
