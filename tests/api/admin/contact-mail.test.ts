// Mail sent for a contact message: what the operator receives, and no header injection by visitors.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { type Mailbox, openMailbox } from '../platform/jobs/mailbox.ts';

let box: Mailbox;
let market: Market;
const open = async (settings: Record<string, string> = {}): Promise<void> => {
  box = await openMailbox();
  market = await openMarket(0, { SMTP_URL: box.url, ...settings });
};
afterEach(async () => {
  await market.close();
  await box.close();
});

const WHOLE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  company: 'Asha Foods',
  subject: 'Rice mill',
  message: 'Which mill fits 2 t/h?\n.\n\nThanks, Asha',
} satisfies BodyOf<typeof sendContactMessage>;

const send = (change: Partial<typeof WHOLE> = {}) =>
  market.api.call(sendContactMessage, { body: { ...WHOLE, ...change } });

const arrived = (count: number) =>
  vi.waitFor(() => expect(box.mails).toHaveLength(count), { timeout: 20_000, interval: 20 });

const waiting = () =>
  withDatabase(market, ({ db }) => db.selectFrom('outbox').select('id').execute());

describe('a contact message', () => {
  test('is mailed to the operator, with the sender as reply address', async () => {
    await open({ CONTACT_EMAIL: 'desk@market.example', MAIL_FROM: 'no-reply@market.example' });
    await send();
    await arrived(1);
    const [mail] = box.mails;
    expect(mail?.from).toBe('no-reply@market.example');
    expect(mail?.recipients).toEqual(['desk@market.example']);
    expect(mail?.headers).toMatchObject({
      from: 'Yantra Bridge <no-reply@market.example>',
      to: 'desk@market.example',
      'reply-to': 'asha@example.in',
      subject: 'Contact form: Rice mill',
    });
    for (const text of ['Name: Asha Rao', 'Company: Asha Foods', WHOLE.message])
      expect(mail?.text).toContain(text);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  });

  test('keeps Chinese text and names, and goes to contact@ the public host by default', async () => {
    const PUBLIC_ORIGIN = 'https://market.example';
    await open({ PUBLIC_ORIGIN });
    const message = `${'数控车床有现货吗？'.repeat(40)}\n谢谢😀`;
    await send({ subject: '询盘：数控车床', firstName: '伟', lastName: '李', message });
    await arrived(1);
    const [mail] = box.mails;
    expect(mail?.recipients).toEqual(['contact@market.example']);
    expect(mail?.headers.subject).toBe('Contact form: 询盘：数控车床');
    expect(mail?.text).toContain('Name: 李伟');
    expect(mail?.text).toContain(message);
  });

  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\v'])(
    'adds no header and no recipient for text after %j',
    async (end) => {
      await open();
      const attack = `x${end}Bcc: victim@example.in${end}Reply-To: other@example.in${end}${end}Body`;
      await send({
        firstName: attack,
        lastName: attack.slice(0, 90),
        company: attack,
        subject: attack,
        message: `${end}.${end}MAIL FROM:<x@y.in>${end}RCPT TO:<victim@example.in>${end}DATA${end}`,
      });
      await send({ subject: '', firstName: attack, lastName: '' });
      await arrived(2);
      for (const { headers, recipients, text } of box.mails) {
        expect(recipients).toEqual(['contact@localhost']);
        expect(headers).not.toHaveProperty('bcc');
        expect(headers['reply-to']).toBe('asha@example.in');
        expect(headers.subject).toMatch(/^Contact form: \S.* Bcc: victim@example.in/);
        expect(text).not.toMatch(/^(?:Bcc|Reply-To):/m);
      }
    },
  );
});
