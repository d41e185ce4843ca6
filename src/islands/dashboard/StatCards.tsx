// Summary counts in the dashboard header: products (the list's total), inquiries (counted as conversations) and orders (spec §2).
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import type { LoadStore } from '../../stores/load-store.ts';
import { formatCount, formatNumber } from '../../ui/format/number.ts';
import type { Page } from '../../ui/list/page.ts';
import { useDashboard } from './dashboard-context.ts';

interface Props<Shown> {
  readonly part: LoadStore<Shown>;
  readonly label: string;
  readonly note: (shown: Shown) => ReactNode;
}

function StatCard<Shown extends Page<unknown>>({ part, label, note }: Props<Shown>) {
  const t = useT();
  const lang = useLang();
  const state = useStore(part.$state);
  const total = (): ReactNode => {
    if (state.status === 'loading') return <span className="skeleton inline-block h-6 w-12" />;
    if (state.status === 'failed')
      return (
        <>
          <span aria-hidden>&ndash;</span>
          <span className="sr-only">{t('dashboard:head.unknown')}</span>
        </>
      );
    const { pagination } = state.value;
    return formatCount(lang, pagination.total, pagination.capped);
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-head text-xl leading-tight" aria-busy={state.status === 'loading'}>
        {total()}
      </dd>
      <dd className="min-h-5 text-xs font-normal text-muted">
        {state.status === 'ready' && note(state.value)}
      </dd>
    </div>
  );
}

export function StatCards() {
  const t = useT();
  const lang = useLang();
  const { summary, user } = useDashboard();
  return (
    <dl className="figures border-b-0">
      {summary.products && (
        <StatCard
          part={summary.products}
          label={t('dashboard:head.products')}
          note={({ counts }) =>
            counts &&
            t('dashboard:head.productsNote', {
              count: counts.active ?? 0,
              total: formatNumber(lang, counts.active ?? 0),
            })
          }
        />
      )}
      <StatCard
        part={summary.enquiries}
        label={t('dashboard:head.inquiries')}
        note={() => t('dashboard:head.inquiriesNote')}
      />
      <StatCard
        part={summary.orders}
        label={t('dashboard:head.orders')}
        note={() =>
          t(
            user.role === 'supplier'
              ? 'dashboard:head.ordersReceived'
              : 'dashboard:head.ordersPlaced',
          )
        }
      />
    </dl>
  );
}
