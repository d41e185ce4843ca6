// Constants of spec §9 for pages without islands too. A separate file, so that those load no other constants.

export const HEALTH_TIMEOUT_MS = 5_000;
export const HEALTH_RECHECK_MS = 10_000;

export const TOAST = {
  durationMs: 4_000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
} as const;

/** Lifetime of cached replies, and retries of a failed call. */
export const CLIENT_CACHE = { lifetimeMs: 5 * 60_000, retries: 3, maxDelayMs: 30_000 } as const;
