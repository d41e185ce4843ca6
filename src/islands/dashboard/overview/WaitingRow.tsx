// Row of a waiting item: subject, counterpart, amount, waiting time, and the button that leads to its action.

import type { WaitingItem } from '../../../../contract/dashboard/waiting.ts';
import { acknowledgeFavourite } from '../../../../contract/favourites/favourites.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { isViewer } from '../../../stores/viewer.ts';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { TabLink } from '../../dashboard-tabs/TabLink.tsx';
import { WRITE_REVIEW } from '../../reviews/write-review.ts';
import { waitingTime } from './waiting-time.ts';

interface Props {
  readonly item: WaitingItem;
  /** Whether it is the most urgent of all. */
  readonly isFirst: boolean;
  readonly nowMs: number;
}

/** A slow call must not keep the reader on the page. */
const MAX_WAIT_MS = 1_500;

function useMoney({ kind, amount, earlierAmount }: WaitingItem): string {
  const t = useT();
  const lang = useLang();
  const moneyOf = (dollars: number | null): string =>
    dollars === null ? t('waiting:onRequest') : formatMoney(lang, dollars);
  if (kind === 'saved.price')
    return t('waiting:priceChange', { from: moneyOf(earlierAmount), to: moneyOf(amount) });
  return amount === null ? '' : formatMoney(lang, amount);
}

/** Hashes of the order's page that open the dialog of the act. */
const ORDER_ACTS = {
  'order.confirm': '#confirmed',
  'order.agree': '#confirmed',
  'order.ship': '#shipped',
  'order.deliver': '#delivered',
  'order.review': WRITE_REVIEW,
};

/** Address where the user can act: a tab with the row opened, or a page. */
function ActLink({ item, isFirst, subject }: Omit<Props, 'nowMs'> & { readonly subject: string }) {
  const t = useT();
  const href = useHref();
  const { api } = useDashboard();
  const { kind, id } = item;
  const label = t(`waiting:act.${isViewer() ? 'saved.gone' : kind}`);
  const props = {
    className: `btn btn-small flex-none md:w-40 ${isFirst ? 'btn-primary' : 'btn-quiet'}`,
    'aria-label': `${label}: ${subject}`,
  };
  const acknowledge = (): Promise<unknown> =>
    api.call(acknowledgeFavourite, { params: { id } }).catch(() => undefined);
  switch (kind) {
    case 'order.confirm':
    case 'order.agree':
    case 'order.ship':
    case 'order.deliver':
    case 'order.review':
      return (
        <a {...props} href={href(`/dashboard/orders/${encodeURIComponent(id)}${ORDER_ACTS[kind]}`)}>
          {label}
        </a>
      );
    case 'enquiry.answer':
    case 'enquiry.reply':
      return (
        <TabLink {...props} to="inquiry" filters={{ enquiry: id }}>
          {label}
        </TabLink>
      );
    case 'chat.reply':
      return (
        <TabLink {...props} to="chat" filters={{ c: id }}>
          {label}
        </TabLink>
      );
    case 'product.rejected':
      return (
        <a {...props} href={href(`/products/edit/${encodeURIComponent(id)}`)}>
          {label}
        </a>
      );
    case 'evidence.again':
      return (
        <a {...props} href={href('/dashboard/evidence')}>
          {label}
        </a>
      );
    case 'saved.gone':
      return (
        <TabLink {...props} to="saved" onFollow={() => void acknowledge()}>
          {label}
        </TabLink>
      );
    case 'saved.price': {
      const path = href(`/product/${encodeURIComponent(id)}`);
      const open = async (): Promise<void> => {
        await Promise.race([
          acknowledge(),
          new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
        ]);
        location.assign(path);
      };
      return (
        <FollowLink {...props} href={path} onFollow={() => void open()}>
          {label}
        </FollowLink>
      );
    }
  }
}

export function WaitingRow({ item, isFirst, nowMs }: Props) {
  const t = useT();
  const lang = useLang();
  const { kind, counterpart, reason, unread } = item;
  const subject = item.subject || t(kind === 'chat.reply' ? 'waiting:chat' : 'waiting:inquiry');
  const time = waitingTime(t, lang, item, nowMs);
  const facts = [
    useMoney(item),
    counterpart === null ? '' : counterpart || t('waiting:gone'),
    unread > 0 ? t('waiting:unread', { count: unread }) : '',
  ].filter(Boolean);
  return (
    <li className="flex min-h-16 items-center gap-3 px-3 py-1.5">
      <div className="grid min-w-0 flex-1 gap-0.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center md:gap-4">
        <p className="flex min-w-0 items-baseline font-semibold">
          <ReaderText text={subject} isShort />
        </p>
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted">
          {time && (
            <Time
              className={`badge flex-none ${time.isOver ? 'badge-red' : ''}`}
              at={item.since}
              full={time.title}
            >
              {time.text}
            </Time>
          )}
          <span className="flex-none max-md:hidden">{t(`waiting:kind.${kind}`)}</span>
          <span className="truncate tabular-nums" title={reason || undefined}>
            {reason ? <ReaderText text={reason} /> : facts.join(' · ')}
          </span>
        </p>
      </div>
      <ActLink item={item} isFirst={isFirst} subject={subject} />
    </li>
  );
}
