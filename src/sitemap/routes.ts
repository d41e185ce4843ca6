// Registry of existing page routes, so that no link to a missing page is rendered.

/** Only the keys are used, so this loads no page modules. */
const files = Object.keys(import.meta.glob('../pages/**/*.astro'));

/** Pages generated from markdown files, at the URL of the file name. Their generic route '/[slug]' must not match other paths. */
const contentPaths = Object.keys(
  import.meta.glob('../content/{about,guides,policies}/en/*.md'),
).map((file) => file.replace(/^.*\/([^/]+)\.md$/, '/$1'));
const GENERIC_ROUTE = '/[slug]';

const routeOf = (file: string): string =>
  file.replace(/^\.\.\/pages\/(\[\.\.\.locale\])?/, '').replace(/(\/index)?\.astro$/, '');

const routes = files.map(routeOf).filter((route) => route !== GENERIC_ROUTE);

const patterns = [...routes, ...contentPaths].map((path) => {
  const route = path
    .replace(/[.*+?^${}()|\\]/g, '\\$&')
    .replace(/\/\[[^\]]*\.\.\.[^\]]*\]/g, '(?:/.+)?')
    .replace(/\[[^\]]*\]/g, '[^/]+');
  return new RegExp(`^${route || '/'}$`);
});

/** Whether a page exists for a path without language prefix; query and hash are allowed. */
export function pageExists(path: string): boolean {
  const plain = path.replace(/[?#].*$/, '') || '/';
  return patterns.some((pattern) => pattern.test(plain));
}
