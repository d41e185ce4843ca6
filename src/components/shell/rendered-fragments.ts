// HTML of the parts of a page that are the same for all readers of a language, by RenderedOnce.astro's keys.

/** Its size is bounded by the number of different keys: none of them comes from a request. */
export const renderedFragments = new Map<string, string>();
