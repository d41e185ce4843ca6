// Admin list of contact messages: newest first, paged, marked as read.
import { expect, test } from 'vitest';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import {
  listContactMessages,
  markContactMessage,
} from '../../../contract/admin/contact-messages.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const SENT = 33;
const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');
for (let at = 1; at <= SENT; at++)
  await market.api.call(sendContactMessage, {
    body: { email: `a${at}@b.in`, message: `Message ${at}` },
  });

const list = (query: Record<string, string> = {}) => admin.api.call(listContactMessages, { query });
const mark = async (id: string, read: boolean) =>
  (await admin.api.call(markContactMessage, { params: { id }, body: { read } })).data;

test('lists thirty messages a page, newest first, each once', async () => {
  const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page })));
  expect(pages.map(({ messages }) => messages.length)).toEqual([30, 3, 0]);
  expect(pages[0]?.pagination).toEqual({
    page: 1,
    limit: 30,
    total: SENT,
    totalPages: 2,
    capped: false,
  });
  const texts = pages.flatMap(({ messages }) => messages.map(({ text }) => text));
  expect(texts).toEqual(Array.from({ length: SENT }, (_, at) => `Message ${SENT - at}`));
});

test('a page past the end is empty', async () => {
  expect((await list({ page: '1000000000', limit: '100' })).messages).toEqual([]);
});

test('a message is marked as read and as unread', async () => {
  const [first, second] = (await list()).messages;
  const id = first?.id ?? '';
  const read = await mark(id, true);
  expect(read).toMatchObject({ id, text: first?.text });
  expect(Date.now() - Date.parse(read.readAt ?? '')).toBeLessThan(60_000);
  // Marking again does not change the time of the first reading.
  expect((await mark(id, true)).readAt).toBe(read.readAt);

  const unread = await list({ unread: '1' });
  expect(unread.unread).toBe(SENT - 1);
  expect(unread.pagination?.total).toBe(SENT - 1);
  expect(unread.messages[0]?.id).toBe(second?.id);
  expect((await list()).unread).toBe(SENT - 1);
  expect((await list()).messages[0]?.readAt).toBe(read.readAt);

  expect((await mark(id, false)).readAt).toBe(null);
  expect((await list()).unread).toBe(SENT);
});
