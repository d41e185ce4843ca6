// Loader of the enquiries a supplier received or a buyer sent; an admin's list includes those sent to the admins.

import type { Role, User } from '../../../../contract/accounts/user.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { listEnquiries as listEnquiriesEndpoint } from '../../../../contract/trade/enquiries.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry.ts';
import type { Api } from '../../../api/call.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
} from '../../../api/lazy-endpoints.ts';
import { readByStatus } from '../trade-list.ts';

type EnquiryInbox = Role | 'admin';
export const inboxOf = ({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): EnquiryInbox =>
  isAdmin ? 'admin' : role;

/** Returns the user's side of an enquiry: the sender is the buyer, an admin takes the supplier's side. */
export const sideOf = ({ buyer }: Enquiry, user: Pick<User, 'id' | 'isAdmin' | 'role'>): Role => {
  if (!user.isAdmin) return user.role;
  return buyer?.id === user.id ? 'buyer' : 'supplier';
};

/** `limit`: number of rows, if less than a page is needed. */
export const readMyEnquiries = (api: Api, inbox: EnquiryInbox, limit?: number) =>
  readByStatus<Enquiry>(
    (query, signal) => {
      const input = { query: query as QueryOf<typeof listEnquiriesEndpoint>, signal };
      if (inbox === 'buyer') return api.call(listBuyerEnquiries, input);
      return inbox === 'supplier'
        ? api.call(listSupplierEnquiries, input)
        : api.call(listEnquiries, input);
    },
    { newest: ({ createdAt }) => createdAt ?? '', quantity: ({ quantity }) => quantity ?? 0 },
    limit,
  );
