// Texts that the search of the help center reads, one list per language.
import type { HelpText } from '../scripts/find-help.ts';

interface Answer {
  readonly data: {
    readonly title: string;
    readonly excerpt: string;
    readonly keywords: readonly string[];
  };
  readonly body?: string | undefined;
}

/** The search compares word by word, so each word is needed once; addresses and marks of markdown are not. */
const uniqueWords = (markdown: string): string =>
  [
    ...new Set(
      markdown
        .replace(/\]\([^)]*\)/g, ' ')
        .replace(/[#>*_`|[\]]|-{3,}/g, ' ')
        .trim()
        .split(/\s+/),
    ),
  ].join(' ');

/**
 * What the search has of one answer.
 * @param other the same answer in the other language: readers type words of both
 */
export const helpText = (href: string, { data, body }: Answer, other?: Answer): HelpText => ({
  href,
  title: data.title,
  excerpt: data.excerpt,
  keys: [...data.keywords, other?.data.title ?? '', ...(other?.data.keywords ?? [])].join(' '),
  words: uniqueWords(`${body ?? ''} ${other?.data.excerpt ?? ''}`),
});
