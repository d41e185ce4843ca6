// Byte budgets of the built site: gzipped bytes of each page's first load, in both languages, and of the scripts that a browser has
// loaded for each kind of page when the network is idle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { STORAGE_KEYS } from '../contract/storage-keys.ts';
import { seed } from '../tools/bench/markets/markets.ts';
import { startMarket } from '../tools/bench/markets/running-server.ts';
import { table } from '../tools/bench/table.ts';
import { findOrInstallChromium } from './chromium.ts';
import { measureIdleScripts } from './idle-load.ts';
import { measureOnDemand, measurePageLoad, type PageLoad } from './page-load.ts';
import { listSitePages } from './site-pages.ts';

const CONTENT_SCRIPT_BYTES = 2_500;
/** Bytes of scripts for the catalog's and the signed-in screens. Paths without language prefix; the first match counts. */
const SCREEN_SCRIPT_BYTES = [
  [/^\/(?:bis|blog|help|landed-cost(?:\?.*)?)$/, 4_100],
  // With the script that moves a picture from page to page.
  [/^\/compare\?/, 4_300],
  // What other content pages have, and the print button.
  [/^\/templates\/[^/]+$/, 2_700],
  [/^\/(?:contact|supplier\/[^/]+)$/, 5_450],
  [/^\/product\/[^/]+$/, 8_500],
  // Narrowing by machine type and attributes, with its sliders, and the sheet of the sort may add 4.2 kB to what other public lists load.
  [/^\/products$/, 102_000],
  // What other content pages have, and the script that takes the token out of the address.
  [/^\/(?:confirm-email|remove-access|set-password|stop-alert)(?:\?|$)/, 2_700],
  [/^\/(?:auth|join|products|suppliers|inquiry|chat|vendorchat|favourites)(?:[/?]|$)/, 97_000],
  // With the reviews, and the place where the identity is confirmed.
  [/^\/admin(?:\/|$)/, 106_500],
  [/^\/(?:dashboard|products\/edit)(?:\/|$)/, 108_200],
] as const;
/**
 * Scripts loaded on demand, beyond those shared by all islands: forms, dialogs, and the chat, which must not load
 * earlier.
 */
const ON_DEMAND_BUDGETS = [
  { page: /^\/about$/, name: 'unread', most: 3_150, withoutIslands: true },
  { page: /^\/about$/, name: 'page-sign-out', most: 3_200, withoutIslands: true },
  { page: /^\/about$/, name: 'search-box', most: 8_000, withoutIslands: true },
  {
    page: /^\/(?:dashboard\/products\/new|products\/edit\/.*)$/,
    name: 'ProductForm',
    // With the reader of prices and amounts as suppliers write them, the ports of prices, and its texts, which the page does not load
    // before it.
    most: 35_500,
  },
  { page: /^\/product\/\{id\}$/, name: 'open-window', most: 37_500 },
  { page: /^\/product\/\{id\}$/, name: 'cost-panel-choice', most: 2_250, withoutIslands: true },
  { page: /^\/supplier\/\{id\}$/, name: 'open-window', most: 37_500 },
  { page: /^\/bis$/, name: 'open-window', most: 37_500 },
  { page: /^\/dashboard$/, name: 'ChatTab', most: 36_000 },
  { page: /^\/(?:chat|vendorchat)$/, name: 'ChatScreen', most: 36_000 },
] as const;
/**
 * Scripts of each kind of page at network idle, signed out and in. `{product}` and `{supplier}` stand for ids. Signed-in readers also
 * load the bell and the counts of the header. Each has some hundred bytes of room: names of chunks change what gzip makes of them.
 */
