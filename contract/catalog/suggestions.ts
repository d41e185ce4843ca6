// Endpoint of the suggestions below a search box: machine types, products and suppliers that fit what is typed so far.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { optionalParam, textParam } from '../query.ts';
import { count, fields, list, requiredText, rowId, text } from '../read.ts';
import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS } from './catalog-limits.ts';

/** `count`: public products of the type, in the whole catalog. */
const type = fields({ id: rowId, name: requiredText(200), count });
const product = fields({ id: rowId, name: requiredText(500), supplier: text(300) });
const supplier = fields({ id: rowId, name: requiredText(300), count });

const suggestions = fields({
  types: list(type, MAX_SUGGESTIONS),
  products: list(product, MAX_SUGGESTIONS),
  suppliers: list(supplier, MAX_SUGGESTIONS),
});
export type Suggestions = z.output<typeof suggestions>;

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  summary: 'Machine types, products and suppliers that fit the typed text, at most eight together',
  access: 'anyone',
  query: z.object({ q: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')) }),
  reply: suggestions,
  errors: ['validation'],
});
