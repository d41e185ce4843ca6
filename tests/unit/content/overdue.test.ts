// Sources and checks that are listed as overdue, on a fixed day.
import { expect, test } from 'vitest';
import { MAX_AGE_DAYS, overdueIn } from '../../../scripts/overdue.ts';

const TODAY = '2026-11-24';
/** 180 and 181 days earlier. */
const STILL_GOOD = '2026-05-28';
const OVERDUE = '2026-05-27';

test('a source is overdue on the day after its time', () => {
  expect(MAX_AGE_DAYS).toBe(180);
  expect(overdueIn({ sources: [{ title: 'Act', read: STILL_GOOD }] }, TODAY)).toEqual([]);
  expect(overdueIn({ sources: [{ title: 'Act', read: OVERDUE }] }, TODAY)).toEqual([
    `Act: read ${OVERDUE}`,
  ]);
});

test('pages have instants, and their title does not name them', () => {
  expect(overdueIn({ title: 'BIS', checked: new Date(OVERDUE) }, TODAY)).toEqual([
    `page: checked ${OVERDUE}`,
  ]);
});

test('facts and rules are named by their ids, and their sources by their titles', () => {
  const rule = { id: 'sws', checked: OVERDUE, source: { title: 'Act', read: OVERDUE } };
  const fact = { id: 'cap', sources: [{ title: 'Bank', read: OVERDUE }] };
  expect(overdueIn([rule, fact], TODAY)).toEqual([
    `sws: checked ${OVERDUE}`,
    `sws, Act: read ${OVERDUE}`,
    `cap, Bank: read ${OVERDUE}`,
  ]);
});

test('other days are none of its business', () => {
  expect(overdueIn({ date: OVERDUE, updated: OVERDUE, read: 'yesterday' }, TODAY)).toEqual([]);
});