const IDLE_BUDGETS = [
  ...['/', '/about', '/bis', '/blog', '/help', '/contact', '/templates/packing-list'].map(
    (path) => ({
      path,
      out: 6_000,
      in: 7_500,
    }),
  ),
  { path: '/landed-cost', out: 6_000, in: 7_500 },
  { path: '/compare?ids={product}', out: 6_000, in: 7_500 },
  { path: '/product/{product}', out: 8_000, in: 15_700 },
  { path: '/supplier/{supplier}', out: 6_200, in: 14_000 },
  { path: '/products', out: 102_000, in: 107_200 },
  { path: '/suppliers', out: 96_000, in: 97_500 },
  { path: '/favourites', out: 126_500, in: 155_600 },
  { path: '/auth', out: 99_000, in: 116_500 },
  { path: '/dashboard', out: 124_300, in: 152_600 },
  { path: '/chat', out: 104_000, in: 144_700 },
];
/** What all islands share; scripts of pages without islands must not need it. */
const SHARED_CHUNK = /\/(?:kit|schemas|session)\.[\w-]+\.js$/;
const NOTHING = /^$/;
/** String that occurs in socket.io's client. */
const SOCKET_IO_STRING = 'reconnect_attempt';
/** Colors for light and dark take 120 bytes more where browsers of 2023 know them (scripts/oldest-browsers.ts). */
const STYLES_BYTES = 18_000;
const HTML_BYTES = 30_000;
/**
 * HTML of large pages, before and after gzip; in Chinese the same text takes more bytes. The others: HTML_BYTES. With a dollar rate:
 * the landed cost is 1.9 kB of a product page, the prices in rupees 0.4 kB of a list. Titles and short
 * descriptions are 4 kB of a list (decision 015).
 */
const PAGE_HTML_BYTES = [
  { page: /^\/product\/\{id\}$/, raw: 66_000, gzip: 16_000 },
  { page: /^\/products$/, raw: 137_300, gzip: 25_900 },
  // Both languages in one page.
  { page: /^\/templates\/[^/]+$/, raw: 80_000, gzip: 22_300 },
] as const;
/** Uncompressed; every page has it. */
const HEADER_BYTES = 9_350;
const FONT_BYTES = 40_000;
const SEEDED_PRODUCTS = 100;

const withoutLanguage = (path: string): string => path.replace(/^\/zh-hans(?=\/|$)/, '');

const htmlBreachesOf = (name: string, { html, rawHtml, header }: PageLoad): string[] => {
  const { raw = Infinity, gzip = HTML_BYTES } =
    PAGE_HTML_BYTES.find(({ page }) => page.test(withoutLanguage(name))) ?? {};
  return [
    ...(html > gzip ? [`${html} bytes of HTML, at most ${gzip}`] : []),
    ...(rawHtml > raw ? [`${rawHtml} bytes of HTML before gzip, at most ${raw}`] : []),
    ...(header > HEADER_BYTES ? [`${header} bytes of header, at most ${HEADER_BYTES}`] : []),
  ];
};

