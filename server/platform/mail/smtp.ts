// SMTP client that sends one mail through the server of SMTP_URL.
import type { StoredMail } from './outbox-queries.ts';

/** Resolves once the server has accepted the mail; rejects with the cause. */
export type Send = (mail: StoredMail) => Promise<void>;

/** Each much shorter than the time for which a process claims a mail. */
const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Whether the server refused this mail for good, for example because the address does not exist. */
export const isPermanentRefusal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500
  );
};

/** Whether it refused the recipient for good. */
export const isUnknownRecipient = (error: unknown): boolean =>
  isPermanentRefusal(error) && (error as { command?: unknown }).command === 'RCPT TO';

/** With these, mail programs show a button that stops such mails (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribe }: StoredMail): Record<string, string> =>
  unsubscribe === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

const transportTo = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true });
};

/** Returns a sender for the server at `url`; loads and connects nothing before the first mail. */
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
      headers: unsubscribeHeaders(mail),
      subject: mail.subject,
      text: mail.body,
      date: new Date(mail.created_at),
      // The same for every try, so that a mail that was accepted but not confirmed can be recognized as a duplicate.
      messageId: `<${mail.id}@${host}>`,
    });
  };
}
