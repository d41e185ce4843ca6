// The constants of spec §9 that every page carries, static ones too: a file of their own, so that no others come along.

export const HEALTH_TIMEOUT_MS = 5_000;
export const HEALTH_RECHECK_MS = 10_000;

export const TOAST = {
  durationMs: 4_000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
} as const;

export const STORED_KEYS = {
  token: 'auth_token',
  /** Role and id of the account behind the token: pages decide by it, before any call, whose controls they show. */
  account: 'auth_account',
  language: 'app_language',
  legacy: ['demo_users', 'demo_current_user'],
} as const;

/** How long what was fetched is kept, and how often a call is tried again. */
export const CACHE = { lifetimeMs: 5 * 60_000, retries: 3, maxDelayMs: 30_000 } as const;
