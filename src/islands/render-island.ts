// Renderer of islands on the server, in place of @astrojs/react's, which renders every island twice, through streams. All
// framework components here are React's, and islands have no slots.
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { withPageData } from '../i18n/page-data.ts';

interface Rendering {
  readonly result: object;
}

/** Islands by page; each gets ids of its own (useId), and hydrates with the same prefix. */
const islandCounts = new WeakMap<object, number>();

/** React asks for some of the pictures before the rest of an island; the page itself decides what is loaded early. */
const PRELOAD_LINKS = /^(?:<link rel="preload"[^>]*>)+/;

function renderToStaticMarkup(this: Rendering, Island: ComponentType<object>, props: object) {
  const count = islandCounts.get(this.result) ?? 0;
  islandCounts.set(this.result, count + 1);
  const prefix = `r${count}`;
  const html = renderToString(createElement(Island, withPageData(props)), {
    identifierPrefix: prefix,
  });
  return { html: html.replace(PRELOAD_LINKS, ''), attrs: { prefix } };
}

export default {
  name: '@astrojs/react',
  /** A string is an HTML element whose name a component computes; Astro renders it itself. */
  check: (component: unknown): boolean => typeof component !== 'string',
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};
