// Loader of the site build in dist/: prerendered pages by address, other files, and the handler of on-demand pages.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Renders a page on demand; null if none has this URL. */
export type RenderPage = (url: URL, locals: object) => Promise<Response | null>;

export interface Build {
  readonly clientDir: string;
  /** Maps an address without a trailing slash to the file of its prerendered page. */
  readonly pages: ReadonlyMap<string, string>;
  /** Addresses of everything else: scripts, styles, fonts, icons. */
  readonly files: ReadonlySet<string>;
  readonly renderPage: RenderPage;
  /** Fields of src/site.ts whose values are examples in this build. */
  readonly exampleSiteFields: readonly string[];
}

const urlPathOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';

/** Reads the build; null where the site has not been built. */
export async function loadBuild(): Promise<Build | null> {
  const entry = join(DIST, 'server', 'entry.mjs');
  const clientDir = join(DIST, 'client');
  if (!existsSync(entry)) return null;
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(clientDir, join(each.parentPath, each.name)));
  const html = paths.filter((file) => file.endsWith('.html'));
  const otherFiles = paths.filter((file) => !/\.(?:html|br|gz)$/.test(file));
  const { renderPage, exampleSiteFields } = (await import(pathToFileURL(entry).href)) as Pick<
    Build,
    'renderPage' | 'exampleSiteFields'
  >;
  return {
    clientDir,
    pages: new Map(html.map((file) => [urlPathOf(file), join(clientDir, file)])),
    files: new Set(otherFiles.map((file) => `/${file.split(sep).join('/')}`)),
    renderPage,
    exampleSiteFields,
  };
}
