// Routes for messages of the contact form: sent by anyone, read, marked and erased by admins.
import type { FastifyInstance } from 'fastify';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import {
  eraseContactMessage,
  listContactMessages,
  markContactMessage,
} from '../../contract/admin/contact-messages.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { unownedIdempotencyKey } from '../platform/db/idempotency.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import { mailRateLimit } from '../platform/mail/mail-rate-limit.ts';
import type { Services } from '../services.ts';
import { acceptContactForm } from './contact-form.ts';

/** In a urlencoded form, Chinese text has three times as many bytes as in UTF-8. */
const MAX_FORM_BYTES = 64 * 1024;
/** More than one person writes. */
const MESSAGES_PER_MINUTE = 5;

export function contactRoutes(app: FastifyInstance, { contactMessages, shared }: Services): void {
  const allowance = mailRateLimit(shared);

  // In a scope of its own, because only this call accepts forms.
  app.register(async (scope) => {
    acceptContactForm(scope);
    serve(
      scope,
      sendContactMessage,
      async ({ body }, { lang, request }) => {
        const reply = { message: SUCCESS_TEXTS.contactSent[lang] };
        // Honeypot: people do not see this field. A bot gets the normal answer, so that it does not learn it was detected.
        if (body.website) return reply;
        await allowance.consume('contact', request.ip);
        const content = {
          firstName: body.firstName ?? '',
          lastName: body.lastName ?? '',
          email: body.email,
          company: body.company ?? '',
          subject: body.subject ?? '',
          message: body.message,
        };
        const attempt = unownedIdempotencyKey(body.idempotencyKey, null, content);
        await contactMessages.add({ ...content, language: lang }, attempt);
        return reply;
      },
      { limitPerMinute: MESSAGES_PER_MINUTE, limitsAfterBody: true, bodyBytes: MAX_FORM_BYTES },
    );
  });

  serve(app, listContactMessages, async ({ query }) => {
    const { messages, total, unread } = await contactMessages.page(query);
    return { messages, pagination: paginationOf(query, total), unread };
  });

  serve(app, markContactMessage, async ({ params, body }, { lang, user }) => {
    const data = await contactMessages.mark(params.id, body.read, user.id);
    return { message: SUCCESS_TEXTS.contactMarked[lang], data };
  });

  serve(app, eraseContactMessage, async ({ params }, { lang, user }) => {
    await contactMessages.erase(params.id, user.id);
    return { message: SUCCESS_TEXTS.contactErased[lang] };
  });
}
