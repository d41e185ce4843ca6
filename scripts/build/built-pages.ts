// Build plugin: writes what the start and the server have to know about a build into its build.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Addresses of a build that was given none (server/web/build-addresses.ts): no site can have these names. */
export const PLACEHOLDER_ORIGIN = 'https://origin.invalid';
export const PLACEHOLDER_UPLOADS = 'https://uploads.invalid';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)).split(sep).join('/'));

export const builtPages = (addresses: {
  readonly origin: string;
  readonly uploads: string;
}): AstroIntegration => ({
  name: 'built-pages',
  hooks: {
    'astro:build:done': ({ dir, assets }) => {
      const client = fileURLToPath(dir);
      const pages = [...assets.values()]
        .flat()
        .map((file) => relative(client, fileURLToPath(file)).split(sep).join('/'))
        .filter((file) => file.endsWith('.html'));
      const files = filesIn(client);
      const build = {
        ...addresses,
        /** Prerendered pages, so that the start can check that all of them are there. */
        pages,
        /** Other files with absolute addresses, such as robots.txt. */
        addressed: files.filter(
          (file) =>
            /\.(?:txt|xml|json|webmanifest)$/.test(file) &&
            readFileSync(join(client, file), 'utf8').includes(addresses.origin),
        ),
        hashed: files.filter((file) => file.startsWith('_astro/')),
      };
      writeFileSync(new URL('../build.json', dir), JSON.stringify(build));
    },
  },
});
