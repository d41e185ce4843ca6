// Text helpers of messages: safe links, language detection, names by side, order of ids.
import { afterEach, expect, test, vi } from 'vitest';
import { isForeign } from '../../../src/i18n/script.ts';
import { createChatSelection } from '../../../src/islands/chat/list/chat-selection.ts';
import { splitLinks } from '../../../src/islands/chat/log/chat-links.ts';
import {
  compareIds,
  laterId,
  mergeMessages,
  sidesOf,
} from '../../../src/islands/chat/log/chat-messages.ts';
import { startBrowser } from '../client/browser.ts';
import { chatReader } from './chat-rows.ts';

afterEach(() => vi.unstubAllGlobals());

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
  ['看https://a.example/x，谢谢', ['https://a.example/x']],
  ['http://a.example and HTTPS://B.example', ['http://a.example/', 'https://b.example/']],
  ['javascript:alert(1) data:text/html,x //a.example ftp://a.example', []],
  ['https://', []],
  ['https://a.example/"onclick="x', ['https://a.example/']],
  ['', []],
])('links of %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['您好', 'en', true],
  ['您好', 'zh-Hans', false],
  ['Hello', 'zh-Hans', true],
  ['Hello', 'en', false],
  ['415 V, 50 %', 'en', false],
  ['👍 12:30', 'zh-Hans', false],
  ['https://a.example', 'zh-Hans', false],
  ['好的 https://a.example', 'en', true],
  ['好的 catalogue', 'zh-Hans', false],
  ['See https://a.example/看看', 'en', true],
] as const)('%j to readers of %s', (text, lang, expected) => {
  expect(isForeign(text, lang)).toBe(expected);
});

test('ids rise by length and then by letter; the later of two', () => {
  expect(['10', '9', '2'].sort(compareIds)).toEqual(['2', '9', '10']);
  expect(laterId(null, 'a')).toBe('a');
  expect(laterId('b', 'a')).toBe('b');
  expect(laterId('b', null)).toBe('b');
  const known = chatReader.messages('m1', 'm3');
  expect(mergeMessages(known, chatReader.messages('m3', 'm1'))).toBe(known);
  expect(mergeMessages(known, chatReader.messages('m2', 'm2')).map(({ id }) => id)).toEqual([
    'm1',
    'm2',
    'm3',
  ]);
});

test('the desk is one side, whichever admin wrote; its buyer is the other', () => {
  const desk = chatReader.chat(['asha', 'admin']);
  const from = (id: string) => chatReader.message('m1', id);
  const buyer = sidesOf(desk, 'asha');
  expect([buyer.isOwn(from('asha')), buyer.isOwn(from('admin'))]).toEqual([true, false]);
  expect(buyer.counterpart?.id).toBe('admin');
  const admin = sidesOf(desk, 'meera');
  expect(['meera', 'ravi', 'asha'].map((id) => admin.isOwn(from(id)))).toEqual([true, true, false]);
  expect(admin.counterpart?.id).toBe('asha');
  const gone = sidesOf(chatReader.chat(['li']), 'li');
  expect(gone.counterpart).toBeNull();
  expect(gone.isOwn(from(''))).toBe(false);
});

test('the open conversation stands in the address, beside what else it asks', () => {
  const browser = startBrowser('/dashboard?tab=chat&c=c1');
  const choice = createChatSelection();
  expect(choice.$selected.get()).toBe('c1');
  choice.start();
  choice.select('c2');
  choice.select('c2');
  expect(browser.addresses).toEqual(['/dashboard?tab=chat&c=c2']);
  location.search = '?tab=chat&c=c1';
  browser.happen('popstate');
  expect(choice.$selected.get()).toBe('c1');
  choice.select(null);
  expect(browser.addresses.at(-1)).toBe('/dashboard?tab=chat');
});
