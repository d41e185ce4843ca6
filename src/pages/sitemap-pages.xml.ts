// The sitemap of everything that is not a listing or a supplier.
import type { APIRoute } from 'astro';
import { entryPaths, type Name } from '../content/published.ts';
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

/** One entry a page, whatever languages it is in. */
async function entriesOf(name: keyof typeof FOLDERS): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for (const { params, props } of await entryPaths(name)) {
    const {
      updated,
      checked,
      date,
    }: Partial<Record<'updated' | 'checked' | 'date', Date | undefined>> = props.entry.data;
    entries.set(params.slug, {
      path: `${FOLDERS[name]}/${params.slug}`,
      changedAt: (updated ?? checked ?? date)?.toISOString(),
      languages: props.languages,
    });
  }
  return [...entries.values()];
}

export const GET: APIRoute = async ({ site, url }) => {
  const names = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const entries = await Promise.all(names.map(entriesOf));
  return sitemap([...FIXED.map((path) => ({ path })), ...entries.flat()], site ?? url);
};
