// Sources and checks of content that lie too far back: listed by `npm run check`, which they do not fail, because time passes
// without a change of the code.

/** After this many days a source has to be read again. */
export const MAX_AGE_DAYS = 180;
const DAY_MS = 86_400_000;

/** Fields whose value is the day on which somebody read the source or checked the page. */
const DAY_FIELDS = new Set(['read', 'checked']);

/** A day as the parser of YAML gives it: as it is written, or as an instant. */
const dayOf = (value: unknown): string | null => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
};

const isOverdue = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > MAX_AGE_DAYS * DAY_MS;

/** Names by which an editor finds an entry: ids, and titles of sources. A page is found by its file. */
function nameOf(value: object, isPage: boolean): readonly string[] {
  const { id, title } = value as { readonly id?: unknown; readonly title?: unknown };
  if (typeof id === 'string') return [id];
  return !isPage && typeof title === 'string' ? [title] : [];
}

function linesOf(
  value: unknown,
  today: string,
  names: readonly string[],
  isPage: boolean,
): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, today, names, isPage));
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  const path = [...names, ...nameOf(value, isPage)];
  return Object.entries(value).flatMap(([key, inner]) => {
    const day = DAY_FIELDS.has(key) ? dayOf(inner) : null;
    if (day === null) return linesOf(inner, today, path, false);
    return isOverdue(day, today) ? [`${path.join(', ') || 'page'}: ${key} ${day}`] : [];
  });
}

/**
 * What is overdue in the content of a file, one line each: "escrow-cap, Directions of the Reserve Bank: read 2026-01-02".
 * @param today YYYY-MM-DD
 */
export const overdueIn = (content: unknown, today: string): string[] =>
  linesOf(content, today, [], true);

/** Lists the overdue lines of each file; prints nothing if there are none. */
export function printOverdue(files: readonly { name: string; content: unknown }[], today: string) {
  const lines = files.flatMap(({ name, content }) =>
    overdueIn(content, today).map((line) => `${name}: ${line}`),
  );
  if (lines.length > 0)
    console.log(
      `Consulted more than ${MAX_AGE_DAYS} days ago, to be read again:\n  ${lines.join('\n  ')}`,
    );
}
