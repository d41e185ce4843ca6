// Store for the admin table of accounts, and the admin actions on an account.
import {
  type AdminUser,
  type AdminUserPage,
  listUsers,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../../../contract/admin/admin-users.ts';
import type { VERIFICATION_LEVELS } from '../../../../contract/limits.ts';
import type { Api } from '../../../api/call.ts';
import { createListStore, type ListStore } from '../../../ui/list/list-store.ts';
import type { Page } from '../../../ui/list/page.ts';
import { adminFilters, pageOf } from '../admin-list.ts';

const userFilters = adminFilters('users', ['search', 'userType', 'verified', 'suspended', 'sort']);

export type UserFilters = typeof userFilters.emptyFilters;
export type UserList = ListStore<UserFilters, Page<AdminUser>>;

/** Sort options, each with its direction; '' is newest first. */
export const USER_SORTS = ['', 'newest.asc', 'name.asc', 'email.asc', 'products.desc'] as const;

const queryOf = ({ sort, ...rest }: UserFilters) => {
  const [sortField = '', order = ''] = sort.split('.');
  return { ...rest, sort: sortField, order };
};

/** `newest` is the first page without filters, which the admin area has already loaded. */
export function userList(api: Api, newest: AdminUserPage): UserList {
  const { filtersOf, queryStringOf, emptyFilters } = userFilters;
  const filters = filtersOf(new URLSearchParams(location.search));
  const isUnfiltered = queryStringOf(filters) === queryStringOf(emptyFilters);
  return createListStore(
    {
      ...userFilters,
      async read(wanted, signal) {
        const { users, pagination } = await api.call(listUsers, { query: queryOf(wanted), signal });
        return pageOf(users, pagination);
      },
    },
    isUnfiltered
      ? { initial: { status: 'ready', page: pageOf(newest.users, newest.pagination) } }
      : {},
  );
}

export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export type UserAction =
  | { readonly kind: 'verify'; readonly level: VerificationLevel; readonly note: string }
  | { readonly kind: 'unverify'; readonly note: string }
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'restore' };

export function applyUserAction(api: Api, id: string, action: UserAction): Promise<unknown> {
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
