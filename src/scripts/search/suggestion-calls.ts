// Call of the suggestions, and its check of the reply.
import { MAX_SUGGESTIONS } from '../../../contract/catalog/catalog-limits.ts';
import type { suggestSearches } from '../../../contract/catalog/suggestions.ts';
import type { Lang } from '../../../contract/lang.ts';
import { attemptSignal } from '../../api/attempt-signal.ts';
import { httpTransport } from '../../api/http.ts';
import { type Address, send } from '../../api/send.ts';

const SUGGESTIONS: Address<typeof suggestSearches> = {
  method: 'GET',
  path: '/search/suggestions',
  access: 'anyone',
};
const TIMEOUT_MS = 8_000;

export interface Suggestion {
  readonly kind: 'types' | 'products' | 'suppliers';
  readonly id: string;
  readonly name: string;
  /** Supplier of a product, number of products of a type or a supplier. */
  readonly detail: string | number;
}

const KINDS = ['types', 'products', 'suppliers'] as const;

/** Leaves out rows without id or name. */
function parseSuggestions(body: unknown): Suggestion[] {
  const lists = Object(body) as Record<string, unknown>;
  return KINDS.flatMap((kind) => {
    const rows: unknown = lists[kind];
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
      const { id, name, count, supplier } = Object(row) as Record<string, unknown>;
      if (typeof id !== 'string' || typeof name !== 'string' || !id || !name) return [];
      const detail = kind === 'products' ? String(supplier ?? '') : Number(count) || 0;
      return [{ kind, id, name, detail }];
    });
  }).slice(0, MAX_SUGGESTIONS);
}

/** Rejects without an answer. A backend without this call has no suggestions. */
export async function fetchSuggestions(
  lang: Lang,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { status, body } = await send({ transport: httpTransport(), lang }, SUGGESTIONS, {
    query: { q: typed },
    signal: attemptSignal(signal, TIMEOUT_MS),
  });
  if (status === 404) return [];
  if (status !== 200) throw new Error(`status ${status}`);
  return parseSuggestions(body);
}

const MAX_CACHED_ANSWERS = 50;

/** Adds an answer to those of a box, and deletes the oldest one beyond the limit. */
export function storeAnswer(
  answers: Map<string, readonly Suggestion[]>,
  typed: string,
  answer: readonly Suggestion[],
): void {
  answers.set(typed.toLowerCase(), answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_CACHED_ANSWERS && oldest !== undefined) answers.delete(oldest);
}
