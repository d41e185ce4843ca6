// Email that notifies the operator of a message from the contact form.
import { senderName } from '../../contract/admin/sender-name.ts';
import type { Lang } from '../../contract/lang.ts';
import { withValues } from '../../contract/texts.ts';
import texts from '../../locales/en/server/operatorMail.json' with { type: 'json' };
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { oneLine } from '../platform/text/one-line.ts';

export interface NewContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Lang;
}

/** In English, like the admin area; the message itself stays as it was written. */
export function contactMail(message: NewContactMessage, operator: string): Mail {
  const name = senderName(message.firstName, message.lastName);
  const fields = [
    [texts.labels.name, name],
    [texts.labels.email, message.email],
    [texts.labels.company, message.company],
    [texts.labels.subject, message.subject],
    [texts.labels.language, message.language],
  ] as const;
  // Each value is reduced to one line, so that it cannot imitate another field.
  const lines = fields.flatMap(([label, value]) =>
    value ? [`${label}: ${oneLine(value, 300)}`] : [],
  );
  return {
    to: operator,
    replyTo: message.email,
    unsubscribe: null,
    subject: withValues(texts.subject, {
      subject: message.subject || withValues(texts.noSubject, { name: name || message.email }),
    }),
    text: `${lines.join('\n')}\n\n${message.message}\n\n-- \n${withValues(texts.answer, { email: message.email })}\n`,
  };
}
