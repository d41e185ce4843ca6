// A buyer's newest orders.
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { joinWords } from '../../../ui/format/punctuation.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { OrderStatus } from '../../trade/orders/OrderStatus.tsx';
import { Newest } from './Newest.tsx';

export function NewestOrders() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { summary } = useDashboard();
  return (
    <Newest
      title={t('waiting:overview.orders')}
      part={summary.orders}
      keyOf={({ id }) => id}
      all={{ tab: 'orders', label: t('waiting:overview.allOrders') }}
      failed={t('dashboard:orders.failed')}
      row={({ products, totalAmount, status, createdAt }) => (
        <div className="flex items-center gap-3">
          <Thumbnail path={products[0]?.product?.images[0]} />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="line-clamp-2 font-semibold wrap-anywhere">
              <ReaderText
                text={joinWords(
                  lang,
                  products.map(({ product }) => product?.name),
                )}
              />
            </p>
            <p className="text-sm text-muted tabular-nums">
              {totalAmount !== null && `${formatMoney(lang, totalAmount)} · `}
              <span className="whitespace-nowrap">{formatDate(lang, createdAt)}</span>
            </p>
          </div>
          <OrderStatus status={status} />
        </div>
      )}
      empty={
        <EmptyState
          heading="h3"
          title={t('dashboard:orders.empty')}
          text={t('dashboard:orders.emptyBuyer')}
          action={
            <a className="btn btn-quiet" href={href('/products')}>
              {t('dashboard:products.browse')}
            </a>
          }
        />
      }
    />
  );
}
