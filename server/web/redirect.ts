// Canonical form of an address with surplus slashes, for a single redirect within this site.

/** Browsers read a backslash as a slash. */
const SLASHES = /[/\\]/;

const stripTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && SLASHES.test(path[end - 1] ?? '')) end -= 1;
  return path.slice(0, end);
};

/**
 * Removes slashes at the end of the path and leaves a single one at its start, because `//host` would name another site. Returns
 * null where the address is canonical already.
 */
export function canonicalUrl(url: string): string | null {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const canonical = `/${stripTrailingSlashes(path).replace(/^[/\\]+/, '')}`;
  return canonical === path ? null : canonical + (query < 0 ? '' : url.slice(query));
}
