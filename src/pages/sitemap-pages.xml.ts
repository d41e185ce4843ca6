// The sitemap of everything that is not a listing or a supplier.
import type { APIRoute } from 'astro';
import { languagesOf, type Name, published, slugOf } from '../content/published.ts';
import { LANGS } from '../i18n/language.ts';
import { type Entry, sitemap } from '../sitemap/xml.ts';

const FIXED = ['/', '/products', '/suppliers', '/blog', '/help', '/contact', '/bis'];

/** Where the entries of a collection are pages. */
const FOLDERS = {
  guides: '',
  about: '',
  policies: '',
  blog: '/blog',
  help: '/help',
} as const satisfies Partial<Record<Name, string>>;

async function entriesOf(name: keyof typeof FOLDERS): Promise<Entry[]> {
  const slugs = new Map<string, string | undefined>();
  for (const lang of LANGS)
    for (const entry of await published(name, lang)) {
      const data: {
        updated?: Date | undefined;
        date?: Date | undefined;
        checked?: Date | undefined;
      } = entry.data;
      slugs.set(slugOf(entry), (data.updated ?? data.checked ?? data.date)?.toISOString());
    }
  return Promise.all(
    [...slugs].map(async ([slug, changedAt]) => ({
      path: `${FOLDERS[name]}/${slug}`,
      changedAt,
      languages: await languagesOf(name, slug),
    })),
  );
}

export const GET: APIRoute = async ({ site, url }) => {
  const names = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const entries = await Promise.all(names.map(entriesOf));
  return sitemap([...FIXED.map((path) => ({ path })), ...entries.flat()], site ?? url);
};
