// Users section: search, details, verification and suspension of accounts.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AdminUser, AdminUserPage } from '../../../../contract/admin/admin-users.ts';
import { ADMIN_TOASTS } from '../../../../contract/toasts/admin.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import type { Sorting } from '../../../ui/list/DenseTable.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { userList } from './admin-users.ts';
import { UserDialog } from './UserDialog.tsx';
import { UsersForm } from './UsersForm.tsx';
import { UserTable } from './UserTable.tsx';

/** The default value is left out of the address. */
const NEWEST = 'newest.desc';

export default function Users({ newest }: { readonly newest: AdminUserPage }) {
  const t = useT();
  const lang = useLang();
  const { api, overview } = useAdmin();
  const [list] = useState(() => userList(api, newest));
  const [managed, setManaged] = useState<AdminUser | null>(null);
  const { sort } = useStore(list.$filters);
  const filterOf = (value: string) => ({ sort: value === NEWEST ? '' : value });
  const sorting: Sorting = {
    value: sort || NEWEST,
    hrefOf: (value) => location.pathname + list.queryAfter(filterOf(value)),
    onChoose: (value) => list.choose(filterOf(value)),
  };
  return (
    <>
      <AdminList
        view="users"
        list={list}
        form={<UsersForm list={list} />}
        failed={ADMIN_TOASTS.usersFailed}
        formatTotal={(count) => t('admin:users.found', { count, total: formatNumber(lang, count) })}
        empty={() => ({
          title: t('admin:users.empty'),
          text: t('admin:users.emptyText'),
          action: (
            <button type="button" className="btn btn-quiet" onClick={list.clear}>
              {t('admin:state.clear')}
            </button>
          ),
        })}
      >
        {(users) => (
          <UserTable
            users={users}
            label={t('admin:users.table')}
            sorting={sorting}
            onManage={setManaged}
          />
        )}
      </AdminList>
      {managed && (
        <UserDialog
          user={managed}
          onDone={() => {
            list.refresh();
            void overview.refreshAnalytics();
          }}
          onClose={() => setManaged(null)}
        />
      )}
    </>
  );
}
