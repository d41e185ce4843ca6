// Formatting of dates, numbers and money for each language.
import { afterAll, expect, test, vi } from 'vitest';
import { LANGS } from '../../../contract/lang.ts';
import {
  formatCalendarDate,
  formatMonth,
  formatPolicyDate,
  isoDate,
} from '../../../src/ui/format/calendar-date.ts';
import { formatDate, formatDateTime, formatTime } from '../../../src/ui/format/date.ts';
import { formatFileSize } from '../../../src/ui/format/file-size.ts';
import { formatList } from '../../../src/ui/format/list.ts';
import { formatMoney } from '../../../src/ui/format/money.ts';
import { formatCount, formatNumber, formatRating } from '../../../src/ui/format/number.ts';
import { formatPercent } from '../../../src/ui/format/percent.ts';
import { joinSentences } from '../../../src/ui/format/punctuation.ts';
import { formatRelativeTime } from '../../../src/ui/format/relative-time.ts';
import { formatZonedDateTime } from '../../../src/ui/format/zoned-date.ts';
import { formatZonedTime } from '../../../src/ui/format/zoned-time.ts';

// A time zone with another date than UTC; formatters read the zone when they are first used.
vi.stubEnv('TZ', 'Asia/Kolkata');
afterAll(() => vi.unstubAllEnvs());

const EVENING_UTC = '2026-11-22T20:07:00.000Z';
const MINUTE_MS = 60_000;

test.each([
  ['en', '23 Nov 2026', '01:37', '23 Nov 2026, 01:37 IST'],
  ['zh-Hans', '2026年11月23日', '01:37', '2026年11月23日 印度时间 01:37'],
] as const)('formats times in the time zone of the reader (%s)', (lang, date, time, dateTime) => {
  for (const instant of [EVENING_UTC, Date.parse(EVENING_UTC)]) {
    expect(formatDate(lang, instant)).toBe(date);
    expect(formatTime(lang, instant)).toBe(time);
    expect(formatZonedDateTime(lang, instant)).toBe(dateTime);
  }
});

test.each([
  ['en', 'Asia/Calcutta', '01:37 IST'],
  ['en', 'Asia/Shanghai', '04:07 CST'],
  ['zh-Hans', 'Asia/Shanghai', '北京时间 04:07'],
  ['zh-Hans', 'Asia/Kolkata', '印度时间 01:37'],
  // Two hours behind Beijing.
  ['en', 'Asia/Urumqi', '02:07 GMT+6'],
  ['en', 'Etc/GMT-4', '00:07 GMT+4'],
  ['zh-Hans', 'Etc/GMT-4', 'GMT+4 00:07'],
] as const)('names the zone of a time (%s, %s)', (lang, zone, text) => {
  expect(formatZonedTime(lang, EVENING_UTC, zone)).toBe(text);
});

test.each(LANGS)('formats an invalid time as an empty text (%s)', (lang) => {
  for (const instant of [null, '', 'soon', Number.NaN])
    for (const format of [formatDate, formatTime, formatDateTime, formatZonedDateTime])
      expect(format(lang, instant)).toBe('');
});

test.each([
  ['en', '22 Nov 2026', 'November 22, 2026'],
  ['zh-Hans', '2026年11月22日', '2026年11月22日'],
] as const)(
  'formats a calendar date as the same day in every time zone (%s)',
  (lang, date, policyDate) => {
    for (const time of ['00:00:00', '23:59:59']) {
      const day = new Date(`2026-11-22T${time}Z`);
      expect(formatCalendarDate(lang, day)).toBe(date);
      expect(formatPolicyDate(lang, day)).toBe(policyDate);
      expect(isoDate(day)).toBe('2026-11-22');
    }
  },
);

test.each([
  ['en', 'November 2026', 'Nov'],
  ['zh-Hans', '2026年11月', '11月'],
] as const)('formats months (%s)', (lang, long, short) => {
  expect(formatMonth(lang, '2026-11')).toBe(long);
  expect(formatMonth(lang, '2026-11', 'short')).toBe(short);
  expect(formatMonth(lang, 'all')).toBe('all');
});

test.each(LANGS)('formats numbers and money with the digits of the spec (%s)', (lang) => {
  expect(formatNumber(lang, 100_000)).toBe('100,000');
  expect(formatNumber(lang, 4.56)).toBe('4.6');
  expect(formatCount(lang, 10_000, true)).toBe('10,000+');
  expect(formatCount(lang, 10_000, false)).toBe('10,000');
  expect(formatRating(lang, 4)).toBe('4.0');
  expect(formatMoney(lang, 100_000)).toBe('$100,000');
  expect(formatMoney(lang, 48_200.5)).toBe('$48,200.50');
  expect(formatPercent(lang, 0.0734)).toBe('7.34%');
  expect(formatPercent(lang, 0.5)).toBe('50.00%');
  expect(formatFileSize(lang, 1)).toBe('1 KB');
  expect(formatFileSize(lang, 1024 * 1024 - 1)).toBe('1,024 KB');
  expect(formatFileSize(lang, 2.4 * 1024 * 1024)).toBe('2.4 MB');
});

test.each([
  ['en', '1 minute ago', '23 hours ago', 'yesterday', '5 days ago', '2, 5 and 10'],
  ['zh-Hans', '1 分钟前', '23 小时前', '昨天', '5 天前', '2、5、10'],
] as const)('formats elapsed time and lists (%s)', (lang, minute, hours, day, days, list) => {
  expect(formatRelativeTime(lang, 1.9 * MINUTE_MS)).toBe(minute);
  expect(formatRelativeTime(lang, 23.9 * 60 * MINUTE_MS)).toBe(hours);
  expect(formatRelativeTime(lang, 24 * 60 * MINUTE_MS)).toBe(day);
  expect(formatRelativeTime(lang, 5.5 * 24 * 60 * MINUTE_MS)).toBe(days);
  expect(formatList(lang, [2, 5, 10])).toBe(list);
});

test('puts no space between Chinese sentences', () => {
  expect(joinSentences('en', 'Not paid.', 'Pay now.')).toBe('Not paid. Pay now.');
  expect(joinSentences('zh-Hans', '尚未付款。', '请付款。')).toBe('尚未付款。请付款。');
});
