// Breadcrumb trail of a page, and its schema.org markup for search engines.

export interface Crumb {
  readonly label: string;
  /** Path in the reader's language; absent for the current page itself. */
  readonly href?: string;
}

/** Builds a schema.org BreadcrumbList; the last crumb is the page itself and needs no URL. */
export const breadcrumbData = (crumbs: readonly Crumb[], site: URL): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: new URL(href, site).href }),
  })),
});
