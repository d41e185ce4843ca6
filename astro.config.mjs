// The site's build: prerendered pages by default, on-demand ones opt in, two languages, a strict CSP.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { leanContract } from './scripts/lean-contract.ts';

/** Astro hashes what it bundles; what must be there before the first paint is hashed here. */
const inlineHash = (file) =>
  /** @type {const} */ (
    `sha256-${createHash('sha256')
      .update(readFileSync(new URL(file, import.meta.url)))
      .digest('base64')}`
  );

export default defineConfig({
  site:
    process.env.PUBLIC_ORIGIN ??
    `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '4321'}`,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react()],
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
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
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
    plugins: [tailwind(), leanContract()],
    build: { assetsInlineLimit: 0 },
    // Only `npm run dev` serves pages from here; it starts the API beside them.
    server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:4320' } },
  },
});
