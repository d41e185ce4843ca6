// Reply of the calls that return a short-lived address of a file, for its download.
import { fields, text } from './read.ts';

/** Long enough for the dialogs of a slow phone, and to hand the address to the browser of the system. */
export const LINK_LIFETIME_MS = 5 * 60_000;

/**
 * Browsers inside apps save only a file that has an address of its own, not one that a script has loaded. The address works for
 * minutes, without the token. `path` is under the /api base, with the query string.
 */
export const fileLink = fields({ path: text(500) });
