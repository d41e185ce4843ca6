// The enquiries a supplier received or a buyer sent; an admin's also hold what came to the desk.
import type { QueryOf } from '../../contract/endpoint.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listVendorEnquiries,
} from '../../contract/enquiries.ts';
import type { Enquiry } from '../../contract/enquiry-reader.ts';
import type { Role, User } from '../../contract/user-reader.ts';
import type { Api } from '../api/call.ts';
import type { ListingStore } from './listing.ts';
import {
  createPageList,
  localPage,
  type Page,
  type TabFilters,
  tabAddress,
  whileSignedIn,
} from './page-list.ts';

export type EnquiryFilters = TabFilters<'status' | 'page'>;
export type MyEnquiries = ListingStore<EnquiryFilters, Page<Enquiry>>;

export const enquiryAddress = tabAddress('inquiry', ['status']);

export type EnquiryBox = Role | 'admin';
export const boxOf = ({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): EnquiryBox =>
  isAdmin ? 'admin' : role;

/** Which side of an enquiry its reader is on: whoever sent it is its buyer, the desk stands where a supplier would. */
export const sideOf = ({ buyer }: Enquiry, user: Pick<User, 'id' | 'isAdmin' | 'role'>): Role => {
  if (!user.isAdmin) return user.role;
  return buyer?.id === user.id ? 'buyer' : 'supplier';
};

const LISTS = {
  buyer: listBuyerEnquiries,
  supplier: listVendorEnquiries,
  admin: listEnquiries,
} as const satisfies Record<EnquiryBox, unknown>;

/** `limit` where less than a page will do. */
export const readMyEnquiries =
  (api: Api, box: EnquiryBox, limit?: number) =>
  async (filters: EnquiryFilters, signal: AbortSignal): Promise<Page<Enquiry>> => {
    const query: QueryOf<typeof listVendorEnquiries> = { ...filters, limit };
    const { enquiries, pagination } = await whileSignedIn(api.call(LISTS[box], { query, signal }));
    if (pagination) return { rows: enquiries, pagination };
    const { status, page } = filters;
    const found = enquiries.filter((each) => status === '' || each.status === status);
    return localPage(found, page, limit);
  };

export const createMyEnquiries = (api: Api, box: EnquiryBox): MyEnquiries =>
  createPageList({ ...enquiryAddress, read: readMyEnquiries(api, box) });
