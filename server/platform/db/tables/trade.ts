// Table types of trade: enquiries with their replies, orders with their lines and status history.
import type { Generated } from 'kysely';

/** Enquiries of both groups of calls. When an account is deleted, the counterpart's rows stay without its name. */
export interface EnquiriesTable {
  id: string;
  topic: 'product' | 'bis' | 'general';
  product_no: number | null;
  /** The product's name at that time. */
  product_name: string;
  category: string | null;
  buyer_id: string | null;
  /** null with `to_admin` 1 means the admins, with 0 a deleted account. */
  supplier_id: string | null;
  to_admin: number;
  subject: string;
  inquiry_type: string;
  quantity: number | null;
  target_price_cents: number | null;
  delivery_timeline: string | null;
  contact_email: string;
  contact_phone: string;
  status: string;
  /** The language it was written in. */
  language: string;
  created_at: string;
  updated_at: string;
  requirements: string;
  message: string;
  /** JSON list of StoredAnswer (contract/questions/answers.ts). */
  answers: Generated<string>;
  /** JSON list of keys of ready questions. */
  questions: Generated<string>;
  /** Time at which the buyer last read the replies; null if it never has. */
  buyer_seen_at: Generated<string | null>;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

/** Messages of both participants under an enquiry. */
export interface EnquiryRepliesTable {
  /** Sortable: later replies have greater ids. */
  id: string;
  enquiry_id: string;
  side: 'buyer' | 'supplier';
  /** null once the account is deleted. */
  sender_id: string | null;
  language: string;
  created_at: string;
  text: string;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

export interface OrdersTable {
  id: string;
  buyer_id: string | null;
  supplier_id: string | null;
  status: string;
  total_cents: number;
  carrier: string | null;
  tracking_number: string | null;
  created_at: string;
  updated_at: string;
  shipping_address: string;
  /** Of the listed price, or as the supplier has proposed; '' while there is none. */
  incoterm: Generated<string>;
  /** Its place: the UN/LOCODE of a port, or the city of the works; '' in orders of older releases. */
  place: Generated<string>;
  /** Code of the power supply at the site, or ''. */
  supply: Generated<string>;
  /** The buyer's notes to the supplier. */
  notes: Generated<string>;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_no: number | null;
  /** Copied when the order was placed. */
  name: string;
  image: string | null;
  quantity: number;
  unit_price_cents: number;
  specifications: string;
}

/** Each status that an order has had, with the time it began. */
export interface OrderStepsTable {
  order_id: string;
  status: string;
  at: string;
  /** The side that made the step; null for cancellations before it was stored. */
  side: Generated<'buyer' | 'supplier' | null>;
}

/** Shipping addresses of a buyer's earlier orders. */
export interface ShippingAddressesTable {
  id: string;
  user_id: string;
  address: string;
  used_at: string;
}

export interface TradeTables {
  shipping_addresses: ShippingAddressesTable;
  enquiries: EnquiriesTable;
  enquiry_replies: EnquiryRepliesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_steps: OrderStepsTable;
}
