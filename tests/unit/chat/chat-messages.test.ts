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
import { stubBrowser } from '../client/browser.ts';
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
])('finds links in %j', (text, expected) => {
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
] as const)('%j needs a translation for readers of %s', (text, lang, expected) => {
  expect(isForeign(text, lang)).toBe(expected);
});

test('ids are ordered by length and then alphabetically', () => {
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

test('the admin team is one participant, its buyer the other', () => {
  const adminChat = chatReader.chat(['asha', 'admin']);
  const from = (id: string) => chatReader.message('m1', id);
  const buyer = sidesOf(adminChat, 'asha');
  expect([buyer.isOwn(from('asha')), buyer.isOwn(from('admin'))]).toEqual([true, false]);
  expect(buyer.counterpart?.id).toBe('admin');
  const admin = sidesOf(adminChat, 'meera');
  expect(['meera', 'ravi', 'asha'].map((id) => admin.isOwn(from(id)))).toEqual([true, true, false]);
  expect(admin.counterpart?.id).toBe('asha');
  const deletedCounterpart = sidesOf(chatReader.chat(['li']), 'li');
  expect(deletedCounterpart.counterpart).toBeNull();
  expect(deletedCounterpart.isOwn(from(''))).toBe(false);
});

test('the open conversation is in the address, beside other parameters', () => {
  const browser = stubBrowser('/dashboard?tab=chat&c=c1');
  const choice = createChatSelection();
  expect(choice.$selected.get()).toBe('c1');
  choice.start();
  choice.select('c2');
  choice.select('c2');
  expect(browser.addresses).toEqual(['/dashboard?tab=chat&c=c2']);
  location.search = '?tab=chat&c=c1';
  browser.dispatch('popstate');
  expect(choice.$selected.get()).toBe('c1');
  choice.select(null);
  expect(browser.addresses.at(-1)).toBe('/dashboard?tab=chat');
});
