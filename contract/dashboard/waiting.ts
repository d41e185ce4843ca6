// Endpoint for items that wait for the signed-in user: orders, enquiries, conversations, rejected products, changed saved products.
import type * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { statusCounts } from '../pagination.ts';
import {
  count,
  fields,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  oneOf,
  rowId,
  text,
} from '../read.ts';
import { WAITING_KINDS } from './waiting-kinds.ts';

const waitingItem = fields({
  kind: oneOf(WAITING_KINDS),
  /** Id of the order, enquiry, conversation or product. */
  id: rowId,
  /** Name of the product, or subject of the enquiry. */
  subject: text(500),
  /** Company or person on the other side; null if there is none, '' for a deleted account. */
  counterpart: nullableText(300),
  /** Start of the waiting time; null if unknown. */
  since: nullableTime,
  /** US dollars: total of the order, target price of the enquiry, price of the product. */
  amount: nullableNumber,
  /** Price of a saved product when its buyer last saw it. */
  earlierAmount: nullableNumber,
  /** The reviewer's reason for the rejection. */
  reason: text(2_000),
  /** Unread messages of a conversation; 0 for the other kinds. */
  unread: count,
});
export type WaitingItem = z.output<typeof waitingItem>;

const waiting = fields({
  /** The most urgent first; of each kind at most WAITING_PER_KIND. */
  items: list(waitingItem),
  /** Number of all that wait, by kind. */
  counts: statusCounts,
  /** Number of all conversations. */
  conversations: count,
});
export type Waiting = z.output<typeof waiting>;

export const getWaiting = endpoint({
  method: 'GET',
  path: '/dashboard/waiting',
  summary: 'What waits for the signed-in user, the most urgent first',
  access: 'user',
  reply: waiting,
  errors: ['unauthorized'],
});
