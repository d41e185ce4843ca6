// Newest enquiries: counterpart, topic and status.
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { EnquiryStatus } from '../../trade/enquiries/EnquiryStatus.tsx';
import { counterpartOf, useTopic } from '../../trade/enquiries/enquiry-texts.ts';
import { inboxOf, sideOf } from '../../trade/enquiries/my-enquiries.ts';
import { Newest } from './Newest.tsx';

export function NewestEnquiries() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const topicOf = useTopic();
  const { summary, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  return (
    <Newest
      title={t('waiting:overview.inquiries')}
      part={summary.enquiries}
      keyOf={({ id }) => id}
      all={{ tab: 'inquiry', label: t('waiting:overview.allInquiries') }}
      failed={t(`dashboard:inquiry.failed.${inboxOf(user)}`)}
      row={(enquiry) => (
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="line-clamp-1 font-semibold wrap-anywhere">
              <ReaderText text={topicOf(enquiry)} />
            </p>
            <p className="line-clamp-2 text-sm wrap-anywhere">
              <ReaderText text={enquiry.message} />
            </p>
            <p className="text-xs text-muted">
              {counterpartOf(t, enquiry, sideOf(enquiry, user))} ·{' '}
              <span className="whitespace-nowrap">{formatDate(lang, enquiry.createdAt)}</span>
            </p>
          </div>
          <EnquiryStatus status={enquiry.status} />
        </div>
      )}
      empty={
        <EmptyState
          heading="h3"
          title={t('dashboard:inquiry.empty')}
          text={t(isSupplier ? 'dashboard:inquiry.emptySupplier' : 'dashboard:inquiry.emptyBuyer')}
          action={
            !isSupplier && (
              <a className="btn btn-quiet" href={href('/products')}>
                {t('dashboard:products.browse')}
              </a>
            )
          }
        />
      }
    />
  );
}
