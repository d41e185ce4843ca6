// Which pages there are, so that a link to a page that was not built is never shown.

/** Only the keys are used, so no page is loaded by this. */
const files = Object.keys(import.meta.glob('./pages/**/*.astro'));

/** Pages made of a markdown file each, at the address of its name; what makes them is no pattern for others. */
const written = Object.keys(import.meta.glob('./content/{about,guides,policies}/en/*.md')).map(
  (file) => file.replace(/^.*\/([^/]+)\.md$/, '/$1'),
);
const MAKER = '/[slug]';

const routeOf = (file: string): string =>
  file.replace(/^\.\/pages\/(\[\.\.\.locale\])?/, '').replace(/(\/index)?\.astro$/, '');

const routes = files.map(routeOf).filter((route) => route !== MAKER);

const patterns = [...routes, ...written].map((path) => {
  const route = path
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
