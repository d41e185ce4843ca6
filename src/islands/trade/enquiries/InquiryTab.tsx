// Inquiry tab: the enquiries a supplier received or a buyer sent.
import { useEffect, useState } from 'react';
import { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { withRow } from '../../../ui/list/page-list.ts';
import { StatusList } from '../../../ui/list/StatusList.tsx';
import { useDesk } from '../../dashboard/dashboard-context.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { boxOf, createMyEnquiries, enquiryAddress, sideOf } from './my-enquiries.ts';
import { ThreadDialog } from './ThreadDialog.tsx';

/** Notifications link to one enquiry: /dashboard?tab=inquiry&enquiry={id} opens its dialog. */
const namedEnquiry = (): string | null => new URLSearchParams(location.search).get('enquiry');

export default function InquiryTab() {
  const t = useT();
  const { api, user } = useDesk();
  const supplies = user.role === 'supplier';
  const [store] = useState(() => createMyEnquiries(api, boxOf(user)));
  const [opened, setOpened] = useState(namedEnquiry);
  useEffect(() => store.start(), [store]);
  const statuses = ENQUIRY_STATUSES.map((value) => ({
    value,
    label: t(`dashboard:inquiry.status.${value}`),
  }));
  return (
    <>
      <StatusList
        store={store}
        address={enquiryAddress}
        statuses={statuses}
        words={{
          title: t('dashboard:inquiry.title'),
          empty: t('dashboard:inquiry.empty'),
          emptyText: t(
            supplies ? 'dashboard:inquiry.emptySupplier' : 'dashboard:inquiry.emptyBuyer',
          ),
          noneFound: t('dashboard:inquiry.noneFound'),
          failed: t(`dashboard:inquiry.failed.${boxOf(user)}`),
        }}
        row={(enquiry) => (
          <EnquiryCard
            enquiry={enquiry}
            role={sideOf(enquiry, user)}
            onOpen={() => setOpened(enquiry.id)}
          />
        )}
      />
      {opened !== null && (
        <ThreadDialog
          key={opened}
          id={opened}
          onClose={() => setOpened(null)}
          onChange={(next) => store.refresh(withRow(next))}
        />
      )}
    </>
  );
}
