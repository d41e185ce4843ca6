// Endpoint of the contact form.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, optionalField, requiredText } from '../body.ts';
import { CONTACT_SENT_AS } from '../dialect/contact.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { MAX_MESSAGE_LENGTH } from '../limits.ts';
import { fieldError } from '../query.ts';
import { acknowledgement } from '../reply.ts';

/** Browsers without scripts send it urlencoded; such a form of another site is refused as forbidden. Only email and message are required: the operators need a text and an address to reply to. */
export const contactBody = z.object({
  firstName: optionalField(anyText(100)),
  lastName: optionalField(anyText(100)),
  email: emailText,
  company: optionalField(anyText(200)),
  subject: optionalField(anyText(200)),
  message: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  /** Honeypot field, hidden from people: a request that fills it in gets a success reply and is discarded. */
  website: optionalField(z.string(fieldError('invalid'))),
  /** Compared together with the message: another visitor may use the same key. */
  idempotencyKey,
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Sends a message to the operators of the market',
  access: 'anyone',
  body: contactBody,
  sentAs: CONTACT_SENT_AS,
  bodyBytes: 40 * 1024,
  reply: acknowledgement,
  errors: ['forbidden', 'validation', 'tooMany'],
});
