// Byte budgets of the built site: gzipped bytes of each page's first load, in both languages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../tools/bench/markets.ts';
import { startMarket } from '../tools/bench/running-server.ts';
import { table } from '../tools/bench/table.ts';
import { demandedBy, loadedBy, type PageLoad } from './page-load.ts';
import { pagesOf } from './site-pages.ts';

const CONTENT_SCRIPT = 6_000;
/** Bytes of scripts for the catalog's and the signed-in screens. Paths without language prefix; the first match counts. */
const SCREEN_SCRIPT = [
  [/^\/auth$/, 120_000],
  [/^\/(?:dashboard|products\/edit|admin|chat|vendorchat)(?:\/|$)/, 140_000],
  [/^\/(?:products|product|suppliers|supplier|inquiry)(?:\/|$)/, 115_000],
] as const;
/**
 * Scripts loaded on demand, beyond those shared by all islands: forms, windows, and the chat, of which no byte may load
 * earlier.
 */
const LATER = [
  {
    page: /^\/(?:dashboard\/products\/new|products\/edit\/.*)$/,
    name: 'ProductForm',
    most: 45_000,
  },
  { page: /^\/product\/\{id\}$/, name: 'open-window', most: 45_000 },
  { page: /^\/supplier\/\{id\}$/, name: 'open-window', most: 45_000 },
  { page: /^\/bis$/, name: 'open-window', most: 45_000 },
  { page: /^\/dashboard$/, name: 'ChatTab', most: 60_000 },
  { page: /^\/(?:chat|vendorchat)$/, name: 'ChatScreen', most: 45_000 },
] as const;
const SHARED = /\/kit\.[\w-]+\.js$/;
/** String that occurs in socket.io's client. */
const LIVE_MARK = 'reconnect_attempt';
const STYLES = 16_000;
const HTML = 30_000;
const FONT = 40_000;
const PRODUCTS = 100;

const breachesOf = (path: string, page: PageLoad): string[] => {
  const plain = path.replace(/^\/zh-hans(?=\/|$)/, '');
  const screen = SCREEN_SCRIPT.find(([address]) => address.test(plain));
  const most = screen?.[1] ?? CONTENT_SCRIPT;
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
seed(dataDir, PRODUCTS, { quiet: true });
const server = await startMarket({ env: { DATA_DIR: dataDir } });

const rows: string[][] = [];
const opened: string[][] = [];
const faults: string[] = [];
for (const { path, status, name } of await pagesOf(server.origin)) {
  const page = await loadedBy(server.origin, path);
  const breaches = breachesOf(path, page);
  if (page.status !== status) breaches.push(`answered ${page.status}, not ${status}`);
  const plain = name.replace(/^\/zh-hans(?=\/|$)/, '');
  for (const later of LATER.filter(({ page }) => page.test(plain))) {
    const opening = { name: later.name, shared: SHARED, mark: LIVE_MARK };
    const { bytes, early } = await demandedBy(server.origin, path, opening);
    if (bytes > later.most)
      breaches.push(`${bytes} bytes more for ${later.name}, at most ${later.most}`);
    if (early.length > 0) breaches.push(`the live connection came early, in ${early.join()}`);
    opened.push([name, later.name, kilobytes(bytes)]);
  }
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
console.log(`\n${table(['loaded later on', 'what', '>kB more'], opened)}`);
if (faults.length) console.error(`\n${faults.join('\n')}`);
process.exit(faults.length ? 1 : 0);
