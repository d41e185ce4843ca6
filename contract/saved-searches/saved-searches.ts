// Endpoints for saved searches: filters of the product list with a name and, if wanted, an alert when new products match them.
import * as z from 'zod/mini';
import { id, idParam, patchField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { LANGS } from '../lang.ts';
import { booleanParam, fieldError, optionalParam } from '../query.ts';
import {
  count,
  fields,
  flag,
  list,
  orNull,
  requiredText as requiredReplyText,
  rowId,
  time,
} from '../read.ts';
import { acknowledgement } from '../reply.ts';
import {
  MAX_SAVED_SEARCH_NAME_LENGTH,
  MAX_SAVED_SEARCH_QUERY_LENGTH,
  MAX_SAVED_SEARCHES,
} from './saved-search-limits.ts';

const savedSearch = fields({
  id: rowId,
  name: requiredReplyText(MAX_SAVED_SEARCH_NAME_LENGTH),
  /** Filters as in the address of the product list, without page and sort: "search=lathe&type=cnc-lathe&attr.swing=400..630". */
  query: requiredReplyText(MAX_SAVED_SEARCH_QUERY_LENGTH),
  /** Whether the user is notified of new matching products, at most once a day. */
  alert: flag,
  /** Public products that match now, and whether there are more than the server counts; null in a list without counts. */
  total: orNull(count),
  capped: orNull(flag),
  createdAt: time,
});
export type SavedSearch = z.output<typeof savedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  summary: 'Saved searches of the account, the last one first',
  access: 'user',
  query: z.object({
    /** Whether to count the products of each search, which costs as much as so many pages of the product list. */
    counts: optionalParam(booleanParam),
  }),
  reply: fields({ savedSearches: list(savedSearch, MAX_SAVED_SEARCHES) }),
  errors: ['unauthorized', 'validation'],
});

const name = requiredText(MAX_SAVED_SEARCH_NAME_LENGTH);
const alert = z.boolean(fieldError('invalid'));

/** The same filters are saved once: saving them again changes the name and the alert. */
export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  summary: 'Saves filters of the product list under a name',
  access: 'user',
  body: z.object({ name, query: requiredText(MAX_SAVED_SEARCH_QUERY_LENGTH), alert }),
  reply: fields({ savedSearch }),
  errors: ['unauthorized', 'validation', 'savedSearchesFull'],
});

export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved-searches/:id',
  summary: 'Changes the name or the alert of a saved search',
  access: 'user',
  params: idParam,
  body: z.object({ name: patchField(name), alert: patchField(alert) }),
  reply: fields({ savedSearch }),
  errors: ['unauthorized', 'validation', 'savedSearchNotFound'],
});

/** Also succeeds for a search that is not saved. */
export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/:id',
  summary: 'Deletes a saved search',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized'],
});

/** For the link in a mail, which works without signing in and as often as it is pressed, until the search is deleted. */
export const stopAlerts = endpoint({
  method: 'POST',
  path: '/saved-searches/stop',
  summary: 'Stops the alerts of an account, or that of one saved search',
  access: 'anyone',
  query: z.object({
    token: requiredText(64),
    /** Without it, all of them. */
    id: z.optional(id),
    /** Only of the form without scripts: the reply leads to the page in this language. */
    lang: optionalParam(z.enum(LANGS, fieldError('unknownLanguage'))),
  }),
  // "List-Unsubscribe=One-Click", urlencoded or as the only part of a multipart form; its content is not read.
  bodyBytes: 4_000,
  reply: acknowledgement,
  errors: ['validation', 'alertLinkInvalid'],
});
