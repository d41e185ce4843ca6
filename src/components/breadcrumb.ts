// The way from the start to a page, shown to readers and told to search engines from one list.

export interface Crumb {
  readonly label: string;
  /** In the reader's language; the page itself has none. */
  readonly href?: string;
}

/** schema.org BreadcrumbList; the last crumb, which is the page itself, needs no address. */
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
