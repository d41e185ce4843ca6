// Byte budgets of the built site: what each page loads before anybody touches it, gzipped, in both languages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../tests/bench/markets.ts';
import { startMarket } from '../tests/bench/running-server.ts';
import { table } from '../tests/bench/table.ts';
import { loadedBy, type PageLoad } from './page-load.ts';
import { pagesOf } from './site-pages.ts';

const CONTENT_SCRIPT = 6_000;
const ISLAND_SCRIPT = 115_000;
const STYLES = 16_000;
const HTML = 30_000;
const FONT = 40_000;
const PRODUCTS = 100;

/** Screens to work in: they are allowed islands though they are prerendered. Without language prefix. */
const SCREENS =
  /^\/(?:auth|dashboard|products|product|suppliers|supplier|inquiry|chat|vendorchat|admin)(?:\/|$)/;

const breachesOf = (path: string, page: PageLoad): string[] => {
  const screen = SCREENS.test(path.replace(/^\/zh-hans(?=\/|$)/, ''));
  const most = screen ? ISLAND_SCRIPT : CONTENT_SCRIPT;
  const breaches: string[] = [];
  if (page.script > most) breaches.push(`${page.script} bytes of script, at most ${most}`);
  if (page.islands > 0 && !screen) breaches.push('an island on a page of content');
  if (page.html > HTML) breaches.push(`${page.html} bytes of HTML, at most ${HTML}`);
  if (page.styles > STYLES) breaches.push(`${page.styles} bytes of CSS, at most ${STYLES}`);
  for (const { address, bytes, blocking } of page.fonts) {
    if (bytes > FONT) breaches.push(`${address} has ${bytes} bytes, at most ${FONT}`);
    if (blocking) breaches.push(`text waits for ${address}: it needs font-display: swap`);
  }
  return breaches;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const dataDir = mkdtempSync(join(tmpdir(), 'yantra-budgets-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
seed(dataDir, PRODUCTS, true);
const server = await startMarket({ env: { DATA_DIR: dataDir } });

const rows: string[][] = [];
const faults: string[] = [];
for (const { path, status, name } of await pagesOf(server.origin)) {
  const page = await loadedBy(server.origin, path);
  const breaches = breachesOf(path, page);
  if (page.status !== status) breaches.push(`answered ${page.status}, not ${status}`);
  faults.push(...breaches.map((breach) => `${path}: ${breach}`));
  rows.push([
    name,
    kilobytes(page.html),
    kilobytes(page.script),
    String(page.islands),
    kilobytes(page.styles),
    kilobytes(page.fonts.reduce((sum, { bytes }) => sum + bytes, 0)),
    breaches.length ? 'too much' : '',
  ]);
}
await server.stop();

console.log(
  table(['page, kB gzipped', '>HTML', '>script', '>islands', '>CSS', '>fonts', ''], rows),
);
if (faults.length) console.error(`\n${faults.join('\n')}`);
process.exit(faults.length ? 1 : 0);
