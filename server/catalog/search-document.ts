// Search document of a product: the words in its names and in all its texts.
import { LANGS } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy-texts.ts';
import type { SearchDocument } from '../platform/db/search/search-index.ts';
import { uniqueWords } from '../platform/text/tokenize.ts';

/** Searchable texts of a product in one language, with those of its supplier. */
export interface ProductSearchTexts {
  readonly name: string;
  readonly title: string;
  readonly short: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly company: string;
  readonly city: string;
}

/** Builds the search document of the product with number `no` from its texts in all available languages. */
export function searchDocumentOf(
  no: number,
  taxonomyIds: { readonly category: string; readonly subcategory: string },
  texts: readonly ProductSearchTexts[],
): SearchDocument {
  const names = texts.flatMap(({ name, title }) => [name, title]);
  const details = texts.flatMap(({ short, description, tags, company, city }) => [
    short,
    description,
    ...tags,
    company,
    city,
  ]);
  const categories = LANGS.flatMap((lang) => [
    TAXONOMY_TEXTS[lang].category[taxonomyIds.category as CategoryId],
    TAXONOMY_TEXTS[lang].subcategory[taxonomyIds.subcategory as SubcategoryId],
  ]);
  return {
    no,
    names: uniqueWords(names),
    texts: uniqueWords([...names, ...details, ...categories]),
  };
}
