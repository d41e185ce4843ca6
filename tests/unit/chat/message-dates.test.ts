// Labels of the conversation list: short, with the year only where it is another.
import { afterEach, expect, test, vi } from 'vitest';
import type { TranslateFunction } from '../../../src/i18n/translator.ts';
import { activityLabel } from '../../../src/islands/chat/log/message-dates.ts';

afterEach(() => vi.unstubAllEnvs());

const t = ((key: string) => key) as unknown as TranslateFunction;
const now = Date.parse('2026-11-27T12:00:00Z');

test.each([
  ['2026-11-27T09:05:00Z', '09:05', '09:05'],
  ['2026-11-26T09:05:00Z', 'chat:pane.yesterday', 'chat:pane.yesterday'],
  ['2026-11-23T09:05:00Z', '23 Nov', '11月23日'],
  ['2025-11-23T09:05:00Z', '23 Nov 2025', '2025年11月23日'],
])('%s is %s, in Chinese %s', (at, english, chinese) => {
  vi.stubEnv('TZ', 'UTC');
  expect(activityLabel(t, 'en', at, now)).toBe(english);
  expect(activityLabel(t, 'zh-Hans', at, now)).toBe(chinese);
});
