// Constants of spec §9 for every page, static ones included. A separate file, so that static pages load no other constants.

export const HEALTH_TIMEOUT_MS = 5_000;
export const HEALTH_RECHECK_MS = 10_000;

export const TOAST = {
  durationMs: 4_000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
} as const;

export const STORAGE_KEYS = {
  token: 'auth_token',
  /** Role and id of the token's account: lets pages choose which controls to show before any request. */
  account: 'auth_account',
  language: 'app_language',
  legacy: ['demo_users', 'demo_current_user'],
} as const;

/** Lifetime of cached replies, and retries of a failed call. */
export const CLIENT_CACHE = { lifetimeMs: 5 * 60_000, retries: 3, maxDelayMs: 30_000 } as const;
