// Published entries of the content collections, and helpers to render an entry as a page.
import { type CollectionEntry, getCollection } from 'astro:content';
import { LANGS, type Lang, LOCALE_PARAM, localHref, translator } from '../i18n/index.ts';
import { pageExists } from '../sitemap/routes.ts';
import { isInBuild } from './drafts.ts';
import { keepNumbers } from './number-spacing.ts';
import { withDrawings } from './text-drawings/index.ts';

export type CollectionName = 'about' | 'bis' | 'blog' | 'guides' | 'help' | 'policies';

const FOLDERS = { en: 'en', 'zh-Hans': 'zh-hans' } as const satisfies Record<Lang, string>;

/** The file name without extension, which is the last segment of the page's URL. */
export const slugOf = ({ id }: { readonly id: string }): string => id.slice(id.indexOf('/') + 1);

/** Returns the entries of one language. Drafts and articles with a future date are included only in previews (drafts.ts). */
export const published = <C extends CollectionName>(
  collection: C,
  lang: Lang,
): Promise<CollectionEntry<C>[]> => {
  const now = new Date();
  return getCollection(
    collection,
    (entry) => entry.id.startsWith(`${FOLDERS[lang]}/`) && isInBuild(entry.data, now),
  );
};

/**
 * getStaticPaths for one page per entry and language. `languages` lists the languages the entry is published in;
 * an article may not be translated yet.
 */
export async function entryPaths<C extends CollectionName>(...collections: readonly C[]) {
  const paths = [];
  for (const collection of collections) {
    const inLang = await Promise.all(LANGS.map((lang) => published(collection, lang)));
    const slugs = inLang.map((entries) => new Set(entries.map(slugOf)));
    for (const [at, lang] of LANGS.entries())
      for (const entry of inLang[at] ?? []) {
        const slug = slugOf(entry);
        const languages = LANGS.filter((_, other) => slugs[other]?.has(slug));
        paths.push({ params: { locale: LOCALE_PARAM[lang], slug }, props: { entry, languages } });
      }
  }
  return paths;
}

/** Sorts by date, newest first; entries of the same day by id. */
export const newestFirst = (a: CollectionEntry<'blog'>, b: CollectionEntry<'blog'>): number =>
  b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id);

/** Sorts help answers: the popular ones first, in their order. */
export const helpOrder = (a: CollectionEntry<'help'>, b: CollectionEntry<'help'>): number =>
  (a.data.order ?? Infinity) - (b.data.order ?? Infinity) || a.id.localeCompare(b.id);

/**
 * Returns the rendered HTML of an entry. Internal links get the language prefix; links to missing pages become plain text.
 * Wide tables scroll horizontally, by keyboard too. Column alignment becomes an attribute, because the page's
 * content security policy allows no style attributes.
 */
export const htmlOf = (
  entry: { readonly rendered?: { readonly html: string } | undefined },
  lang: Lang,
): string =>
  withDrawings(keepNumbers(entry.rendered?.html ?? ''), lang)
    .replace(/<a href="(\/[^"]*)">([\s\S]*?)<\/a>/g, (_, href: string, text: string) =>
      pageExists(href) ? `<a href="${localHref(lang, href)}">${text}</a>` : text,
    )
    .replaceAll('<th></th>', '<td></td>')
    .replace(/ style="text-align: ?(\w+);?"/g, ' data-align="$1"')
    .replaceAll(
      '<table>',
      `<div class="wide" role="group" aria-label="${translator(lang)('content:table')}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** Returns the second-level headings, for a table of contents. */
export const headingsOf = (entry: {
  readonly rendered?: { readonly metadata?: object | undefined } | undefined;
}): { readonly id: string; readonly text: string }[] => {
  const { headings = [] } = (entry.rendered?.metadata ?? {}) as {
    headings?: { depth: number; slug: string; text: string }[];
  };
  return headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ id: slug, text }));
};
