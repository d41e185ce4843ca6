// Store for the enquiries a supplier received or a buyer sent; an admin's list includes those sent to the admins.

import type { Role, User } from '../../../../contract/accounts/user-reader.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
} from '../../../../contract/trade/enquiries.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry-reader.ts';
import type { Api } from '../../../api/call.ts';
import { createPageList, tabAddress } from '../../../ui/list/page-list.ts';
import { readByStatus, type StatusListStore } from '../../../ui/list/status-list.ts';

export const enquiryAddress = tabAddress('inquiry', ['status']);

export type EnquiryBox = Role | 'admin';
export const boxOf = ({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): EnquiryBox =>
  isAdmin ? 'admin' : role;

/** Returns the user's side of an enquiry: the sender is the buyer, an admin takes the supplier's side. */
export const sideOf = ({ buyer }: Enquiry, user: Pick<User, 'id' | 'isAdmin' | 'role'>): Role => {
  if (!user.isAdmin) return user.role;
  return buyer?.id === user.id ? 'buyer' : 'supplier';
};

const LISTS = {
  buyer: listBuyerEnquiries,
  supplier: listSupplierEnquiries,
  admin: listEnquiries,
} as const satisfies Record<EnquiryBox, unknown>;

/** `limit`: number of rows, if less than a page is needed. */
export const readMyEnquiries = (api: Api, box: EnquiryBox, limit?: number) =>
  readByStatus<Enquiry>(async (query, signal) => {
    const { enquiries, pagination } = await api.call(LISTS[box], { query, signal });
    return { rows: enquiries, pagination };
  }, limit);

export const createMyEnquiries = (api: Api, box: EnquiryBox): StatusListStore<Enquiry> =>
  createPageList({ ...enquiryAddress, read: readMyEnquiries(api, box) });
