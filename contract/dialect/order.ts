// The reply to a placed order, whose success body the spec leaves open (§7): the order under `data`, under `order`, at the top
// level, or only a confirmation.

import * as z from 'zod/mini';
import { firstPresent, firstText, list, record, recordOf } from '../read.ts';
import { successReplyOrEmpty } from '../reply.ts';
import { firstNamed, readParticipant, readProductReference } from './references.ts';

export const readPlacedOrder = (body: unknown) => {
  const reply = successReplyOrEmpty(body);
  const row = recordOf(firstPresent(reply, 'data', 'order') ?? reply);
  const id = firstText(row._id, row.id);
  return {
    message: reply.message,
    data: {
      ...row,
      _id: id,
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
