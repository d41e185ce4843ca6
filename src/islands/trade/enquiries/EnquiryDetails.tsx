// Details of an enquiry above its thread: terms, contact data and the buyer's answers, and for the supplier a reply by email.
import type { Role } from '../../../../contract/accounts/user.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { registrationItems } from '../registration-items.ts';
import { timelineName, useTopic } from './enquiry-texts.ts';

interface Props {
  readonly enquiry: Enquiry;
  /** The side that the reader is on. Without contact data in the enquiry, a supplier sees that of the account. */
  readonly side: Role;
}

const mailHref = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

export function EnquiryDetails({ enquiry, side }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const topic = useTopic()(enquiry);
  const { product, subject, quantity, targetPrice, deliveryTimeline, contactInfo, buyer } = enquiry;
  const isSupplier = side === 'supplier';
  const email = contactInfo.email || (isSupplier && buyer?.email);
  const details: (readonly [string, string | false | null | undefined])[] = [
    [t('dashboard:inquiry.quantity'), quantity === null ? null : formatNumber(lang, quantity)],
    [
      t('dashboard:inquiry.targetPrice'),
      targetPrice === null ? null : formatMoney(lang, targetPrice),
    ],
    [t('dashboard:inquiry.delivery'), deliveryTimeline && timelineName(t, deliveryTimeline)],
    [t('dashboard:inquiry.email'), email],
    [t('dashboard:inquiry.phone'), contactInfo.phone || (isSupplier && buyer?.phone)],
    ...(isSupplier ? registrationItems(t, lang, enquiry.buyerRegistrations) : []),
    ...enquiry.answers.map(({ label, text }) => [label, text] as const),
  ];
  const items = details.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return (
    <section className="grid gap-3" aria-label={t('enquiry:thread.details')}>
      {items.length > 0 && (
        <div className="rounded border border-line p-3">
          <DescriptionList items={items} />
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isSupplier && email && (
          <a
            className="btn btn-quiet btn-small"
            href={mailHref(
              email,
              t('dashboard:inquiry.replySubject', { subject: subject || topic }),
            )}
          >
            {t('dashboard:inquiry.reply')}
          </a>
        )}
        {product?.id && (
          <a
            className="link py-2 text-sm"
            href={href(`/product/${encodeURIComponent(product.id)}`)}
          >
            {topic}
          </a>
        )}
      </div>
    </section>
  );
}