const breachesOf = (path: string, page: PageLoad): string[] => {
  const pathWithoutLanguage = withoutLanguage(path);
  const screen = SCREEN_SCRIPT_BYTES.find(([address]) => address.test(pathWithoutLanguage));
  const maxBytes = screen?.[1] ?? CONTENT_SCRIPT_BYTES;
  const breaches: string[] = [];
  if (page.script > maxBytes) breaches.push(`${page.script} bytes of script, at most ${maxBytes}`);
  if (page.islands > 0 && !screen) breaches.push('an island on a content page');
  if (page.styles > STYLES_BYTES)
    breaches.push(`${page.styles} bytes of CSS, at most ${STYLES_BYTES}`);
  for (const { address, bytes, blocking } of page.fonts) {
    if (bytes > FONT_BYTES) breaches.push(`${address} has ${bytes} bytes, at most ${FONT_BYTES}`);
    if (blocking) breaches.push(`text waits for ${address}: it needs font-display: swap`);
  }
  return breaches;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const dataDir = mkdtempSync(join(tmpdir(), 'yantra-budgets-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
seed(dataDir, SEEDED_PRODUCTS, { quiet: true });
const server = await startMarket({ env: { DATA_DIR: dataDir } });

const rows: string[][] = [];
const onDemandRows: string[][] = [];
const allBreaches: string[] = [];
for (const { path, status, name } of await listSitePages(server.origin)) {
  const page = await measurePageLoad(server.origin, path);
  const breaches = [...breachesOf(path, page), ...htmlBreachesOf(name, page)];
  if (page.status !== status) breaches.push(`status ${page.status} instead of ${status}`);
  const nameWithoutLanguage = withoutLanguage(name);
  for (const budget of ON_DEMAND_BUDGETS.filter(({ page }) => page.test(nameWithoutLanguage))) {
    const shared = 'withoutIslands' in budget ? NOTHING : SHARED_CHUNK;
    const chunk = { name: budget.name, shared, mark: SOCKET_IO_STRING };
    const { bytes, loadedEarly } = await measureOnDemand(server.origin, path, chunk);
    if (bytes > budget.most)
      breaches.push(`${bytes} bytes more for ${budget.name}, at most ${budget.most}`);
    if (loadedEarly.length > 0)
      breaches.push(`socket.io is in the first load, in ${loadedEarly.join()}`);
    onDemandRows.push([name, budget.name, kilobytes(bytes)]);
  }
  allBreaches.push(...breaches.map((breach) => `${path}: ${breach}`));
  rows.push([
    name,
    kilobytes(page.html),
    kilobytes(page.rawHtml),
    kilobytes(page.script),
    String(page.islands),
    kilobytes(page.styles),
    kilobytes(page.fonts.reduce((sum, { bytes }) => sum + bytes, 0)),
    breaches.length ? 'exceeded' : '',
  ]);
}

const executablePath = findOrInstallChromium();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const register = async (role: 'buyer' | 'supplier'): Promise<string> => {
  const reply = await fetch(`${server.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Rao',
      email: `${role}@example.com`,
      password: 'a long enough one',
      role,
      phone: role === 'buyer' ? '+919876543210' : '+8613812345678',
    }),
  });
  return ((await reply.json()) as { token: string }).token;
};
const tokens = { buyer: await register('buyer'), supplier: await register('supplier') };
const [{ id, supplierId } = { id: '', supplierId: '' }] = (
  (await (await fetch(`${server.origin}/api/products?limit=1`)).json()) as {
    products: readonly { id: string; supplierId: string }[];
  }
).products;
const idleRows: string[][] = [];
for (const { path, out, in: most } of IDLE_BUDGETS)
  for (const prefix of ['', '/zh-hans']) {
    const address =
      prefix +
      (prefix && path === '/'
        ? ''
        : path.replace('{product}', id).replace('{supplier}', supplierId));
    const budgets = {
      'signed out': [out, null],
      buyer: [most, tokens.buyer],
      supplier: [most, tokens.supplier],
    } as const;
    const measured = await Promise.all(
      Object.values(budgets).map(([, token]) =>
        measureIdleScripts(
          browser,
          server.origin + address,
          token === null ? null : { token, tokenKey: STORAGE_KEYS.token },
        ),
      ),
    );
    for (const [at, [reader, [budget]]] of Object.entries(budgets).entries()) {
      const bytes = measured[at] ?? 0;
      if (bytes > budget)
        allBreaches.push(
          `${address}: ${bytes} bytes of script at network idle (${reader}), at most ${budget}`,
        );
    }
    idleRows.push([prefix + path, ...measured.map(kilobytes)]);
  }
await browser.close();
await server.stop();

console.log(
  table(['page, kB gzipped', '>HTML', '>raw', '>script', '>islands', '>CSS', '>fonts', ''], rows),
);
console.log(`\n${table(['loaded on demand on', 'chunk', '>additional kB'], onDemandRows)}`);
console.log(
  `\n${table(['scripts at network idle, kB gzipped', '>signed out', '>buyer', '>supplier'], idleRows)}`,
);
// The mark is what .ci/run collects for its list of failures.
if (allBreaches.length)
  console.error(`\n${allBreaches.map((breach) => ` × ${breach}`).join('\n')}`);
process.exit(allBreaches.length ? 1 : 0);
