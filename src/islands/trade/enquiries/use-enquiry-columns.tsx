// Columns of the enquiry table: subject, counterpart, status, quantity, date, and the button that opens the thread.
import type { User } from '../../../../contract/accounts/user.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { isViewer } from '../../../stores/viewer.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { DateCell } from '../../../ui/list/DateCell.tsx';
import type { Column } from '../../../ui/list/DenseTable.tsx';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { counterpartOf, typeName, useTopic } from './enquiry-texts.ts';
import { sideOf } from './my-enquiries.ts';

type Open = (enquiry: Enquiry) => void;

function EnquiryName({ enquiry, onOpen }: { readonly enquiry: Enquiry; readonly onOpen: Open }) {
  const t = useT();
  const topic = useTopic()(enquiry);
  const { product, subject, message, status, type } = enquiry;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail path={product?.images[0]} isSmall />
      <div className="grid min-w-0 flex-1">
        <button
          type="button"
          className="flex min-w-0 items-baseline text-start font-semibold hover:underline"
          aria-haspopup="dialog"
          onClick={() => onOpen(enquiry)}
        >
          <ReaderText text={subject || topic} isShort />
        </button>
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted">
          <span className="flex-none md:hidden">
            <EnquiryStatus status={status} />
          </span>
          <span className="truncate">
            {subject ? <ReaderText text={topic} /> : typeName(t, type)}
            {' · '}
            <ReaderText text={message} isMarked={false} />
          </span>
        </p>
      </div>
    </div>
  );
}

export function useEnquiryColumns(user: User, onOpen: Open): readonly Column<Enquiry>[] {
  const t = useT();
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t('dashboard:inquiry.subject'),
      phone: 'main',
      cell: (enquiry) => <EnquiryName enquiry={enquiry} onOpen={onOpen} />,
    },
    {
      key: 'counterpart',
      label: t('dashboard:inquiry.counterpart'),
      phone: 'hidden',
      cell: (enquiry) => (
        // Two lines at most, so that rows have one height.
        <span className="line-clamp-2 min-w-52">
          {counterpartOf(t, enquiry, sideOf(enquiry, user))}
        </span>
      ),
    },
    {
      key: 'status',
      label: t('dashboard:inquiry.statusLabel'),
      phone: 'hidden',
      cell: ({ status }) => <EnquiryStatus status={status} />,
    },
    {
      key: 'quantity',
      label: t('dashboard:inquiry.quantity'),
      sorts: 'desc',
      isNumber: true,
      phone: 'hidden',
      cell: ({ quantity }) => (quantity === null ? '-' : formatNumber(lang, quantity)),
    },
    {
      key: 'newest',
      label: t('dashboard:inquiry.date'),
      sorts: 'desc',
      phone: 'hidden',
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      key: 'actions',
      label: t('dashboard:list.actions'),
      isLabelHidden: true,
      phone: 'end',
      cell: (enquiry) => {
        const { status, subject } = enquiry;
        const isWaiting = status === 'pending' && sideOf(enquiry, user) === 'supplier';
        const label = t(
          isWaiting && !isViewer() ? 'dashboard:inquiry.answer' : 'enquiry:thread.open',
        );
        return (
          <button
            type="button"
            className="btn btn-quiet btn-small whitespace-nowrap"
            aria-haspopup="dialog"
            aria-label={`${label}: ${subject || enquiry.product?.name}`}
            onClick={() => onOpen(enquiry)}
          >
            {label}
          </button>
        );
      },
    },
  ];
}
