// Card of one enquiry: topic, counterpart, message, details, and buttons to open it or reply.

import type { Role } from '../../../../contract/accounts/user.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { Thumbnail } from '../../dashboard/Thumbnail.tsx';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { counterpartOf, timelineName, typeName, useTopic } from './enquiry-texts.ts';

interface Props {
  readonly enquiry: Enquiry;
  /** The side that the reader is on. */
  readonly role: Role;
  readonly onOpen: () => void;
}

/** Length in characters above which a message is collapsed. */
const COLLAPSE_ABOVE_CHARS = 280;

const mailHref = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

function useDetails({
  enquiry,
  role,
}: Omit<Props, 'onOpen'>): readonly (readonly [string, string])[] {
  const t = useT();
  const lang = useLang();
  const { quantity, target_price, delivery_timeline, contactInfo, buyer } = enquiry;
  const isSupplier = role === 'supplier';
  const details: (readonly [string, string | false | null | undefined])[] = [
    [t('dashboard:inquiry.quantity'), quantity === null ? null : formatNumber(lang, quantity)],
    [
      t('dashboard:inquiry.targetPrice'),
      target_price === null ? null : formatMoney(lang, target_price),
    ],
    [t('dashboard:inquiry.delivery'), delivery_timeline && timelineName(t, delivery_timeline)],
    [t('dashboard:inquiry.email'), contactInfo.email || (isSupplier && buyer?.email)],
    [t('dashboard:inquiry.phone'), contactInfo.phone || (isSupplier && buyer?.phone)],
  ];
  return details.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function Message({ text }: { readonly text: string }) {
  const t = useT();
  const textClass = 'max-w-prose wrap-anywhere whitespace-pre-line';
  if (text.length <= COLLAPSE_ABOVE_CHARS) return <p className={textClass}>{text}</p>;
  return (
    <details className="group grid gap-1">
      <summary className="list-none">
        <span className="line-clamp-3 max-w-prose wrap-anywhere group-open:hidden">{text}</span>
        <span className="link text-sm group-open:hidden">{t('dashboard:inquiry.more')}</span>
        <span className="link hidden text-sm group-open:inline">{t('nav.close')}</span>
      </summary>
      <p className={textClass}>{text}</p>
    </details>
  );
}

export function EnquiryCard({ enquiry, role, onOpen }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const topic = useTopic()(enquiry);
  const details = useDetails({ enquiry, role });
  const { product, subject, message, requirements, status, createdAt } = enquiry;
  const isSupplier = role === 'supplier';
  const email = isSupplier ? enquiry.contactInfo.email || enquiry.buyer?.email : null;
  const replySubject = t('dashboard:inquiry.replySubject', { subject: subject || topic });
  const openLabel = t(
    isSupplier && status === 'pending' ? 'enquiry:thread.answer' : 'enquiry:thread.open',
  );
  return (
    <article className="plate overflow-hidden">
      <div className="grid grid-cols-1 gap-3 p-4">
        <div className="flex items-start gap-3">
          {product && <Thumbnail path={product.images[0]} />}
          <div className="grid min-w-0 flex-1 gap-1">
            <h3 className="text-base wrap-anywhere">
              {product?.id ? (
                <a
                  className="hover:underline"
                  href={href(`/product/${encodeURIComponent(product.id)}`)}
                >
                  {topic}
                </a>
              ) : (
                topic
              )}
            </h3>
            <p className="text-sm text-muted wrap-anywhere">
              {t(isSupplier ? 'dashboard:inquiry.from' : 'dashboard:inquiry.to')}:{' '}
              {counterpartOf(t, enquiry, role)} · {typeName(t, enquiry.inquiryType)}
              {createdAt && (
                <>
                  {' · '}
                  <time dateTime={createdAt}>{formatDateTime(lang, createdAt)}</time>
                </>
              )}
            </p>
          </div>
          <EnquiryStatus status={status} />
        </div>
        {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
        <Message text={message} />
        {requirements.text && (
          <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line">
            <span className="text-muted">{t('dashboard:inquiry.requirements')}: </span>
            {requirements.text}
          </p>
        )}
      </div>
      {details.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <DescriptionList items={details} />
        </div>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line p-3">
        <button
          type="button"
          className={`btn btn-small ${isSupplier && status === 'pending' ? 'btn-primary' : 'btn-quiet'}`}
          aria-haspopup="dialog"
          aria-label={`${openLabel}: ${subject || topic}`}
          onClick={onOpen}
        >
          {openLabel}
        </button>
        {email && (
          <a className="btn btn-quiet btn-small" href={mailHref(email, replySubject)}>
            {t('dashboard:inquiry.reply')}
          </a>
        )}
      </div>
    </article>
  );
}
