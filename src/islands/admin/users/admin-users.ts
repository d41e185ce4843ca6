// Store for the admin table of accounts, and the admin actions on an account.
import type { AdminUser, AdminUsers } from '../../../../contract/admin/admin-reader.ts';
import {
  listUsers,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../../../contract/admin/admin-users.ts';
import type { VERIFICATION_LEVELS } from '../../../../contract/limits.ts';
import type { Api } from '../../../api/call.ts';
import {
  type AdminFilters,
  type AdminList,
  type AdminRows,
  createAdminList,
} from '../admin-list.ts';

const USER_FILTER_NAMES = ['search', 'userType', 'verified', 'suspended', 'sort'] as const;
type UserFilterName = (typeof USER_FILTER_NAMES)[number];

export type UserFilters = AdminFilters<UserFilterName>;
export type UserList = AdminList<UserFilterName, AdminUser>;

/** Sort options, each with its direction; '' is newest first. */
export const USER_SORTS = ['', 'newest.asc', 'name.asc', 'email.asc', 'products.desc'] as const;

export const rowsOfUsers = ({ users, pagination }: AdminUsers): AdminRows<AdminUser> => ({
  rows: users,
  pagination,
});

const queryOf = ({ sort, ...rest }: UserFilters) => {
  const [sortField = '', order = ''] = sort.split('.');
  return { ...rest, sort: sortField, order };
};

const isUnfiltered = (): boolean =>
  USER_FILTER_NAMES.every((name) => !new URLSearchParams(location.search).get(name)) &&
  !new URLSearchParams(location.search).get('page');

/** `newest` is the first page without filters, which the admin area has already loaded. */
export const userList = (api: Api, newest: AdminUsers): UserList =>
  createAdminList(
    {
      view: 'users',
      filterNames: USER_FILTER_NAMES,
      read: async (filters, signal) =>
        rowsOfUsers(await api.call(listUsers, { query: queryOf(filters), signal })),
    },
    isUnfiltered() ? { status: 'ready', page: rowsOfUsers(newest) } : undefined,
  );

export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export type UserAction =
  | { readonly kind: 'verify'; readonly level: VerificationLevel; readonly note: string }
  | { readonly kind: 'unverify'; readonly note: string }
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'restore' };

/** Resolves with the changed account. */
export function applyUserAction(api: Api, id: string, action: UserAction): Promise<AdminUser> {
  const params = { id };
  switch (action.kind) {
    case 'verify':
      return api.call(verifySupplier, { params, body: { level: action.level, note: action.note } });
    case 'unverify':
      return api.call(verifySupplier, { params, body: { level: null, note: action.note } });
    case 'suspend':
      return api.call(suspendUser, { params, body: { reason: action.reason } });
    case 'restore':
      return api.call(restoreUser, { params });
  }
}
