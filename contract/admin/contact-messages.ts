// Admin endpoints for messages of the contact form.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { pagination } from '../pagination.ts';
import { booleanParam, fieldError, optionalParam, paginationParams } from '../query.ts';
import { count, fields, list, message, nullableTime, rowId, text, time } from '../read.ts';
import { acknowledgement, successReply } from '../reply.ts';

const contactMessageFields = {
  id: rowId,
  firstName: text(300),
  lastName: text(300),
  email: text(300),
  company: text(300),
  subject: text(500),
  /** The original text, in `language`. */
  text: text(),
  language: text(40),
  createdAt: time,
  /** When an admin marked it as read; null until then. */
  readAt: nullableTime,
};
const contactMessage = fields(contactMessageFields);
export type ContactMessage = z.output<typeof contactMessage>;

/** On the wire it also has its id as `_id`. */
const sentContactMessage = fields({ _id: text(64), ...contactMessageFields });
const writeContactMessage = (sent: ContactMessage) => ({ ...sent, _id: sent.id });

const contactMessageQuery = z.object({
  /** Only unread messages. */
  unread: optionalParam(booleanParam),
  ...paginationParams,
});

const pageFields = {
  messages: list(contactMessage, 10_000),
  pagination,
  /** Over all pages, independent of the query. */
  unread: count,
};
const contactMessagePage = fields(pageFields);

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/admin/contact-messages',
  summary: 'Messages of the contact form, newest first',
  access: 'admin',
  query: contactMessageQuery,
  reply: contactMessagePage,
  dialect: dialect<z.output<typeof contactMessagePage>>({
    read: successReply,
    write: ({ messages, ...page }) => ({ ...page, messages: messages.map(writeContactMessage) }),
    schema: fields({ ...pageFields, messages: list(sentContactMessage) }),
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

const changedMessage = fields({ message, data: contactMessage });

export const markContactMessage = endpoint({
  method: 'PUT',
  path: '/admin/contact-messages/:id',
  summary: 'Marks a message of the contact form as read or unread',
  access: 'admin',
  params: idParam,
  body: z.object({ read: z.boolean(fieldError('invalid')) }),
  reply: changedMessage,
  dialect: dialect<z.output<typeof changedMessage>>({
    read: successReply,
    write: ({ message, data }) => ({ message, data: writeContactMessage(data) }),
    schema: fields({ message, data: sentContactMessage }),
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation', 'notFound'],
});

/** Permanent. The audit log records the action and the admin. */
export const eraseContactMessage = endpoint({
  method: 'DELETE',
  path: '/admin/contact-messages/:id',
  summary: 'Erases a message of the contact form',
  access: 'admin',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'notFound'],
});
