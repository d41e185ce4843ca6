// List of the items that wait for the user, the most urgent first. Further lines link to the omitted items, drafts and profile gaps.
import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import type { Waiting } from '../../../../contract/dashboard/waiting.ts';
import { WAITING_KINDS } from '../../../../contract/dashboard/waiting-kinds.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { isViewer } from '../../../stores/viewer.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { ListFailed } from '../../../ui/list/ListFailed.tsx';
import { gapsOf } from '../../accounts/profile/profile-gaps.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import type { Tab } from '../../dashboard-tabs/dashboard-tab.ts';
import { TabLink } from '../../dashboard-tabs/TabLink.tsx';
import { tabOfKind } from '../tab-counts.ts';
import { WaitingRow } from './WaitingRow.tsx';

interface Line {
  readonly key: string;
  readonly text: string;
  readonly act: string;
  readonly tab: Tab;
  readonly filters?: Readonly<Record<string, string>>;
}

/** Filter of each kind's list that shows its rest. */
const REST_FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'order.confirm': { status: 'placed', sort: 'newest.asc' },
  'order.agree': { status: 'proposed', sort: 'newest.asc' },
  'order.ship': { status: 'confirmed', sort: 'newest.asc' },
  'order.deliver': { status: 'shipped', sort: 'newest.asc' },
  'order.review': { status: 'delivered', sort: 'newest.asc' },
  'enquiry.answer': { status: 'pending', sort: 'newest.asc' },
  'enquiry.reply': { status: 'answered' },
  'product.rejected': { status: 'rejected' },
};

function useLines({ items, counts }: Waiting): readonly Line[] {
  const t = useT();
  const lang = useLang();
  const { user, summary } = useDashboard();
  // Buyers have no products; the other store is never used then.
  const products = useStore((summary.products ?? summary.waiting).$state);
  const countText = (count: number) => ({ count, total: formatNumber(lang, count) });
  const rest = WAITING_KINDS.flatMap((kind): Line[] => {
    const count = (counts?.[kind] ?? 0) - items.filter((item) => item.kind === kind).length;
    if (count <= 0) return [];
    const text = t(`waiting:more.${kind}`, countText(count));
    const tab = tabOfKind(kind);
    return [
      { key: kind, text, act: t('waiting:overview.show'), tab, filters: REST_FILTERS[kind] ?? {} },
    ];
  });
  if (user.role !== 'supplier') return rest;
  const drafts = (products.status === 'ready' && products.value.counts?.draft) || 0;
  const gaps = gapsOf(user).length;
  return [
    ...rest,
    {
      key: 'drafts',
      count: drafts,
      text: t('waiting:overview.drafts', countText(drafts)),
      act: t('waiting:overview.draftsAct'),
      tab: 'products' as const,
      filters: { status: 'draft' },
    },
    {
      key: 'gaps',
      count: gaps,
      text: t('waiting:overview.gaps', countText(gaps)),
      act: t(isViewer() ? 'waiting:overview.show' : 'waiting:overview.gapsAct'),
      tab: 'profile' as const,
    },
  ].filter((line) => !('count' in line) || line.count > 0);
}

function Lists({ waiting }: { readonly waiting: Waiting }) {
  const t = useT();
  const { user } = useDashboard();
  const lines = useLines(waiting);
  const [nowMs] = useState(Date.now);
  const { items } = waiting;
  if (items.length === 0 && lines.length === 0)
    return (
      <p className="notice notice-jade flex items-center gap-2">
        <CircleCheck className="size-5 flex-none stroke-jade" aria-hidden />
        {t(user.role === 'supplier' ? 'waiting:overview.calm' : 'waiting:overview.calmBuyer')}
      </p>
    );
  return (
    <ul className="plate divide-y divide-line" aria-labelledby="waiting">
      {items.map((item, at) => (
        <WaitingRow key={`${item.kind} ${item.id}`} item={item} isFirst={at === 0} nowMs={nowMs} />
      ))}
      {lines.map(({ key, text, act, tab, filters = {} }) => (
        <li key={key} className="flex min-h-14 items-center gap-3 px-3 py-1.5">
          <p className="min-w-0 flex-1 text-sm tabular-nums">{text}</p>
          <TabLink
            className="btn btn-quiet btn-small flex-none md:w-40"
            to={tab}
            filters={filters}
            aria-label={`${act}: ${text}`}
          >
            {act}
          </TabLink>
        </li>
      ))}
    </ul>
  );
}

export function WaitingList() {
  const t = useT();
  const { summary } = useDashboard();
  const state = useStore(summary.waiting.$state);
  const body = (): ReactNode => {
    if (state.status === 'loading') return <div className="skeleton h-96" aria-hidden />;
    if (state.status === 'failed')
      return (
        <ListFailed
          title={t('waiting:overview.failed')}
          error={state.error}
          onRetry={summary.waiting.load}
        />
      );
    return <Lists waiting={state.value} />;
  };
  return (
    <section aria-labelledby="waiting" aria-busy={state.status === 'loading'}>
      {/* On a phone the rows begin at once. */}
      <h3 id="waiting" className="mb-3 max-md:sr-only">
        {t('waiting:overview.attention')}
      </h3>
      {body()}
    </section>
  );
}
