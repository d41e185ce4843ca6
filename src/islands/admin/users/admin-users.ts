// Store for the admin table of accounts.
import type { AdminUser, AdminUserPage } from '../../../../contract/admin/admin-users.ts';
import type { Api } from '../../../api/call.ts';
import { listUsers } from '../../../api/lazy-endpoints.ts';
import { withSortOrder } from '../../../ui/list/sort-order.ts';
import { type AdminList, adminList } from '../admin-list.ts';

const FILTERS = ['search', 'userType', 'verified', 'suspended', 'sort'] as const;

export type UserList = AdminList<(typeof FILTERS)[number], AdminUser>;

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
export const userList = (api: Api, newest: AdminUserPage): UserList =>
  adminList(
    'users',
    FILTERS,
    async (filters, signal) => {
      const query = withSortOrder(filters);
      const { users, pagination } = await api.call(listUsers, { query, signal });
      return { rows: users, pagination };
    },
    { rows: newest.users, pagination: newest.pagination },
  );
