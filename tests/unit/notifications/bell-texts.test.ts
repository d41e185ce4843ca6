// Bell notifications: text, age and link.
import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '../../../contract/notifications/notification-kinds.ts';
import { ageText, hrefOf, loadTexts, sentenceOf } from '../../../src/scripts/bell-texts.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');
const before = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

test.each(['en', 'zh-Hans'] as const)('every kind has a sentence in %s', async (lang) => {
  const words = await loadTexts(lang);
  const sentences = NOTIFICATION_KINDS.map(
    (kind) =>
      sentenceOf(words, { kind, subject: 'Lathes', from: 'Rao Works', detail: 'shipped' }).text,
  );
  expect(new Set(sentences).size).toBe(NOTIFICATION_KINDS.length);
  for (const text of sentences) expect(text).not.toMatch(/[{}]/);
});

test('names, statuses and reasons are inserted', async () => {
  const en = await loadTexts('en');
  const zh = await loadTexts('zh-Hans');
  const step = { kind: 'order.step', subject: 'HG-1', from: 'Rao Works', detail: 'shipped' };
  expect(sentenceOf(en, step)).toEqual({
    text: 'The order is now shipped',
    subject: 'HG-1',
    reason: '',
  });
  expect(sentenceOf(zh, step).text).toBe('订单状态更新为“已发货”');
  const rejected = {
    kind: 'listing.rejected',
    subject: 'HG-1',
    from: 'Yantra Bridge',
    detail: 'Blurred.',
  };
  expect(sentenceOf(en, rejected)).toEqual({
    text: 'Your product was rejected',
    subject: 'HG-1',
    reason: 'Blurred.',
  });
  const withoutSender = { kind: 'enquiry.new', subject: '', from: '', detail: '' };
  expect(sentenceOf(en, withoutSender).text).toBe('New inquiry from a former member');
  expect(sentenceOf(zh, withoutSender).text).toBe('已注销的用户 发来新询盘');
});

test('new matches name the saved search in the sentence, and nowhere else', async () => {
  const en = await loadTexts('en');
  const zh = await loadTexts('zh-Hans');
  const matches = { kind: 'search.new', subject: 'Lathes $& mills', from: '', detail: '12' };
  expect(sentenceOf(en, matches)).toEqual({
    text: '12 new machines match “Lathes $& mills”',
    subject: '',
    reason: '',
  });
  expect(sentenceOf(en, { ...matches, detail: '1' }).text).toBe(
    '1 new machine matches “Lathes $& mills”',
  );
  expect(sentenceOf(zh, { ...matches, detail: '1' }).text).toBe(
    '有 1 款新设备符合“Lathes $& mills”',
  );
});

test('unknown kinds of another server have no sentence and cause no error', async () => {
  const words = await loadTexts('en');
  for (const kind of [
    '',
    'toString',
    'constructor.name',
    'kind',
    '__proto__.x',
    'enquiry',
    'a.b.c',
  ])
    expect(sentenceOf(words, { kind, subject: '', from: 'Rao $& Works', detail: '' }).text).toBe(
      'News from Rao $& Works',
    );
  expect(
    sentenceOf(words, { kind: 'order.step', subject: '', from: '', detail: 'lost' }).text,
  ).toBe('The order is now lost');
});

test.each([
  ['enquiry.reply', '/dashboard?tab=inquiry&enquiry=a%2Fb'],
  ['order.new', '/dashboard/orders/a%2Fb'],
  ['listing.approved', '/product/a%2Fb'],
  ['listing.takenDown', '/products/edit/a%2Fb'],
  ['search.new', '/favourites?open=a%2Fb'],
  ['import.approved', '/dashboard?tab=products'],
  ['evidence.expiring', '/dashboard/evidence'],
  ['account.email', '/dashboard/account'],
  ['unknown', '/dashboard'],
])('%s links to %s', (kind, href) => {
  expect(hrefOf({ kind, subjectId: 'a/b' })).toBe(href);
});

test.each([
  [0.5, 'just now', '刚刚'],
  [-5, 'just now', '刚刚'],
  [5, '5 minutes ago', '5 分钟前'],
  [3 * 60 + 10, '3 hours ago', '3 小时前'],
  [25 * 60, 'yesterday', '昨天'],
  [8 * 24 * 60, '12 May 2026', '2026年5月12日'],
])('%d minutes ago', async (minutes, en, zh) => {
  expect(ageText('en', await loadTexts('en'), before(minutes), NOW)).toBe(en);
  expect(ageText('zh-Hans', await loadTexts('zh-Hans'), before(minutes), NOW)).toBe(zh);
});
