// To-do list of a supplier: rejected products, drafts, unanswered enquiries and gaps in the profile.
import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useLang, useT } from '../../../i18n/react.tsx';
import type { LoadStore } from '../../../stores/load-store.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { gapsOf } from '../../accounts/profile/profile-gaps.ts';
import type { MyProductsPage } from '../../products/list/my-products-read.ts';
import { useDashboard } from '../dashboard-context.ts';
import type { Tab } from '../dashboard-tab.ts';
import { TabLink } from './TabLink.tsx';

interface Item {
  readonly name: 'rejected' | 'drafts' | 'waiting' | 'gaps';
  readonly total: number;
  readonly tab: Tab;
  readonly filters?: Readonly<Record<string, string>>;
}

interface Props {
  readonly products: LoadStore<MyProductsPage>;
  /** Number of enquiries without an answer. */
  readonly pendingEnquiries: LoadStore<number>;
}

/** Returns null until all requests have finished; a failed request counts as 0. */
function useItems({ products, pendingEnquiries }: Props): readonly Item[] | null {
  const { user } = useDashboard();
  const productsState = useStore(products.$state);
  const unansweredState = useStore(pendingEnquiries.$state);
  if (productsState.status === 'loading' || unansweredState.status === 'loading') return null;
  const { rejected = 0, draft = 0 } =
    (productsState.status === 'ready' && productsState.value.counts) || {};
  const items: readonly Item[] = [
    { name: 'rejected', total: rejected, tab: 'products', filters: { status: 'rejected' } },
    {
      name: 'waiting',
      total: unansweredState.status === 'ready' ? unansweredState.value : 0,
      tab: 'inquiry',
      filters: { status: 'pending' },
    },
    { name: 'drafts', total: draft, tab: 'products', filters: { status: 'draft' } },
    { name: 'gaps', total: gapsOf(user).length, tab: 'profile' },
  ];
  return items.filter(({ total }) => total > 0);
}

export function Attention(props: Props) {
  const t = useT();
  const lang = useLang();
  const items = useItems(props);
  return (
    <section aria-labelledby="attention" aria-busy={items === null}>
      <h3 id="attention" className="mb-3">
        {t('dashboard:overview.attention')}
      </h3>
      {items === null ? (
        <div className="skeleton h-14" />
      ) : items.length === 0 ? (
        <p className="notice notice-jade flex items-center gap-2">
          <CircleCheck className="size-5 flex-none stroke-jade" aria-hidden />
          {t('dashboard:overview.calm')}
        </p>
      ) : (
        <ul className="plate divide-y divide-line">
          {items.map(({ name, total, tab, filters = {} }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <p className="min-w-0 flex-1 basis-40 tabular-nums">
                {t(`dashboard:overview.${name}`, {
                  count: total,
                  total: formatNumber(lang, total),
                })}
              </p>
              <TabLink className="btn btn-quiet btn-small" to={tab} filters={filters}>
                {t('dashboard:overview.show')}
                <span className="sr-only">: {t(`dashboard:tabs.${tab}`)}</span>
              </TabLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
