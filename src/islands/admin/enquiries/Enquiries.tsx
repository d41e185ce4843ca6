// Enquiries that are addressed to the admin area, and those the admin sent, with their threads.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { DenseTable, type Sorting } from '../../../ui/list/DenseTable.tsx';
import { withRow } from '../../../ui/list/page.ts';
import { SortSelect } from '../../../ui/list/SortSelect.tsx';
import { readMyEnquiries } from '../../trade/enquiries/my-enquiries.ts';
import { ThreadDialog } from '../../trade/enquiries/ThreadDialog.tsx';
import { useEnquiryColumns } from '../../trade/enquiries/use-enquiry-columns.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { adminList } from '../admin-list.ts';

/** The overview and notifications link to one enquiry: /admin?view=enquiries&enquiry={id} opens its dialog. */
const enquiryIdFromUrl = (): string | null => new URLSearchParams(location.search).get('enquiry');

export default function Enquiries() {
  const t = useT();
  const { api, user, overview } = useAdmin();
  const [list] = useState(() =>
    adminList('enquiries', ['status', 'sort'], readMyEnquiries(api, 'admin')),
  );
  const [openId, setOpenId] = useState(enquiryIdFromUrl);
  const columns = useEnquiryColumns(user, ({ id }) => setOpenId(id));
  const { sort } = useStore(list.$filters);
  const sorting: Sorting = {
    value: sort || 'newest.desc',
    hrefOf: (value) => `${location.pathname}${list.queryAfter({ sort: value })}`,
    onChoose: (value) => list.choose({ sort: value }),
  };
  return (
    <>
      <AdminList
        view="enquiries"
        list={list}
        filter={{
          name: 'status',
          label: t('admin:enquiries.show'),
          none: t('dashboard:list.all'),
          options: ENQUIRY_STATUSES.map((value) => ({
            value,
            label: t(`statuses:enquiry.${value}`),
          })),
        }}
        sort={<SortSelect columns={columns} sorting={sorting} />}
        formatTotal={(count) => t('admin:enquiries.found', { count })}
        empty={({ status }) => ({
          title: t(status ? 'dashboard:inquiry.noneFound' : 'dashboard:inquiry.empty'),
          text: t('admin:enquiries.emptyText'),
          action: status !== '' && (
            <button type="button" className="btn btn-quiet" onClick={list.clear}>
              {t('dashboard:list.clear')}
            </button>
          ),
        })}
      >
        {(rows) => (
          <DenseTable
            label={t('admin:views.enquiries')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sorting={sorting}
          />
        )}
      </AdminList>
      {openId !== null && (
        <ThreadDialog
          key={openId}
          id={openId}
          api={api}
          user={user}
          onClose={() => setOpenId(null)}
          onChange={(next) => list.refresh(withRow(next))}
          onSeen={() => void overview.refreshAnalytics()}
        />
      )}
    </>
  );
}
