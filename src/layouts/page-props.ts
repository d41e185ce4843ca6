// What a page tells its layout.
import type { Lang } from '../i18n/language.ts';

export interface PageProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's own path without language prefix, with the query only where it makes another page: '/products'. */
  path: string;
  /** The languages this page is published in, where not all: an article may still wait for its translation. */
  languages?: readonly Lang[] | undefined;
  /** For link previews; a path of ours or an absolute address. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  noindex?: boolean | undefined;
  type?: 'website' | 'article' | 'product';
  /** schema.org objects, each with its own @context. */
  jsonLd?: readonly object[];
  /** Without the header's category bar and the footer: sign-in, chat. */
  bare?: boolean;
}
