// How soon a supplier usually answers: median, steps, share, and what counts neither way.
import { describe, expect, test } from 'vitest';
import {
  answerTimes,
  median,
  type Question,
} from '../../../server/suppliers/answers/answer-times.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hoursAgo: number): string => new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString();
/** Asked ten days ago. */
const answered = (hours: number): Question => ({ askedAt: at(240), answeredAt: at(240 - hours) });
const open = (hoursAgo: number): Question => ({ askedAt: at(hoursAgo), answeredAt: null });

describe('the usual time', () => {
  test.each([
    [[0.2, 0.5, 0.9], 1],
    [[1, 3, 200], 4],
    [[3, 5, 9, 30], 8],
    [[20, 22, 25], 24],
    [[100, 100, 100], 168],
  ])('of %j hours is within %i', (hours, expected) => {
    expect(answerTimes(hours.map(answered), NOW)?.hours).toBe(expected);
  });

  test('is not known from fewer than three answers, or beyond a week', () => {
    expect(answerTimes([answered(1), answered(1), open(200), open(200)], NOW)).toBeNull();
    expect(answerTimes([169, 170, 171].map(answered), NOW)).toBeNull();
    expect(answerTimes([], NOW)).toBeNull();
  });
});

describe('the share', () => {
  const three = [answered(1), answered(1), answered(1)];

  test('is rounded down to five percent', () => {
    expect(answerTimes([...three, open(200)], NOW)?.percent).toBe(75);
    expect(answerTimes([...three, open(200), open(200), open(200), open(200)], NOW)?.percent).toBe(
      40,
    );
  });

  test('does not count what may still be answered, and what the supplier began', () => {
    const begun = { askedAt: at(10), answeredAt: at(20) };
    expect(answerTimes([...three, open(71), begun], NOW)).toEqual({ hours: 1, percent: 100 });
    expect(answerTimes([...three, open(72)], NOW)?.percent).toBe(75);
  });
});

test('the median of an even number is the lower one of the two', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNull();
});
