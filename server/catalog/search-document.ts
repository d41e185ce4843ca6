// Search document of a product: the words in its names and in all its texts.
import { LANGS } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy/taxonomy-texts.ts';
import type { SearchDocument } from '../platform/db/search/index-changes.ts';
import { uniqueWords } from '../platform/text/tokenize.ts';

/** Searchable texts of a product and its supplier, in all available languages. */
export interface SearchedTexts {
  readonly names: readonly string[];
  readonly details: readonly string[];
}

/** Builds the search document of the product with number `no`. */
export function searchDocumentOf(
  no: number,
  taxonomyIds: { readonly category: string; readonly subcategory: string },
  { names, details }: SearchedTexts,
): SearchDocument {
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
