// Loader of the site build in dist/: prerendered pages by address, other files, and the handler of on-demand pages.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildAddresses } from './build-addresses.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Renders a page on demand; null if none has this URL. */
export type RenderPage = (url: URL, locals: object) => Promise<Response | null>;

export interface Build {
  readonly clientDir: string;
  /** Maps an address without a trailing slash to the file of its prerendered page. */
  readonly pages: ReadonlyMap<string, string>;
  /** Addresses of everything else that is sent as it is: scripts, styles, fonts, icons. */
  readonly files: ReadonlySet<string>;
  /** Maps an address to its file with absolute addresses: robots.txt, feeds, a sitemap. */
  readonly addressedFiles: ReadonlyMap<string, string>;
  readonly addresses: BuildAddresses;
  readonly renderPage: RenderPage;
  /** Fields of src/site.ts whose values are examples in this build. */
  readonly exampleSiteFields: readonly string[];
}

const urlPathOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';

/** Reads the build; null where the site has not been built by this release, whose builds say what is in them. */
export async function loadBuild(): Promise<Build | null> {
  if (!existsSync(join(DIST, 'build.json'))) return null;
  // `dist` leads to the newest build, and may lead to another one while this process runs.
  const dir = realpathSync(DIST);
  const entry = join(dir, 'server', 'entry.mjs');
  const clientDir = join(dir, 'client');
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(clientDir, join(each.parentPath, each.name)));
  const html = paths.filter((file) => file.endsWith('.html'));
  const { origin, uploads, addressed } = JSON.parse(
    readFileSync(join(dir, 'build.json'), 'utf8'),
  ) as BuildAddresses & { readonly addressed: readonly string[] };
  const addressedFiles = new Map(addressed.map((file) => [`/${file}`, join(clientDir, file)]));
  const otherFiles = paths
    .filter((file) => !/\.(?:html|br|gz)$/.test(file))
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((address) => !addressedFiles.has(address));
  const { renderPage, exampleSiteFields } = (await import(pathToFileURL(entry).href)) as Pick<
    Build,
    'renderPage' | 'exampleSiteFields'
  >;
  return {
    clientDir,
    pages: new Map(html.map((file) => [urlPathOf(file), join(clientDir, file)])),
    files: new Set(otherFiles),
    addressedFiles,
    addresses: { origin, uploads },
    renderPage,
    exampleSiteFields,
  };
}
