// Enquiries in the calls that the spec documents (§7), read in every documented variant.
import { BIS_TOPIC_ID } from '../limits.ts';
import { firstPresent, firstText, recordOf } from '../read.ts';
import { readRows, successReplyOrEmpty } from '../reply.ts';
import { firstNamed, readParticipant, readProductReference } from './references.ts';

/** The fields of an enquiry under the names of its schema: buyer or user, vendor or supplier, product or its id. */
const readEnquiry = (value: unknown): Record<string, unknown> => {
  const row = recordOf(value);
  const id = firstText(row._id, row.id);
  const product = firstNamed(...[row.product, row.productId].map(readProductReference));
  // The reserved id marks a BIS enquiry; it is not shown as a product (spec §2).
  const isBis = row.topic === 'bis' || product?.id === BIS_TOPIC_ID;
  return {
    ...row,
    _id: id,
    id,
    topic: isBis ? 'bis' : product && 'product',
    product: isBis ? null : product,
    buyer: firstNamed(...[row.buyer, row.userId].map(readParticipant)),
    vendor: firstNamed(...[row.vendor, row.supplier, row.supplierId].map(readParticipant)),
    inquiryType: firstText(row.inquiryType) ?? 'product_info',
    requirements:
      firstText(row.requirements) === undefined ? row.requirements : { text: row.requirements },
    status: firstText(row.status) ?? 'pending',
  };
};

export const readEnquiryPage = (body: unknown) => ({
  ...recordOf(body),
  data: readRows(body, readEnquiry, 'data', 'enquiries', 'inquiries'),
});

/** The new enquiry under `data`, `enquiry` or `inquiry`, at the top level, or only a confirmation. */
export const readSentEnquiry = (body: unknown) => {
  const reply = successReplyOrEmpty(body);
  const nested = firstPresent(reply, 'data', 'enquiry', 'inquiry');
  const isTopLevel = nested === undefined && firstText(reply._id, reply.id) !== undefined;
  // The `message` of an enquiry is the buyer's text, not the server's.
  return isTopLevel
    ? { data: readEnquiry(reply) }
    : { message: reply.message, data: readEnquiry(nested) };
};
