// The site's build: prerendered pages by default, on-demand ones opt in, two languages, a strict CSP.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { barePreload } from './scripts/build/bare-preload.ts';
import {
  builtPages,
  PLACEHOLDER_ORIGIN,
  PLACEHOLDER_UPLOADS,
} from './scripts/build/built-pages.ts';
import { islandFile } from './scripts/build/island-file.ts';
import { leanContract } from './scripts/build/lean-contract.ts';
import { leanHashes } from './scripts/build/lean-hashes.ts';
import { leanIcons } from './scripts/build/lean-icons.ts';
import { textModules } from './scripts/build/text-modules.ts';
import { words } from './scripts/build/words.ts';
import { OLDEST_BROWSERS } from './scripts/oldest-browsers.ts';
import { inlineScript } from './src/layouts/inline-script.js';

/** Astro hashes what it bundles; what must be there before the first paint is hashed here. */
const inlineHash = (file) =>
  /** @type {const} */ (
    `sha256-${createHash('sha256')
      .update(inlineScript(readFileSync(new URL(file, import.meta.url), 'utf8')))
      .digest('base64')}`
  );

/**
 * Small shared parts are gathered into a few files: together they compress better than in pieces, and come from the
 * cache afterwards. A part goes to the first group it fits: what every page carries must not bring React along.
 */
const SHARED = [
  [
    'page',
    /vite\/preload-helper|contract\/(?:storage-keys|lang)\.ts|src\/(?:stores\/(?:stored-session|language|tab-storage)|toasts\/stored-toast|i18n\/language)\.ts/,
  ],
  // What fields and lists of islands share with the search box of the header, which loads no React.
  ['typing', /src\/(?:api\/attempt-signal|ui\/fields\/composing|i18n\/script)\.ts/],
  ['addresses', /contract\/parse-url\.ts|src\/stores\/return-path\.ts/],
  ['session', /node_modules\/nanostores\/(?:atom|clean-stores)\/|src\/stores\/session\.ts/],
  // What scripts of pages without islands need: live figures and hearts.
  ['format', /src\/ui\/format\/(?:locale|number|date)\.ts|contract\/catalog\/catalog-limits\.ts/],
  ['send', /src\/api\/(?:send|http)\.ts|contract\/page-limits\.ts/],
  [
    'kit',
    /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores\/react)\/|lucide-react\/dist\/esm\/(?:shared|icons\/x\.mjs|\w+\.mjs)|src\/i18n\/(?:translator|react|hydrate|place|late-texts)|src\/ui\/screens\/(?:screen|ErrorBoundary|PartFailed)|src\/api\/(?:call|browser|lazy-endpoints)|src\/stores\/(?:retry|load-error|server-message)|src\/ui\/(?:FollowLink|use-delayed|fields\/(?:LabeledControl|Select))|src\/ui\/format\/money\.ts|contract\/(?:media|errors)\.ts/,
  ],
  ['schemas', /node_modules\/zod\/|contract\/(?:pagination|read|reply|endpoint|query|body)\.ts/],
  // With the price bases, which the list and the product form have.
  ['taxonomy', /contract\/taxonomy|contract\/catalog\/price-basis\.ts|src\/i18n\/taxonomy\.ts/],
  [
    'app',
    /src\/(?:api\/form|stores\/(?:app-api|health))\.ts|contract\/(?:form-entries|messages\/backend)\.ts/,
  ],
  [
    'lists',
    /src\/ui\/(?:list\/(?:list-store\.ts|filter-codec|page-reader|use-list|ListBody|Pager)|NoPicture|fields\/use-search-input)|src\/islands\/product-list\/catalog-(?:context|url)\.ts|icons\/(?:search|badge-check|sliders-horizontal)\.mjs/,
  ],
  [
    'cards',
    /src\/islands\/(?:catalog\/(?:Heart|CompareBox|filters\/sort-options)|product-list\/catalog-card)\.tsx?|src\/ui\/(?:prices\/Price|format\/approximate-rupees)\.tsx?/,
  ],
].map(([name, test], at, all) => ({ name, test, priority: all.length - at }));

/**
 * Only a static host needs real ones: the server replaces them by its own. `uploads` is where the public reads uploads, which pages have
 * to allow.
 */
const addresses = {
  origin: new URL(process.env.PUBLIC_ORIGIN || PLACEHOLDER_ORIGIN).origin,
  uploads: new URL(process.env.S3_PUBLIC_URL || PLACEHOLDER_UPLOADS).origin,
};

/** Adapter: the server process loads the build and calls its one function (server/web/render.ts). */
const pageRenderer = () => ({
  name: 'page-renderer',
  hooks: {
    /** @param {{ setAdapter: (adapter: import('astro').AstroAdapter) => void }} options */
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'page-renderer',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/render-page.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
        supportedAstroFeatures: {
          hybridOutput: 'stable',
          staticOutput: 'stable',
          serverOutput: 'stable',
          sharpImageService: 'stable',
        },
      }),
  },
});

/** React islands are rendered by src/islands/render-island.ts and hydrate with src/i18n/hydrate.ts. */
function reactIslands() {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: '/src/i18n/hydrate.ts',
              serverEntrypoint: '/src/islands/render-island.ts',
            }),
        }),
    },
  };
}

/** A request for a small style sheet would delay the first paint of a phone by more than its bytes in the page. */
const MAX_INLINE_STYLE_BYTES = 4_096;

/**
 * @param {string} path
 * @param {Buffer} content
 */
const inlineSmallStyles = (path, content) =>
  path.endsWith('.css') && content.length < MAX_INLINE_STYLE_BYTES;

export default defineConfig({
  site: addresses.origin,
  outDir: process.env.BUILD_DIR,
  output: 'static',
  adapter: pageRenderer(),
  integrations: [reactIslands(), builtPages(addresses)],
  i18n: {
    locales: ['en', { path: 'zh-hans', codes: ['zh-Hans'] }],
    defaultLocale: 'en',
    routing: 'manual',
  },
  build: { format: 'preserve' },
  trailingSlash: 'ignore',
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        /** @type {const} */ (`img-src 'self' data: blob: ${addresses.uploads}`),
        /** @type {const} */ (`media-src 'self' blob: ${addresses.uploads}`),
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: {
        hashes: [
          inlineHash('./src/scripts/first-paint.js'),
          inlineHash('./src/scripts/speculation.json'),
        ],
      },
      styleDirective: { hashes: [inlineHash('./src/styles/transition.css')] },
    },
  },
  vite: {
    plugins: [
      words(),
      textModules(),
      tailwind(),
      leanContract(),
      leanIcons(),
      leanHashes(),
      islandFile(),
      barePreload(),
    ],
    // Else styles of pages are lowered to nothing: Astro builds them with the server's target.
    build: { assetsInlineLimit: inlineSmallStyles, cssTarget: OLDEST_BROWSERS },
    // Else lean-icons would change icons in the browser only.
    ssr: { noExternal: ['lucide-react'] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: SHARED } },
          },
        },
      },
    },
    // Only `npm run dev` serves pages from here; it starts the API beside them.
    server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:4320' } },
  },
});
