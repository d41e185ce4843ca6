// Figures of the account: products (the list's total), inquiries, conversations and orders (spec §2).
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import type { LoadStore } from '../../../stores/load-store.ts';
import { formatCount, formatNumber } from '../../../ui/format/number.ts';
import type { Page } from '../../../ui/list/page.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';

interface Props<Shown> {
  readonly part: LoadStore<Shown>;
  readonly label: string;
  readonly total: (shown: Shown) => string;
  readonly note: (shown: Shown) => ReactNode;
}

function StatCard<Shown>({ part, label, total: totalOf, note }: Props<Shown>) {
  const t = useT();
  const state = useStore(part.$state);
  const total = (): ReactNode => {
    if (state.status === 'loading') return <span className="skeleton inline-block h-6 w-12" />;
    if (state.status === 'failed')
      return (
        <>
          <span aria-hidden>&ndash;</span>
          <span className="sr-only">{t('waiting:figures.unknown')}</span>
        </>
      );
    return totalOf(state.value);
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
  const isSupplier = user.role === 'supplier';
  const rowsOf = ({ pagination }: Page<unknown>): string =>
    formatCount(lang, pagination.total, pagination.capped);
  return (
    <dl
      className={`figures border-x border-line ${isSupplier ? 'max-md:grid-cols-2!' : 'max-md:grid-cols-3!'}`}
      aria-label={t('waiting:overview.figures')}
    >
      {summary.products && (
        <StatCard
          part={summary.products}
          label={t('waiting:figures.products')}
          total={rowsOf}
          note={({ counts }) =>
            counts &&
            t('waiting:figures.productsNote', {
              count: counts.active ?? 0,
              total: formatNumber(lang, counts.active ?? 0),
            })
          }
        />
      )}
      <StatCard
        part={summary.enquiries}
        label={t('waiting:figures.inquiries')}
        total={rowsOf}
        note={() =>
          t(isSupplier ? 'waiting:figures.inquiriesReceived' : 'waiting:figures.inquiriesSent')
        }
      />
      <StatCard
        part={summary.waiting}
        label={t('waiting:figures.conversations')}
        total={({ conversations }) => formatNumber(lang, conversations)}
        note={() => t('waiting:figures.conversationsNote')}
      />
      <StatCard
        part={summary.orders}
        label={t('waiting:figures.orders')}
        total={rowsOf}
        note={() =>
          t(isSupplier ? 'waiting:figures.ordersReceived' : 'waiting:figures.ordersPlaced')
        }
      />
    </dl>
  );
}
