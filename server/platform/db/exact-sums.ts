// Exact sums of integer columns. As text, because node:sqlite refuses integers beyond 2^53 and PostgreSQL returns sums as text anyway.
import { type Expression, type RawBuilder, sql } from 'kysely';

/** The sum of an integer expression, 0 without rows; pass the result to readSum(). */
export const sumOf = (expression: Expression<unknown>): RawBuilder<string> =>
  sql<string>`cast(coalesce(sum(${expression}), 0) as text)`;

/** Throws where the sum is not exact as a number: a refused figure is better than a wrong one. */
export function readSum(text: string): number {
  const sum = Number(text);
  if (!Number.isSafeInteger(sum)) throw new RangeError(`the sum ${text} is not exact`);
  return sum;
}
