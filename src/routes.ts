// Which pages there are, so that a link to a page that was not built is never shown.

/** Only the keys are used, so no page is loaded by this. */
const files = Object.keys(import.meta.glob('./pages/**/*.astro'));

const patterns = files.map((file) => {
  const route = file
    .replace(/^\.\/pages\/(\[\.\.\.locale\])?/, '')
    .replace(/(\/index)?\.astro$/, '')
    .replace(/[.*+?^${}()|\\]/g, '\\$&')
    .replace(/\/\[[^\]]*\.\.\.[^\]]*\]/g, '(?:/.+)?')
    .replace(/\[[^\]]*\]/g, '[^/]+');
  return new RegExp(`^${route || '/'}$`);
});

/** Whether a page answers this path; takes paths without language prefix, query and hash allowed. */
export function exists(path: string): boolean {
  const plain = path.replace(/[?#].*$/, '') || '/';
  return patterns.some((pattern) => pattern.test(plain));
}
