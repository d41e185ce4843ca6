// Related reading. Articles: most tags in common first, then the same category, then the newest.
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

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a text has a tag: in Latin letters as a word of its own. */
function hasTag(text: string, tag: string): boolean {
  const at = text.indexOf(tag);
  if (at < 0) return false;
  const around = `${text[at - 1] ?? ''} ${text[at + tag.length] ?? ''}`;
  return !/^[a-z]/.test(tag) || !/[a-z\d]/.test(around) || hasTag(text.slice(at + 1), tag);
}

/** A tag in the title or the keywords of a text counts more than one somewhere in it. */
const HEAD_WEIGHT = 4;

/** Articles about what a text is about: those first whose tags it has; none that share no tag. */
export function articlesAbout<E extends Categorized>(
  { head, body }: { readonly head: string; readonly body: string },
  articles: readonly E[],
): E[] {
  const [first, rest] = [normalize(head), normalize(body)];
  const weightOf = (tag: string): number =>
    (hasTag(first, tag) ? HEAD_WEIGHT : 0) + Number(hasTag(rest, tag));
  return articles
    .map((article) => ({
      article,
      weight: article.data.tags.reduce((sum, tag) => sum + weightOf(normalize(tag)), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_RELATED)
    .map(({ article }) => article);
}
