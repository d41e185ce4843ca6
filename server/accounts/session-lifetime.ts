// Life of a session: how long without use, and how long in all; shorter for admins.
import { LIMITS } from '../limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface SessionTimes {
  readonly createdAt: string;
  /** Last use, as exact as `extensionIntervalMs`. */
  readonly seenAt: string;
  readonly isAdmin: boolean;
}

/** The rights of the moment decide: a session of an account that has become an admin's ends like an admin's. */
export function sessionEnd({ createdAt, seenAt, isAdmin }: SessionTimes): Date {
  const idleMs = isAdmin ? LIMITS.adminSessionIdleHours * HOUR_MS : LIMITS.sessionIdleDays * DAY_MS;
  const totalMs = isAdmin ? LIMITS.adminSessionHours * HOUR_MS : LIMITS.sessionDays * DAY_MS;
  return new Date(Math.min(Date.parse(seenAt) + idleMs, Date.parse(createdAt) + totalMs));
}

/** Time between two extensions of a session in use: most requests then write nothing. */
export const extensionIntervalMs = (isAdmin: boolean): number =>
  isAdmin ? 5 * MINUTE_MS : HOUR_MS;
