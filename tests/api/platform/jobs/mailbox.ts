// Local mail server that stores received mails for tests.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  /** Envelope recipients, whatever the headers name. */
  readonly recipients: readonly string[];
  /** By lower-case name; a repeated header is joined with a bar. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Mailbox {
  readonly url: string;
  /** Without those that every sign-up and every new member of a company causes. */
  readonly mails: readonly ReceivedMail[];
  /** With links that confirm the email of a sign-up. */
  readonly confirmations: readonly ReceivedMail[];
  /** To owners, about people who were invited or have joined. */
  readonly people: readonly ReceivedMail[];
  close(): Promise<void>;
}

export interface MailboxOptions {
  readonly port?: number;
  /** SMTP reply that refuses a recipient; null accepts it. */
  readonly refuseRecipient?: () => { readonly code: number; readonly text: string } | null;
  /** Runs before a mail is accepted; the mail waits for it. */
  readonly beforeAccept?: () => Promise<void>;
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  );

const decodeWord = (_: string, encoding: string, text: string): string =>
  (encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64')
    : quotedPrintable(text.replaceAll('_', ' '))
  ).toString('utf8');

const decodedHeader = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, decodeWord);

const decodedBody = (body: string, encoding = '7bit'): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes =
    encoding === 'quoted-printable' ? quotedPrintable(body) : Buffer.from(body, 'latin1');
  return bytes.toString('utf8');
};

const parseMail = (raw: Buffer) => {
  const source = raw.toString('latin1');
  const at = source.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of source
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    const key = name.toLowerCase();
    headers[key] = [headers[key], decodedHeader(value.join(': '))].filter(Boolean).join(' | ');
  }
  const text = decodedBody(source.slice(at + 4), headers['content-transfer-encoding']);
  return { headers, text: text.replaceAll('\r\n', '\n') };
};

const PEOPLE_SUBJECT = /^A person (?:was invited to|joined) your account$/;

export async function openMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { port = 0, refuseRecipient = () => null, beforeAccept = async () => {} } = options;
  const mails: ReceivedMail[] = [];
  const confirmations: ReceivedMail[] = [];
  const people: ReceivedMail[] = [];
  const listOf = ({ text, headers }: Pick<ReceivedMail, 'text' | 'headers'>): ReceivedMail[] => {
    if (text.includes('confirm-email?kind=confirm&')) return confirmations;
    return PEOPLE_SUBJECT.test(headers.subject ?? '') ? people : mails;
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_, __, done) {
      const refusal = refuseRecipient();
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          const { mailFrom, rcptTo } = session.envelope;
          await beforeAccept();
          const mail = {
            from: mailFrom ? mailFrom.address : '',
            recipients: rcptTo.map(({ address }) => address),
            ...parseMail(raw),
          };
          listOf(mail).push(mail);
          done();
        })
        .catch(done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${boundPort}`,
    mails,
    confirmations,
    people,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
