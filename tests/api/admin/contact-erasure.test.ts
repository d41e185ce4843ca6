// Removal of contact messages: erased by an admin or after the retention period, together with all copies of their text.
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import {
  eraseContactMessage,
  listContactMessages,
  markContactMessage,
} from '../../../contract/admin/contact-messages.ts';
import { ConfigError, readConfig } from '../../../server/config.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket, unusedAddress } from '../market.ts';
import { signUp } from '../users.ts';

const SECRET = 'asha@secret.example';
let market: Market = await openMarket(0);
const admin = await signUp(market, 'admin');
afterAll(() => market.close());

const asAdmin = () => market.apiAs(admin.token, { address: unusedAddress() });
const list = async () => (await asAdmin().call(listContactMessages, { query: {} })).messages;
const write = async (text: string): Promise<string> => {
  const body = { firstName: 'Asha', email: SECRET, subject: 'A mill', message: text };
  await market.api.call(sendContactMessage, { body });
  return (await list()).find((each) => each.text === text)?.id ?? '';
};
const erase = (id: string) => asAdmin().call(eraseContactMessage, { params: { id } });
/** Everything that the market stores, as text. */
const stored = () =>
  withDatabase(market, async ({ db }) =>
    JSON.stringify([
      await db.selectFrom('contact_messages').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]),
  );

describe('a contact message erased by an admin', () => {
  test('is deleted with its unsent mail and its email in the audit log, and the log entries stay', async () => {
    const id = await write('Please forget me');
    const other = await write('Please keep me');
    await asAdmin().call(markContactMessage, { params: { id }, body: { read: true } });
    expect(await erase(id)).toEqual({ message: 'The message was erased.' });
    expect((await list()).map((each) => each.id)).toEqual([other]);
    const remaining = await stored();
    expect(remaining).not.toContain('forget me');
    // The other message is still there, in its row and in its mail.
    expect(remaining.match(/Please keep me/g)).toHaveLength(2);
    const { entries } = await asAdmin().call(listAuditEntries, { query: {} });
    expect(entries).toMatchObject([
      { action: 'message.erase', adminEmail: admin.email, subjectId: id, subject: '', note: '' },
      { action: 'message.read', subjectId: id, subject: '' },
    ]);
    await erase(other);
    expect(await stored()).not.toContain(SECRET);
  });

  test('cannot be erased twice', async () => {
    const id = await write('Twice');
    await market.apiAs(admin.token, { lang: 'zh-Hans' }).call(eraseContactMessage, {
      params: { id },
    });
    for (const each of [id, 'x', "' or 1=1 --"])
      await expect(erase(each)).rejects.toMatchObject({ status: 404, code: 'notFound' });
  });
});

describe('contact messages past their retention', () => {
  const MONTH = 30.5 * 86_400_000;
  const backdate = (id: string, months: number) =>
    withDatabase(market, ({ db }) =>
      db
        .updateTable('contact_messages')
        .set({ created_at: new Date(Date.now() - months * MONTH).toISOString() })
        .where('id', '=', id)
        .execute(),
    );

  test('are deleted after 24 months, newer ones stay', async () => {
    const [old, young] = [await write('Long ago'), await write('Lately')];
    await asAdmin().call(markContactMessage, { params: { id: old }, body: { read: true } });
    await backdate(old, 25);
    await backdate(young, 23);
    market = await market.restart();
    await vi.waitFor(async () => expect((await list()).map(({ id }) => id)).toEqual([young]), {
      timeout: 10_000,
    });
    expect(await stored()).not.toContain('Long ago');
    const { entries } = await asAdmin().call(listAuditEntries, {
      query: { action: 'message.read' },
    });
    expect(entries.find(({ subjectId }) => subjectId === old)?.subject).toBe('');
    await erase(young);
  });

  test('are deleted in several batches', async () => {
    await withDatabase(market, ({ db }) =>
      db
        .insertInto('contact_messages')
        .values(
          Array.from({ length: 450 }, (_, at) => ({
            id: `old-${at}`,
            first_name: '',
            last_name: '',
            email: SECRET,
            company: '',
            subject: '',
            language: 'en',
            created_at: '2020-01-05T09:00:00.000Z',
            read_at: null,
            message: 'Long ago',
          })),
        )
        .execute(),
    );
    market = await market.restart();
    await vi.waitFor(async () => expect(await list()).toEqual([]), { timeout: 10_000 });
  });

  test.each([
    [undefined, 24],
    ['1', 1],
    ['120', 120],
  ])('CONTACT_RETENTION_MONTHS %j means %j months', (value, months) => {
    const env = value === undefined ? {} : { CONTACT_RETENTION_MONTHS: value };
    expect(readConfig(env).contactRetentionMonths).toBe(months);
  });

  test.each(['0', '121', '-1', 'never', '1.5'])('%j is refused', (value) => {
    expect(() => readConfig({ CONTACT_RETENTION_MONTHS: value })).toThrow(
      new ConfigError('CONTACT_RETENTION_MONTHS: expected a whole number from 1 to 120'),
    );
  });
});
