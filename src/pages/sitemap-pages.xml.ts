// Sitemap of all pages other than products and suppliers.
import type { APIRoute } from 'astro';
import { type CollectionName, entryPaths } from '../content/published.ts';
import { publishedTemplates } from '../content/templates.ts';
import { type SitemapEntry, sitemap } from '../sitemap/xml.ts';

const STATIC_PATHS = [
  ...[
    '/',
    '/products',
    '/suppliers',
    '/blog',
    '/help',
    '/contact',
    '/bis',
    '/landed-cost',
    '/import-duty-rates',
    '/templates',
  ],
];

/** Path prefix of the pages of each collection. */
const FOLDERS = {
  guides: '',
  about: '',
  policies: '',
  blog: '/blog',
  help: '/help',
} as const satisfies Partial<Record<CollectionName, string>>;

/** Returns one entry per page, with all its languages. */
async function entriesOf(name: keyof typeof FOLDERS): Promise<SitemapEntry[]> {
  const entries = new Map<string, SitemapEntry>();
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

export const GET: APIRoute = async ({ url }) => {
  const names = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const entries = await Promise.all(names.map(entriesOf));
  const templates = (await publishedTemplates()).map(({ id, data }) => ({
    path: `/templates/${id}`,
    changedAt: data.updated.toISOString(),
  }));
  return sitemap([...STATIC_PATHS.map((path) => ({ path })), ...entries.flat(), ...templates], url);
};
