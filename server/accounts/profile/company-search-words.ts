// Search words of a company.
import { uniqueWords } from '../../platform/text/tokenize.ts';

/** Searchable texts of a supplier in one language. */
interface CompanySearchTexts {
  readonly company: string;
  readonly contact: string;
  readonly city: string;
  readonly province: string;
  readonly description: string;
}

/**
 * Words by which the directory finds a supplier, from the texts in all available languages. A space comes before each word, so
 * that LIKE can match at the start of a word, and one at the end.
 */
export const companySearchWords = (texts: readonly CompanySearchTexts[]): string =>
  ` ${uniqueWords(texts.flatMap((each) => Object.values(each) as string[])).join(' ')} `;
