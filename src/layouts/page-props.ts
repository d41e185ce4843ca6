// What a page tells its layout.

export interface PageProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's own path without language prefix, with the query only where it makes another page: '/products'. */
  path: string;
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
