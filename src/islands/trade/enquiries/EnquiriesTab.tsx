// Inquiry tab: the enquiries a supplier received or a buyer sent.
import { useState } from 'react';
import { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { createListStore } from '../../../ui/list/list-store.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { tabFilters } from '../../dashboard-tabs/tab-filters.ts';
import { TradeList } from '../TradeList.tsx';
import { withTradeRow } from '../trade-list.ts';
import { inboxOf, readMyEnquiries } from './my-enquiries.ts';
import { ThreadDialog } from './ThreadDialog.tsx';
import { useEnquiryColumns } from './use-enquiry-columns.tsx';

/** Notifications link to one enquiry: /dashboard?tab=inquiry&enquiry={id} opens its dialog. */
const enquiryIdFromUrl = (): string | null => new URLSearchParams(location.search).get('enquiry');

export default function EnquiriesTab() {
  const t = useT();
  const { api, summary, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  const [store] = useState(() =>
    createListStore({
      ...tabFilters('inquiry', ['status', 'sort']),
      read: readMyEnquiries(api, inboxOf(user)),
    }),
  );
  const [openId, setOpenId] = useState(enquiryIdFromUrl);
  const columns = useEnquiryColumns(user, ({ id }) => setOpenId(id));
  const statuses = ENQUIRY_STATUSES.map((value) => ({
    value,
    label: t(`statuses:enquiry.${value}`),
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
        columns={columns}
      />
      {openId !== null && (
        <ThreadDialog
          key={openId}
          id={openId}
          api={api}
          user={user}
          onClose={() => setOpenId(null)}
          onChange={(next) => store.refresh(withTradeRow(next))}
          onSeen={() => summary.waiting.load()}
        />
      )}
    </>
  );
}
