// Hands one mail to the mail server of SMTP_URL.
import type { StoredMail } from './outbox-queries.ts';

/** Resolves once the server has taken the mail; rejects with whatever went wrong. */
export type Send = (mail: StoredMail) => Promise<void>;

/** Each much shorter than the time a mail is held by the process that sends it. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Whether the server said that it will never take this mail, as it says of an address that does not exist. */
export const isRefusal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500
  );
};

const transportTo = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
};

/** A sender through the server at `url`; nothing is loaded or connected before the first mail. */
export function smtp(url: string, from: string): Send {
  let loading: ReturnType<typeof transportTo> | undefined;
  const host = from.split('@').at(-1);
  return async (mail) => {
    loading ??= transportTo(url);
    const transport = await loading;
    await transport.sendMail({
      from: { name: 'Yantra Bridge', address: from },
      to: { name: '', address: mail.recipient },
      ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
      subject: mail.subject,
      text: mail.body,
      date: new Date(mail.created_at),
      // The same at every try, so that a mail that was taken but not confirmed can be known again.
      messageId: `<${mail.id}@${host}>`,
    });
  };
}
