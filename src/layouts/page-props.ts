// Properties of the page layouts.
import type { Lang } from '../i18n/language.ts';

export interface PageProps {
  /** Without the site name, which the layout adds. */
  title: string;
  description: string;
  /** Path of the page without language prefix: '/products'. Includes the query only if it makes a distinct page. */
  path: string;
  /** Languages in which the page exists, if not all: an article may not be translated yet. */
  languages?: readonly Lang[] | undefined;
  /** Picture for link previews: a path of this site or an absolute URL. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** Whether the page announces the feed of the blog. */
  feed?: boolean | undefined;
  noindex?: boolean | undefined;
  /** With noindex, for pages whose links lead to ever more combinations of filters. */
  nofollow?: boolean | undefined;
  type?: 'website' | 'article' | 'product';
  /** schema.org objects, each with its own @context. */
  jsonLd?: readonly object[];
  /** URLs of the texts of an island that starts with the page (wordsFor): the browser loads them at once. */
  words?: readonly string[];
  /**
   * 'work': without the category navigation, and with a footer of one line, as for signed-in users. 'bare': without any footer, as
   * for the sign-in and the chat, which fill the window.
   */
  frame?: 'site' | 'work' | 'bare';
}
