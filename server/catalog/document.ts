// What of a listing is searched: its names first, then everything a buyer might remember of it.
import { CATEGORIES, SUBCATEGORIES } from '../../contract/taxonomy.ts';
import type { SearchDocument } from '../db/search/search-index.ts';
import { wordsOf } from '../domain/words.ts';

/** A listing's words in one language, with its supplier's. */
export interface SearchedTexts {
  readonly name: string;
  readonly title: string;
  readonly short: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly company: string;
  readonly city: string;
}

const CATEGORY_NAMES = new Map(CATEGORIES.map(({ id, name }) => [id, name]));
const LEAF_NAMES = new Map(SUBCATEGORIES.map(({ id, name }) => [id, name]));

const unique = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOf))];

/** `texts` in every language there is; `no` is the listing's number. */
export function documentOf(
  no: number,
  place: { readonly category: string; readonly subcategory: string },
  texts: readonly SearchedTexts[],
): SearchDocument {
  const names = texts.flatMap(({ name, title }) => [name, title]);
  const about = texts.flatMap(({ short, description, tags, company, city }) => [
    short,
    description,
    ...tags,
    company,
    city,
  ]);
  const categories = [CATEGORY_NAMES.get(place.category), LEAF_NAMES.get(place.subcategory)];
  return {
    no,
    names: unique(names),
    texts: unique([...names, ...about, ...categories.map((name) => name ?? '')]),
  };
}
