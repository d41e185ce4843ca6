// Route of the contact form: stores the message and starts the email to the operator.
import type { FastifyInstance } from 'fastify';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { unownedIdempotencyKey } from '../platform/db/idempotency.ts';
import { serve } from '../platform/http/serve.ts';
import { mailRateLimit } from '../platform/mail/mail-rate-limit.ts';
import type { Services } from '../services.ts';

/** More than one person writes. */
const MESSAGES_PER_MINUTE = 5;

export function contactRoutes(
  app: FastifyInstance,
  { contactMessages, mailer, shared }: Services,
): void {
  const allowance = mailRateLimit(shared);

  serve(
    app,
    sendContactMessage,
    async ({ body }, { lang, request }) => {
      const reply = { message: SUCCESS_TEXTS.contactSent[lang] };
      // Honeypot: people do not see this field. A bot gets the normal answer, so that it does not learn it was detected.
      if (body.Website) return reply;
      await allowance.consume('contact', request.ip);
      const content = {
        firstName: body.FirstName ?? '',
        lastName: body.LastName ?? '',
        email: body.Email,
        company: body.Company ?? '',
        subject: body.Subject ?? '',
        message: body.Message,
      };
      const attempt = unownedIdempotencyKey(body.idempotencyKey, null, content);
      await contactMessages.add({ ...content, language: lang }, attempt);
      mailer.wake();
      return reply;
    },
    { limitPerMinute: MESSAGES_PER_MINUTE },
  );
}
