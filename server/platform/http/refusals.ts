// Refusals for lack of room: counted by budget for /metrics, answered with 503 and Retry-After.
import { LIMITS } from '../../limits.ts';
import { HttpError } from './http-error.ts';

/** Budgets whose refusals are counted; each has an alert rule (deploy/alerts.yml). */
export const BUDGETS = [
  'body_bytes',
  'json',
  'form',
  'open_forms',
  'bytes_in_flight',
  'reply_bytes',
  'connections',
  'slow_connection',
  'password_hashes',
  'renders',
  'queries',
  'pictures',
  'picture_work',
  'table_files',
  'picture_downloads',
  'translations',
  'translation_characters',
  'mail',
  'live_events',
  'live_connections',
  'account_changes',
  'quota',
  'disk_reserve',
] as const;
export type Budget = (typeof BUDGETS)[number];

const counts = new Map<Budget, number>(BUDGETS.map((budget) => [budget, 0]));

/** Refusals of this process since its start, by budget. */
export const refusalCounts = (): ReadonlyMap<Budget, number> => counts;

export function countRefusal(budget: Budget): void {
  counts.set(budget, (counts.get(budget) ?? 0) + 1);
}

/** Counts a refusal and returns its error: 503 with Retry-After. */
export function overloaded(budget: Budget): HttpError {
  countRefusal(budget);
  return new HttpError('unavailable', {}, { retryAfterSeconds: LIMITS.retryAfterSeconds });
}
