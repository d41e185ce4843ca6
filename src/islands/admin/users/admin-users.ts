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
import { type AdminList, type Asked, createAdminList, type Rows } from '../admin-list.ts';

const NAMES = ['search', 'userType', 'verified', 'suspended', 'sort'] as const;
type Name = (typeof NAMES)[number];

export type UserFilters = Asked<Name>;
export type UserList = AdminList<Name, AdminUser>;

/** Sort options, each with its direction; '' is newest first. */
export const USER_SORTS = ['', 'newest.asc', 'name.asc', 'email.asc', 'products.desc'] as const;

export const rowsOfUsers = ({ users, pagination }: AdminUsers): Rows<AdminUser> => ({
  rows: users,
  pagination,
});

const queryOf = ({ sort, ...rest }: UserFilters) => {
  const [by = '', order = ''] = sort.split('.');
  return { ...rest, sort: by, order };
};

const isUnfiltered = (): boolean =>
  NAMES.every((name) => !new URLSearchParams(location.search).get(name)) &&
  !new URLSearchParams(location.search).get('page');

/** `newest` is the first page without filters, which the admin area has already loaded. */
export const userList = (api: Api, newest: AdminUsers): UserList =>
  createAdminList(
    {
      view: 'users',
      names: NAMES,
      read: async (asked, signal) =>
        rowsOfUsers(await api.call(listUsers, { query: queryOf(asked), signal })),
    },
    isUnfiltered() ? { status: 'ready', page: rowsOfUsers(newest) } : undefined,
  );

export type Level = (typeof VERIFICATION_LEVELS)[number];

export type UserDeed =
  | { readonly kind: 'verify'; readonly level: Level; readonly note: string }
  | { readonly kind: 'unverify'; readonly note: string }
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'restore' };

/** Resolves with the changed account. */
export function doToUser(api: Api, id: string, deed: UserDeed): Promise<AdminUser> {
  const params = { id };
  switch (deed.kind) {
    case 'verify':
      return api.call(verifySupplier, { params, body: { level: deed.level, note: deed.note } });
    case 'unverify':
      return api.call(verifySupplier, { params, body: { level: null, note: deed.note } });
    case 'suspend':
      return api.call(suspendUser, { params, body: { reason: deed.reason } });
    case 'restore':
      return api.call(restoreUser, { params });
  }
}
