// What of a listing is searched: its names first, then everything a buyer might remember of it.
import { LANGS } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy-texts.ts';
import type { SearchDocument } from '../platform/db/search/search-index.ts';
import { wordsOf } from '../platform/text/words.ts';

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
  const categories = LANGS.flatMap((lang) => [
    TAXONOMY_TEXTS[lang].category[place.category as CategoryId],
    TAXONOMY_TEXTS[lang].subcategory[place.subcategory as SubcategoryId],
  ]);
  return {
    no,
    names: unique(names),
    texts: unique([...names, ...about, ...categories]),
  };
}

/** A company's words in one language. */
export interface CompanyTexts {
  readonly company: string;
  readonly contact: string;
  readonly city: string;
  readonly province: string;
  readonly description: string;
}

/** What the directory searches of a company, in every language there is, with a blank on either side of each word. */
export const companyWords = (texts: readonly CompanyTexts[]): string =>
  ` ${unique(texts.flatMap((each) => Object.values(each) as string[])).join(' ')} `;
