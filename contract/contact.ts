// The contact form; its field names are capitalised on the wire (spec §3).
import * as z from 'zod/mini';
import { emailText } from './account-rules.ts';
import { anyText, filledText, maybe } from './body.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey } from './idempotency.ts';
import { MAX_MESSAGE } from './limits.ts';
import { says } from './query.ts';
import { acknowledgement, readAcknowledgement } from './reply.ts';

/** A message that cannot be answered or says nothing is no use: those two fields are needed. */
export const contactBody = z.object({
  FirstName: maybe(anyText(100)),
  LastName: maybe(anyText(100)),
  Email: emailText,
  Company: maybe(anyText(200)),
  Subject: maybe(anyText(200)),
  Message: filledText(MAX_MESSAGE, 'messageRequired'),
  /** Hidden from people, who leave it empty; what fills it in is a machine, and is thanked and forgotten. */
  Website: maybe(z.string(says('invalid'))),
  /** Counts together with the message: another visitor's may be the same. */
  idempotencyKey,
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Sends a message to the operators of the market',
  access: 'anyone',
  body: contactBody,
  bodyBytes: 40 * 1024,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['validation', 'tooMany'],
});
