// RSS feed of the blog, one per language.
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { newestFirst, published, slugOf } from '../../../content/published.ts';
import { localePaths, localHref } from '../../../i18n/language.ts';

export const getStaticPaths = () => localePaths();

export const GET: APIRoute = async ({ locals: { lang, t }, url }) => {
  const articles = (await published('blog', lang)).sort(newestFirst);
  return rss({
    title: `${t('site.name')}: ${t('content:blog.title')}`,
    description: t('content:blog.description'),
    site: new URL(localHref(lang, '/blog'), url).href,
    trailingSlash: false,
    items: articles.map((entry) => ({
      title: entry.data.title,
      description: entry.data.excerpt,
      link: localHref(lang, `/blog/${slugOf(entry)}`),
      pubDate: entry.data.date,
      author: entry.data.author,
      categories: [t(`content:blog.categories.${entry.data.category}`), ...entry.data.tags],
    })),
    customData: `<language>${lang}</language>`,
  });
};
