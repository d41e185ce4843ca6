// Whether a text holds every word that was typed; for searches over a page's own list.

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Words may be begun only; Chinese is matched as it stands. Nothing typed matches everything. */
export const wordsMatch = (typed: string, text: string): boolean => {
  const within = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
};
