// The Inquiry tab: what buyers asked a supplier, or what a buyer asked, newest first.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { boxOf, createMyEnquiries, enquiryAddress, sideOf } from '../../../stores/my-enquiries.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useDesk } from '../dashboard-context.ts';
import { ListFailed } from '../list/ListFailed.tsx';
import { StatusFilter } from '../list/StatusFilter.tsx';
import { TabList } from '../list/TabList.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { ThreadDialog } from './ThreadDialog.tsx';

const { addressOf, changed } = enquiryAddress;

/** Notices lead to one enquiry: /dashboard?tab=inquiry&enquiry={id} opens it over the list. */
const namedEnquiry = (): string | null => new URLSearchParams(location.search).get('enquiry');

export default function InquiryTab() {
  const t = useT();
  const href = useHref();
  const { api, user } = useDesk();
  const supplies = user.role === 'supplier';
  const [store] = useState(() => createMyEnquiries(api, boxOf(user)));
  const [opened, setOpened] = useState(namedEnquiry);
  useEffect(() => store.start(), [store]);
  const filters = useStore(store.$filters);
  const clear = (
    <button type="button" className="btn btn-quiet" onClick={store.clear}>
      {t('dashboard:list.clear')}
    </button>
  );
  const browse = !supplies && (
    <a className="btn btn-primary" href={href('/products')}>
      {t('dashboard:products.browse')}
    </a>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{t('dashboard:inquiry.title')}</h2>
      <StatusFilter
        value={filters.status}
        options={['' as const, ...ENQUIRY_STATUSES].map((value) => ({
          value,
          label: value ? t(`dashboard:inquiry.status.${value}`) : t('dashboard:list.all'),
        }))}
        hrefOf={(status) => href(`/dashboard${addressOf(changed(filters, { status }))}`)}
        onChoose={(status) => store.choose({ status })}
      />
      <TabList
        store={store}
        address={enquiryAddress}
        label={t('dashboard:inquiry.title')}
        rows={({ rows }) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryCard
                  enquiry={enquiry}
                  role={sideOf(enquiry, user)}
                  onOpen={() => setOpened(enquiry.id)}
                />
              </li>
            ))}
          </ul>
        )}
        empty={(filtered) =>
          filtered ? (
            <EmptyState heading="h3" title={t('dashboard:inquiry.noneFound')} action={clear} />
          ) : (
            <EmptyState
              heading="h3"
              title={t('dashboard:inquiry.empty')}
              text={t(
                supplies ? 'dashboard:inquiry.emptySupplier' : 'dashboard:inquiry.emptyBuyer',
              )}
              action={browse}
            />
          )
        }
        failed={(problem) => (
          <ListFailed
            title={t(
              supplies ? 'dashboard:inquiry.failedSupplier' : 'dashboard:inquiry.failedBuyer',
            )}
            problem={problem}
            onRetry={store.retry}
          >
            {filters.status && clear}
          </ListFailed>
        )}
      />
      {opened !== null && (
        <ThreadDialog
          key={opened}
          id={opened}
          onClose={() => setOpened(null)}
          onChange={(changed) =>
            store.refresh((page) => ({
              ...page,
              rows: page.rows.map((each) => (each.id === changed.id ? changed : each)),
            }))
          }
        />
      )}
    </div>
  );
}
