// Vite plugin that sends Astro's code of <astro-island> as a file, which browsers cache, instead of inside each page with islands.
import { hash } from 'node:crypto';
import code from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Plugin } from 'vite';

const FILE = `_astro/astro-island.${hash('sha256', code, 'base64url').slice(0, 8)}.js`;
const INLINE_SCRIPT = /<script>\$\{process\.env\.NODE_ENV [^}]*islandScript\}<\/script>/;

export const islandFile = (): Plugin => ({
  name: 'island-file',
  apply: 'build',
  generateBundle() {
    if (this.environment.name === 'client')
      this.emitFile({ type: 'asset', fileName: FILE, source: code });
  },
  transform: {
    filter: { id: /astro\/dist\/runtime\/server\/scripts\.js$/ },
    handler(source) {
      if (!INLINE_SCRIPT.test(source)) this.error('Astro sends the code of islands differently.');
      const script = `<script type="module" async src="/${FILE}"></script>`;
      return { code: source.replace(INLINE_SCRIPT, script), map: null };
    },
  },
});
