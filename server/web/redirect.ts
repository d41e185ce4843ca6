// Where an address with slashes too many leads: one hop, on this site.

/** Browsers read a backslash as a slash. */
const SLASHES = /[/\\]/;

const withoutEnd = (path: string): string => {
  let end = path.length;
  while (end > 0 && SLASHES.test(path[end - 1] ?? '')) end -= 1;
  return path.slice(0, end);
};

const withoutStart = (path: string): string => {
  let start = 0;
  while (start < path.length && SLASHES.test(path[start] ?? '')) start += 1;
  return path.slice(start);
};

/**
 * The address without slashes at its end, and with a single one at its start: two would name another site. null where it is
 * as it should be.
 */
export function canonicalUrl(url: string): string | null {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const canonical = `/${withoutStart(withoutEnd(path))}`;
  return canonical === path ? null : canonical + (query < 0 ? '' : url.slice(query));
}
