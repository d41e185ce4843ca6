// Store for the admin table of accounts.
import { atom, type ReadableAtom } from 'nanostores';
import type { AdminUser, AdminUserPage } from '../../../../contract/admin/admin-users.ts';
import type { StatusCounts } from '../../../../contract/pagination.ts';
import type { Api } from '../../../api/call.ts';
import { listUsers } from '../../../api/lazy-endpoints.ts';
import { withSortOrder } from '../../../ui/list/sort-order.ts';
import { type AdminList, adminList } from '../admin-list.ts';

const FILTERS = ['search', 'role', 'state', 'sort'] as const;

export interface UserList extends AdminList<(typeof FILTERS)[number], AdminUser> {
  /** Numbers of accounts by state; null if the backend does not send them. */
  readonly $counts: ReadableAtom<StatusCounts>;
}

/** Sort options, each with its direction; '' is newest first. */
export const USER_SORTS = [
  '',
  'newest.asc',
  'name.asc',
  'name.desc',
  'email.asc',
  'products.desc',
  'products.asc',
] as const;

/** `newest` is the first page without filters, which the admin area has already loaded. */
export function userList(api: Api, newest: AdminUserPage): UserList {
  const $counts = atom(newest.counts);
  const list = adminList(
    'users',
    FILTERS,
    async (filters, signal) => {
      const query = withSortOrder(filters);
      const { users, pagination, counts } = await api.call(listUsers, { query, signal });
      $counts.set(counts);
      return { rows: users, pagination };
    },
    { rows: newest.users, pagination: newest.pagination },
  );
  return { ...list, $counts };
}
