// Related articles: most tags in common first, then the same category, then the newest.
interface Categorized {
  readonly data: { readonly category: string; readonly tags: readonly string[] };
}

const MAX_RELATED = 3;

/** `others` must be sorted newest first and must not contain the article itself. */
export function relatedTo<E extends Categorized>(entry: E, others: readonly E[]): E[] {
  const similarity = ({ data }: E): number =>
    2 * data.tags.filter((tag) => entry.data.tags.includes(tag)).length +
    Number(data.category === entry.data.category);
  return others.toSorted((a, b) => similarity(b) - similarity(a)).slice(0, MAX_RELATED);
}
