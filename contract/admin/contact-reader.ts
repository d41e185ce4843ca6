// Parsers of contact messages in the admin area, with the form's field names or ours.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { count, fields, list, maybeText, maybeTime, record } from '../read.ts';
import { accepted, rowsOf, unreadable } from '../reply.ts';

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
  id: maybeText(64),
  _id: maybeText(64),
  firstName: maybeText(300),
  FirstName: maybeText(300),
  lastName: maybeText(300),
  LastName: maybeText(300),
  email: maybeText(300),
  Email: maybeText(300),
  company: maybeText(300),
  Company: maybeText(300),
  subject: maybeText(500),
  Subject: maybeText(500),
  text: maybeText(),
  message: maybeText(),
  Message: maybeText(),
  language: maybeText(40),
  createdAt: maybeTime,
  created_at: maybeTime,
  readAt: maybeTime,
  read_at: maybeTime,
});

/** One message; rejects rows without an id. */
const messageRow = z.pipe(
  messageFields.check(z.refine((read) => (read.id ?? read._id) !== null)),
  z.transform(
    (read): ContactMessage => ({
      id: read.id ?? read._id ?? '',
      name: [read.firstName ?? read.FirstName, read.lastName ?? read.LastName]
        .filter((each) => each !== null)
        .join(' '),
      email: read.email ?? read.Email ?? '',
      company: read.company ?? read.Company,
      subject: read.subject ?? read.Subject,
      text: read.text ?? read.message ?? read.Message ?? '',
      language: read.language,
      createdAt: read.createdAt ?? read.created_at,
      readAt: read.readAt ?? read.read_at,
    }),
  ),
);

export const readContactMessages = (body: unknown): ContactMessages => {
  const whole = z.parse(record, body);
  return {
    messages: z.parse(list(messageRow, 10_000), rowsOf(body, 'messages', 'data')),
    pagination: readPagination(whole.pagination),
    unread: z.parse(count, whole.unread),
  };
};

/** The changed message, under `data`. */
export const readMarkedMessage = (body: unknown): ContactMessage => {
  const read = z.safeParse(messageRow, accepted(body).data);
  if (!read.success) throw unreadable();
  return read.data;
};
