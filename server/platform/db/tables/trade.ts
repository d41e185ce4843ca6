// Trade as queries see it: enquiries with their replies, orders with their lines and steps.
import type { Generated } from 'kysely';

/** Enquiries of either family of calls. Whoever deletes an account leaves the other side's rows without a name. */
export interface EnquiriesTable {
  id: string;
  topic: 'product' | 'bis' | 'general';
  product_no: number | null;
  /** What the product was called then. */
  product_name: string;
  category: string | null;
  buyer_id: string | null;
  /** null with `to_desk` 1 is the admin desk, with 0 an account that was deleted. */
  supplier_id: string | null;
  to_desk: number;
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
  /** The client's key for the call that stored it, and what that call held: stored once, however often it is sent. */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

/** What both sides write under an enquiry. */
export interface EnquiryRepliesTable {
  /** Sortable: later replies have greater ids. */
  id: string;
  enquiry_id: string;
  side: 'buyer' | 'supplier';
  /** null once the account was deleted. */
  sender_id: string | null;
  language: string;
  created_at: string;
  text: string;
  /** The client's key for the call that stored it, and what that call held: stored once, however often it is sent. */
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
  /** The client's key for the call that stored it, and what that call held: stored once, however often it is sent. */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_no: number | null;
  /** As they were when the order was placed. */
  name: string;
  image: string | null;
  quantity: number;
  unit_price_cents: number;
  specifications: string;
}

/** Each status an order has had, with the time it began. */
export interface OrderStepsTable {
  order_id: string;
  status: string;
  at: string;
}

export interface TradeTables {
  enquiries: EnquiriesTable;
  enquiry_replies: EnquiryRepliesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_steps: OrderStepsTable;
}
