// Counts of mail that this process has given up, for /metrics.

/** Refused for good by the mail server, or not accepted in LIMITS.mailRetryHours. */
export type UndeliveredReason = 'bounced' | 'expired';

const counts: Record<UndeliveredReason, number> = { bounced: 0, expired: 0 };

export const undeliveredCounts = (): Readonly<Record<UndeliveredReason, number>> => counts;

export function countUndelivered(reason: UndeliveredReason): void {
  counts[reason] += 1;
}
