// Parsers of contact messages in the admin area, with the form's field names or ours.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../pagination.ts';
import { count, fields, list, nullableText, nullableTime, record } from '../read.ts';
import { rowsOf, successReply, unreadableReply } from '../reply.ts';

export interface ContactMessage {
  readonly id: string;
  /** First and last name; '' if neither is set. */
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly language: string | null;
  readonly createdAt: string | null;
  readonly readAt: string | null;
}

export interface ContactMessages {
  readonly messages: readonly ContactMessage[];
  readonly pagination: Pagination | null;
  readonly unread: number;
}

const messageFields = fields({
  id: nullableText(64),
  _id: nullableText(64),
  firstName: nullableText(300),
  FirstName: nullableText(300),
  lastName: nullableText(300),
  LastName: nullableText(300),
  email: nullableText(300),
  Email: nullableText(300),
  company: nullableText(300),
  Company: nullableText(300),
  subject: nullableText(500),
  Subject: nullableText(500),
  text: nullableText(),
  message: nullableText(),
  Message: nullableText(),
  language: nullableText(40),
  createdAt: nullableTime,
  created_at: nullableTime,
  readAt: nullableTime,
  read_at: nullableTime,
});

/** One message; rejects rows without an id. */
const messageRow = z.pipe(
  messageFields.check(z.refine((parsed) => (parsed.id ?? parsed._id) !== null)),
  z.transform(
    (parsed): ContactMessage => ({
      id: parsed.id ?? parsed._id ?? '',
      name: [parsed.firstName ?? parsed.FirstName, parsed.lastName ?? parsed.LastName]
        .filter((each) => each !== null)
        .join(' '),
      email: parsed.email ?? parsed.Email ?? '',
      company: parsed.company ?? parsed.Company,
      subject: parsed.subject ?? parsed.Subject,
      text: parsed.text ?? parsed.message ?? parsed.Message ?? '',
      language: parsed.language,
      createdAt: parsed.createdAt ?? parsed.created_at,
      readAt: parsed.readAt ?? parsed.read_at,
    }),
  ),
);

export const readContactMessages = (body: unknown): ContactMessages => {
  const reply = z.parse(record, body);
  return {
    messages: z.parse(list(messageRow, 10_000), rowsOf(body, 'messages', 'data')),
    pagination: readPagination(reply.pagination),
    unread: z.parse(count, reply.unread),
  };
};

/** The changed message, under `data`. */
export const readContactMessage = (body: unknown): ContactMessage => {
  const parsed = z.safeParse(messageRow, successReply(body).data);
  if (!parsed.success) throw unreadableReply();
  return parsed.data;
};
