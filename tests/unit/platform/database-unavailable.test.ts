// Database errors reported as "unavailable": failures of connection, disk or timing, never errors of the query itself.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isUnavailableError } from '../../../server/platform/db/database-errors.ts';

const failureOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('did not fail');
};

test('a full disk makes the database unavailable, a violated constraint does not', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table things (name text not null); pragma max_page_count = 4');
  const fill = database.prepare('insert into things (name) values (?)');
  const full = failureOf(() => {
    for (let at = 0; at < 100; at++) fill.run('x'.repeat(1_000));
  });
  expect(full).toMatchObject({ errcode: 13 });
  expect(isUnavailableError(full)).toBe(true);
  expect(isUnavailableError(failureOf(() => fill.run(null)))).toBe(false);
});

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '53300' }, true],
  [{ code: '55P03' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Query read timeout'), true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [new TypeError('x is not a function'), false],
  [null, false],
])('%j: %s', (error, isUnavailable) => {
  expect(isUnavailableError(error)).toBe(isUnavailable);
});
