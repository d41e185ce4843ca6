// Orders on the wire (spec §7): a placed order is read in every documented variant, the fullest is written.
import * as z from 'zod/mini';
import { fields, firstPresent, firstText, list, orNull, record, recordOf, text } from '../read.ts';
import { successReplyOrEmpty } from '../reply.ts';
import { type Order, orderFields, orderLineFields } from '../trade/order.ts';
import {
  firstNamed,
  readParticipant,
  readProductReference,
  sentParticipant,
  sentProductReference,
  writeReference,
} from './references.ts';

/** The spec leaves the success body open: the order under `data`, under `order`, at the top level, or only a confirmation. */
export const readPlacedOrder = (body: unknown) => {
  const reply = successReplyOrEmpty(body);
  const row = recordOf(firstPresent(reply, 'data', 'order') ?? reply);
  const id = firstText(row._id, row.id);
  return {
    message: reply.message,
    data: {
      ...row,
      id,
      status: firstText(row.status) ?? 'placed',
      products: z.parse(list(record, 100), row.products).map((line) => ({
        ...line,
        product: firstNamed(...[line.product, line.productId].map(readProductReference)),
      })),
      buyer: readParticipant(row.buyer),
      supplier: firstNamed(...[row.supplier, row.supplierId].map(readParticipant)),
    },
  };
};

export const sentOrder = fields({
  _id: text(64),
  ...orderFields,
  products: list(fields({ ...orderLineFields, product: orNull(sentProductReference) })),
  buyer: orNull(sentParticipant),
  supplier: orNull(sentParticipant),
});

export const writeOrder = (order: Order) => ({
  ...order,
  _id: order.id,
  products: order.products.map((line) => ({ ...line, product: writeReference(line.product) })),
  buyer: writeReference(order.buyer),
  supplier: writeReference(order.supplier),
});
