// `npm run bench -- lighthouse [paths] [--runs 3]`: Lighthouse for phones, default throttling, on the built demo market.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findOrInstallChromium } from '../../scripts/chromium.ts';
import { readConfig } from '../../server/config.ts';
import { fillIfEmpty } from '../demo/fill-if-empty.ts';
import { freePort } from '../server-process.ts';
import { startMarket } from './markets/running-server.ts';
import { table } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Scores out of 100; the target for layout shift is zero. */
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--lang=en-US',
];
/** Port of the address that the site was built for, so that its canonical links match the measured pages. */
const BUILT_FOR_PORT = 4321;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 20) {
  console.error('Usage: npm run bench -- lighthouse [/path …] [--runs 1]');
  process.exit(2);
}
const chromePath = findOrInstallChromium();
if (!chromePath) process.exit(1);

const score = (result: Result, id: string): number =>
  Math.round((result.categories[id]?.score ?? 0) * 100);

const metric = (result: Result, id: string): number => result.audits[id]?.numericValue ?? 0;

/** Scored audits below the full score, with Lighthouse's values. */
const failingAuditsOf = (result: Result): string[] =>
  CATEGORIES.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      return [`${id} ${audit.score}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    }),
  );

/** Result of one page; of several runs the one with the median performance. */
async function measure(url: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({ chromePath: chromePath ?? '', chromeFlags: FLAGS });
    try {
      const done = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      if (done) results.push(done.lhr);
    } finally {
      chrome.kill();
    }
  }
  results.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const median = results[results.length >> 1];
  if (!median) throw new Error(`Lighthouse gave no result for ${url}`);
  if (median.runtimeError) console.log(`${url}: ${median.runtimeError.message}`);
  return median;
}

/** The main pages in both languages: the newest product with its supplier, an article, the BIS guidance. */
async function mainPages(origin: string): Promise<string[]> {
  const reply = await fetch(`${origin}/api/products?limit=1`);
  const { products } = (await reply.json()) as {
    products: readonly { id: string; supplierId: string }[];
  };
  const pages = [
    '',
    '/products',
    ...products.flatMap(({ id, supplierId }) => [`/product/${id}`, `/supplier/${supplierId}`]),
    '/blog/import-duty-on-machinery',
    '/bis',
  ];
  return pages.flatMap((page) => [page || '/', `/zh-hans${page}`]);
}

const portIsFree = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    () => true,
  );

const dataDir = mkdtempSync(join(tmpdir(), 'yantra-lighthouse-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const port = (await portIsFree(BUILT_FOR_PORT)) ? BUILT_FOR_PORT : await freePort();
await fillIfEmpty(readConfig({ DATA_DIR: dataDir }), console.log);
const server = await startMarket({ env: { DATA_DIR: dataDir, PORT: String(port) } });
const paths = positionals.length > 0 ? positionals : await mainPages(server.origin);

const rows: string[][] = [];
const failingAudits: string[] = [];
for (const path of paths) {
  const result = await measure(server.origin + path);
  const scores = CATEGORIES.map((id) => score(result, id));
  const shift = metric(result, 'cumulative-layout-shift');
  const reached = CATEGORIES.every((id, at) => (scores[at] ?? 0) >= TARGETS[id]) && shift < 0.0005;
  rows.push([
    path.replace(/[0-9a-f-]{36}$/, '{id}'),
    ...scores.map(String),
    shift.toFixed(3),
    `${(metric(result, 'largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${Math.round(metric(result, 'total-blocking-time'))} ms`,
    reached ? 'reached' : 'missed',
  ]);
  failingAudits.push(`${path}: ${failingAuditsOf(result).join(', ') || 'nothing'}`);
}
await server.stop();

rows.push(['target', ...CATEGORIES.map((id) => String(TARGETS[id])), '0.000']);
console.log(
  table(
    [
      'page',
      '>performance',
      '>accessibility',
      '>best practices',
      '>SEO',
      '>CLS',
      '>LCP',
      '>TBT',
      '',
    ],
    rows,
  ),
);
console.log(`\nAudits below 1\n${failingAudits.join('\n')}`);
process.exit(0);
