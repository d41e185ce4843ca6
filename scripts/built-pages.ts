// Build plugin: lists the files of the prerendered pages, so that the start can check that all of them are there.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export const builtPages = (): AstroIntegration => ({
  name: 'built-pages',
  hooks: {
    'astro:build:done': ({ assets }) => {
      const files = [...assets.values()].flat().map((file) => fileURLToPath(file));
      const pages = files.filter((file) => file.endsWith('.html'));
      writeFileSync('dist/pages.json', JSON.stringify(pages.map((file) => relative('.', file))));
    },
  },
});
