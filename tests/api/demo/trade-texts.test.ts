// Texts and files of the demo market's trade: each side writes its language, and the other side can read it.

import { hash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { getChat, listBuyerChats } from '../../../contract/chat/chats.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import { type Cells, openDemoTrade, rowsOf } from './demo-trade.ts';

/** A Sunday of another year. */
const NOW = new Date('2027-03-07T10:00:00.000Z');
const demo = await openDemoTrade(NOW);
afterAll(() => demo.market.close());

test('every text that has words has a stored translation for the counterpart', async () => {
  const stored = new Set(
    (await rowsOf(demo, 'translations')).map(({ hash: key, target }) => `${target} ${key}`),
  );
  const files = new Set((await rowsOf(demo, 'attachments')).map(({ message_id }) => message_id));
  const texts: Cells[] = [
    ...(await rowsOf(demo, 'messages')).filter(({ id }) => !files.has(id ?? '')),
    ...(await rowsOf(demo, 'enquiry_replies')),
    ...(await rowsOf(demo, 'enquiries')).map(({ language, message }) => ({
      language: language ?? '',
      text: message ?? '',
    })),
  ];
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'zh-Hans']));
  for (const { language, text } of texts) {
    const target = language === 'en' ? 'zh-Hans' : 'en';
    expect(/\p{Script=Han}/u.test(String(text)), String(text)).toBe(language === 'zh-Hans');
    expect(String(text)).not.toMatch(/[{}]|undefined/);
    expect(stored.has(`${target} ${hash('sha256', String(text))}`), String(text)).toBe(true);
  }
});

test('attachments are the files that they say, for the participants of the chat', async () => {
  const [buyer, token] = [await demo.as('buyer'), await demo.token('buyer')];
  const { chats } = await buyer.call(listBuyerChats, { query: { limit: MAX_PAGE_SIZE } });
  const starts = new Map<string, Set<string>>();
  for (const { id } of chats) {
    const query = { limit: MAX_PAGE_SIZE };
    const { messages } = await buyer.call(getChat, { params: { id }, query });
    for (const { attachment } of messages) {
      if (!attachment) continue;
      const { type, size, path, name } = attachment;
      const headers = { authorization: `Bearer ${token}` };
      const file = await demo.market.app.inject({ url: `/api${path}`, headers });
      expect(file.rawPayload).toHaveLength(size);
      const start = file.rawPayload.subarray(0, 4).toString('latin1');
      starts.set(type, (starts.get(type) ?? new Set()).add(start));
      expect(name).toMatch(type === 'application/pdf' ? /\.pdf$/ : /\.webp$/);
    }
  }
  expect(starts).toEqual(
    new Map([
      ['application/pdf', new Set(['%PDF'])],
      ['image/webp', new Set(['RIFF'])],
    ]),
  );
});
