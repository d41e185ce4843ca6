// Enquiries and their replies in the calls that the spec documents (§7): every documented variant is read, the fullest is written.
import { BIS_TOPIC_ID } from '../limits.ts';
import { fields, firstPresent, firstText, list, oneOf, orNull, recordOf, text } from '../read.ts';
import { readRows, successReply, successReplyOrEmpty } from '../reply.ts';
import {
  type Enquiry,
  type EnquiryReply,
  enquiryFields,
  enquiryReplyFields,
} from '../trade/enquiry.ts';
import {
  firstNamed,
  readParticipant,
  readProductReference,
  sentParticipant,
  sentProductReference,
  writeReference,
} from './references.ts';
import { asSent } from './sent-as.ts';

/** Names of the fields of an enquiry on the wire, in both directions. */
export const ENQUIRY_SENT_AS = {
  supplier: 'vendor',
  type: 'inquiryType',
  targetPrice: 'target_price',
  deliveryTimeline: 'delivery_timeline',
} as const;

/** The fields of an enquiry under the names of its schema: buyer or user, vendor or supplier, product or its id. */
const readEnquiry = (value: unknown): Record<string, unknown> => {
  const row = recordOf(value);
  const id = firstText(row._id, row.id);
  const product = firstNamed(...[row.product, row.productId].map(readProductReference));
  // The reserved id marks a BIS enquiry; it is not shown as a product (spec §2).
  const isBis = row.topic === 'bis' || product?.id === BIS_TOPIC_ID;
  return {
    ...row,
    id,
    topic: isBis ? 'bis' : product && 'product',
    product: isBis ? null : product,
    buyer: firstNamed(...[row.buyer, row.userId].map(readParticipant)),
    supplier: firstNamed(...[row.vendor, row.supplier, row.supplierId].map(readParticipant)),
    type: firstText(row.inquiryType) ?? 'product_info',
    targetPrice: row.target_price,
    deliveryTimeline: row.delivery_timeline,
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

/** An enquiry with its replies. */
export const readEnquiryThread = (body: unknown) => {
  const reply = successReply(body);
  const readReply = (value: unknown) => {
    const row = recordOf(value);
    const sender = recordOf(row.sender);
    return { ...row, sender: { ...sender, id: firstText(sender._id, sender.id) } };
  };
  const replies = readRows(reply, readReply, 'replies');
  return { ...reply, data: readEnquiry(reply.data), replies };
};

export const sentEnquiry = fields(
  asSent(
    {
      _id: text(64),
      ...enquiryFields,
      product: orNull(sentProductReference),
      buyer: orNull(sentParticipant),
      supplier: orNull(sentParticipant),
    },
    ENQUIRY_SENT_AS,
  ),
);

export const writeEnquiry = (enquiry: Enquiry) =>
  asSent<unknown>(
    {
      ...enquiry,
      _id: enquiry.id,
      product: writeReference(enquiry.product),
      buyer: writeReference(enquiry.buyer),
      supplier: writeReference(enquiry.supplier),
    },
    ENQUIRY_SENT_AS,
  );

export const sentReplies = list(
  fields({
    _id: text(64),
    ...enquiryReplyFields,
    side: oneOf(['buyer', 'vendor']),
    sender: fields({ _id: text(64), name: text(300) }),
  }),
);

export const writeReply = ({ side, sender, ...reply }: EnquiryReply) => ({
  ...reply,
  _id: reply.id,
  side: side === 'buyer' ? side : 'vendor',
  sender: { _id: sender.id, name: sender.name },
});
