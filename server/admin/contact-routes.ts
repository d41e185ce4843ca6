// Route of the contact form: stores the message and starts the email to the operator.
import type { FastifyInstance } from 'fastify';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { unownedAttempt } from '../platform/db/attempt.ts';
import { serve } from '../platform/http/serve.ts';
import { mailAllowance } from '../platform/mail/mail-allowance.ts';
import type { Services } from '../services.ts';

/** More than one person writes. */
const PER_MINUTE = 5;

export function contactRoutes(
  app: FastifyInstance,
  { contactMessages, mailer, shared }: Services,
): void {
  const allowance = mailAllowance(shared);

  serve(
    app,
    sendContactMessage,
    async ({ body }, { lang, request }) => {
      const answer = { success: true as const, message: ANSWER_TEXTS.contactSent[lang] };
      // Honeypot: people do not see this field. A bot gets the normal answer, so that it does not learn it was detected.
      if (body.Website) return answer;
      await allowance.spend('contact', request.ip);
      const content = {
        firstName: body.FirstName ?? '',
        lastName: body.LastName ?? '',
        email: body.Email,
        company: body.Company ?? '',
        subject: body.Subject ?? '',
        message: body.Message,
      };
      const attempt = unownedAttempt(body.idempotencyKey, null, content);
      await contactMessages.add({ ...content, language: lang }, attempt);
      mailer.kick();
      return answer;
    },
    { perMinute: PER_MINUTE },
  );
}
