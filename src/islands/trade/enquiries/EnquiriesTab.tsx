// Inquiry tab: the enquiries a supplier received or a buyer sent.
import { useState } from 'react';
import { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { createListStore } from '../../../ui/list/list-store.ts';
import { withRow } from '../../../ui/list/page.ts';
import { useDashboard } from '../../dashboard/dashboard-context.ts';
import { tabFilters } from '../../dashboard/tab-filters.ts';
import { TradeList } from '../TradeList.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { inboxOf, readMyEnquiries, sideOf } from './my-enquiries.ts';
import { ThreadDialog } from './ThreadDialog.tsx';

/** Notifications link to one enquiry: /dashboard?tab=inquiry&enquiry={id} opens its dialog. */
const enquiryIdFromUrl = (): string | null => new URLSearchParams(location.search).get('enquiry');

export default function EnquiriesTab() {
  const t = useT();
  const { api, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  const [store] = useState(() =>
    createListStore({
      ...tabFilters('inquiry', ['status']),
      read: readMyEnquiries(api, inboxOf(user)),
    }),
  );
  const [openId, setOpenId] = useState(enquiryIdFromUrl);
  const statuses = ENQUIRY_STATUSES.map((value) => ({
    value,
    label: t(`dashboard:inquiry.status.${value}`),
  }));
  return (
    <>
      <TradeList
        store={store}
        statuses={statuses}
        words={{
          title: t('dashboard:inquiry.title'),
          empty: t('dashboard:inquiry.empty'),
          emptyText: t(
            isSupplier ? 'dashboard:inquiry.emptySupplier' : 'dashboard:inquiry.emptyBuyer',
          ),
          noneFound: t('dashboard:inquiry.noneFound'),
          failed: t(`dashboard:inquiry.failed.${inboxOf(user)}`),
        }}
        row={(enquiry) => (
          <EnquiryCard
            enquiry={enquiry}
            role={sideOf(enquiry, user)}
            onOpen={() => setOpenId(enquiry.id)}
          />
        )}
      />
      {openId !== null && (
        <ThreadDialog
          key={openId}
          id={openId}
          onClose={() => setOpenId(null)}
          onChange={(next) => store.refresh(withRow(next))}
        />
      )}
    </>
  );
}
