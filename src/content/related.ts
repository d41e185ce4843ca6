// Which articles go with one: those with most tags in common, then its category, then the newest.
interface Sorted {
  readonly data: { readonly category: string; readonly tags: readonly string[] };
}

const SHOWN = 3;

/** `others` come newest first and without the article itself. */
export function relatedTo<E extends Sorted>(entry: E, others: readonly E[]): E[] {
  const nearness = ({ data }: E): number =>
    2 * data.tags.filter((tag) => entry.data.tags.includes(tag)).length +
    Number(data.category === entry.data.category);
  return others.toSorted((a, b) => nearness(b) - nearness(a)).slice(0, SHOWN);
}
