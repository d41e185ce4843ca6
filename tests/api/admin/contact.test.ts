// Contact form: stored fields, refused values, and the reply to bots.
import { describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { CONTACT_SENT_AS } from '../../../contract/dialect/contact.ts';
import { asSent } from '../../../contract/dialect/sent-as.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, signUp } from '../users.ts';
import { withoutTable } from './without-table.ts';

const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');

type Body = BodyOf<typeof sendContactMessage>;

const WHOLE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  company: 'Asha Foods',
  subject: 'Rice mill',
  message: 'Which mill fits 2 t/h?\n\nThanks, Asha',
} satisfies Body;

/** The same as other clients send it, with the names of the spec. */
const SENT = asSent(WHOLE, CONTACT_SENT_AS);

const send = (body: Body, lang: Lang = 'en') =>
  market.apiIn(lang).call(sendContactMessage, { body });

const storedMessages = async () =>
  (await admin.api.call(listContactMessages, { query: { limit: '100' } })).messages;

const waitingMails = () =>
  withDatabase(market, ({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute());

test.each([
  ['en', 'Message sent successfully!'],
  ['zh-Hans', '留言发送成功！'],
] as const)('a message in %s is acknowledged, stored and mailed', async (lang, thanks) => {
  const before = await waitingMails();
  expect(await send(WHOLE, lang)).toEqual({ message: thanks });
  const [newest] = await storedMessages();
  expect(newest).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    email: WHOLE.email,
    company: WHOLE.company,
    subject: WHOLE.subject,
    text: WHOLE.message,
    language: lang,
    readAt: null,
  });
  expect(Date.now() - Date.parse(newest?.createdAt ?? '')).toBeLessThan(60_000);
  const mails = await waitingMails();
  expect(mails).toHaveLength(before.length + 1);
  expect(mails.at(-1)).toMatchObject({ recipient: 'contact@localhost', reply_to: WHOLE.email });
});

test('only email and message are required', async () => {
  await send({ email: 'a@b.in', message: 'Hi' });
  expect((await storedMessages())[0]).toMatchObject({
    firstName: '',
    email: 'a@b.in',
    company: '',
    text: 'Hi',
  });
});

describe('is refused, with an error for each field', () => {
  const at = (payload: unknown) => rawRequest(null, 'POST', '/contact', payload);
  test.each([
    [{ ...SENT, Email: '' }, ['Email']],
    [{ ...SENT, Email: 'asha' }, ['Email']],
    [{ ...SENT, Email: 'a@b.in, c@d.in' }, ['Email']],
    [{ ...SENT, Email: 'a@b.in\r\nBcc: c@d.in' }, ['Email']],
    [{ ...SENT, Email: 'a\0b@c.in' }, ['Email']],
    [{ ...SENT, Email: 'a b@c.in' }, ['Email']],
    [{ ...SENT, Email: ['a@b.in'] }, ['Email']],
    [{ ...SENT, Message: ' ' }, ['Message']],
    [{ ...SENT, Message: 'x'.repeat(5_001) }, ['Message']],
    [{ ...SENT, Subject: 'x'.repeat(201) }, ['Subject']],
    [{ ...SENT, FirstName: { toString: 1 } }, ['FirstName']],
    [{}, ['Email', 'Message']],
  ])('%#', async (payload, fields) => {
    const before = (await storedMessages()).length;
    const refusal = await expectRefused(market, at(payload), 'validation');
    expect(Object.keys(refusal.fields)).toEqual(fields);
    expect(await storedMessages()).toHaveLength(before);
  });

  test.each(['null', '[]', '"text"', '1'])('as a body that is %s', async (payload) => {
    await expectRefused(market, at(payload), 'validation');
  });
});

test('any text is stored unchanged, as plain text', async () => {
  for (const text of [
    "'); drop table contact_messages; --",
    '<script>alert(1)</script>',
    '数控车床有现货吗？😀',
    '\u202eright to left',
    '{{constructor}}',
  ]) {
    await send({ email: 'a@b.in', message: text, subject: text, firstName: text });
    expect((await storedMessages())[0]).toMatchObject({ text, subject: text, firstName: text });
  }
  await send({ email: 'a@b.in', message: 'nu\0ll', company: '\0' });
  expect((await storedMessages())[0]).toMatchObject({ text: 'null', company: '' });
});

test('a message with the hidden field filled in is acknowledged and discarded', async () => {
  const [messages, mails] = [await storedMessages(), await waitingMails()];
  const thanks = await send(WHOLE);
  expect(await send({ ...WHOLE, website: 'https://spam.example' })).toEqual(thanks);
  expect(await send({ ...WHOLE, website: 'x'.repeat(30_000) })).toEqual(thanks);
  expect(await storedMessages()).toHaveLength(messages.length + 1);
  expect(await waitingMails()).toHaveLength(mails.length + 1);
  // An empty honeypot field counts as absent.
  await send({ ...WHOLE, website: '' });
  expect(await storedMessages()).toHaveLength(messages.length + 2);
});

test('is limited to five a minute from one address', async () => {
  const request = rawRequest(null, 'POST', '/contact', SENT);
  const before = (await storedMessages()).length;
  for (let call = 0; call < 5; call++)
    expect((await market.app.inject(request)).statusCode).toBe(200);
  await expectRefused(market, request, 'tooMany');
  expect((await market.app.inject(request)).headers['retry-after']).toMatch(/^\d+$/);
  expect(await storedMessages()).toHaveLength(before + 5);
  expect((await market.app.inject({ ...request, remoteAddress: unusedAddress() })).statusCode).toBe(
    200,
  );
});

test('a message and its mail are stored in one transaction', async () => {
  const before = (await storedMessages()).length;
  await withoutTable(market, 'outbox', () =>
    expect(send(WHOLE)).rejects.toMatchObject({ code: 'internal', status: 500 }),
  );
  expect(await storedMessages()).toHaveLength(before);
  await send(WHOLE);
  expect(await storedMessages()).toHaveLength(before + 1);
});
