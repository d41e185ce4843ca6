// Keys of the browser's storage (spec §9). A separate file, because the script of every page needs no other constants.

export const STORAGE_KEYS = {
  token: 'auth_token',
  /** Role and id of the token's account: lets pages choose which controls to show before any request. */
  account: 'auth_account',
  language: 'app_language',
  cardView: 'card_view',
  compared: 'compared_products',
  searches: 'recent_searches',
  /** Products that were viewed on this device, as JSON. */
  seen: 'seen',
  /** Products that a visitor has saved on this device, as JSON. */
  favourites: 'favourites',
  /** 'off' where an admin switched off the keyboard shortcuts of reviews. */
  shortcuts: 'review_shortcuts',
  legacy: ['demo_users', 'demo_current_user'],
} as const;
