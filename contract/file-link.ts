// Reply of the calls that return a short-lived address of a file, for its download.
import { fields, text } from './read.ts';

/**
 * Browsers inside apps save only a file that has an address of its own, not one that a script has loaded. The address works for
 * minutes, without the token. `path` is under the /api base, with the query string.
 */
export const fileLink = fields({ path: text(500) });
