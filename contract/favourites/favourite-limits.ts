// Limits of saved products. A separate file, because the script of product pages needs no other constants.

/** Products that a visitor can save on one device. */
export const MAX_DEVICE_FAVOURITES = 200;
/** Products that an account can save. */
export const MAX_FAVOURITES = 500;
/** Saved products in one call. */
export const FAVOURITES_PER_CALL = 50;
/** Ids of products in a call. */
export const MAX_FAVOURITE_ID_LENGTH = 64;
/** Longer names are cut. */
export const MAX_FAVOURITE_NAME_LENGTH = 200;
