// Word search in a text, for lists that are searched on the page.

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True if every typed word occurs in the text as a substring; no spaces are needed for Chinese. Empty input matches all. */
export const wordsMatch = (typed: string, text: string): boolean => {
  const normalized = normalizeText(text);
  return normalizeText(typed)
    .split(/\s+/)
    .every((word) => normalized.includes(word));
};
