// Creates the PDFs of the BIS guidance by printing its page; with --check, reports whether they match the current content.
// `node scripts/bis-pdf.ts` needs a built site and Chromium; the PDFs and their fingerprints are committed.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rulesOf } from '../contract/landed-cost/rule.ts';
import { readFactList } from '../src/content/fact-files.ts';
import { fillFacts } from '../src/content/facts.ts';
import { seed } from '../tools/bench/markets/markets.ts';
import { startMarket } from '../tools/bench/markets/running-server.ts';
import { findOrInstallChromium } from './chromium.ts';
import { parseContentPage } from './frontmatter.ts';

const ROOT = new URL('../', import.meta.url);
const FINGERPRINTS = new URL('scripts/bis-pdf.json', ROOT);
const EDITIONS = [
  { folder: 'en', lang: 'en', page: '/bis', pdf: 'public/bis-certification.pdf' },
  {
    folder: 'zh-hans',
    lang: 'zh-Hans',
    page: '/zh-hans/bis',
    pdf: 'public/bis-certification-zh-hans.pdf',
  },
] as const;
type Edition = (typeof EDITIONS)[number];

interface Fingerprint {
  /** Hash of the text with its facts, of the compliance rules, and of the sources that lay them out. */
  readonly content: string;
  readonly pdf: string;
}

const FACTS = readFactList(ROOT);

/** The guidance with its facts, as it is built. */
function contentOf({ folder, lang }: Edition) {
  const file = `src/content/bis/${folder}/bis.md`;
  return fillFacts(parseContentPage(readFileSync(new URL(file, ROOT), 'utf8')), lang, FACTS, file);
}

const hashOf = (parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
};

/** Hash of everything that determines the printed pages, independent of line endings. */
function fingerprintOf(edition: Edition): Fingerprint {
  const layoutSources = readdirSync(new URL('src/components/bis/', ROOT))
    .sort()
    .map((name) => readFileSync(new URL(`src/components/bis/${name}`, ROOT), 'utf8'));
  const content = JSON.stringify([contentOf(edition), rulesOf(FACTS.rules, 'compliance')]);
  const pdf = new URL(edition.pdf, ROOT);
  return {
    content: hashOf([content, ...layoutSources].map((each) => each.replaceAll('\r\n', '\n'))),
    pdf: existsSync(pdf) ? hashOf([readFileSync(pdf)]) : 'none',
  };
}

const fingerprints = (): Record<string, Fingerprint> =>
  Object.fromEntries(EDITIONS.map((edition) => [edition.pdf, fingerprintOf(edition)]));

function check(): void {
  const stored: unknown = existsSync(FINGERPRINTS)
    ? JSON.parse(readFileSync(FINGERPRINTS, 'utf8'))
    : {};
  if (JSON.stringify(stored) === JSON.stringify(fingerprints())) {
    console.log('The BIS PDFs match the current content.');
    return;
  }
  console.error(
    'The BIS PDFs do not match the content. Run: npm run build && node scripts/bis-pdf.ts',
  );
  process.exit(1);
}

/** At this text size the sheet is as wide as a small desktop window, so steps and illustrations are side by side. */
const SCALE = 0.75;

interface EditionMetadata {
  readonly title: string;
  readonly checked: Date;
}

const readMetadata = (edition: Edition): EditionMetadata =>
  contentOf(edition).data as unknown as EditionMetadata;

const FOOTER_STYLE =
  'font: 8px sans-serif; width: 100%; margin: 0 16mm; display: flex; justify-content: space-between; color: #555';

async function createPdfs(): Promise<void> {
  const executablePath = findOrInstallChromium();
  if (!executablePath) process.exit(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-pdf-'));
  seed(dataDir, 600, { quiet: true });
  const server = await startMarket({ env: { DATA_DIR: dataDir } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const edition of EDITIONS) {
      const { title, checked } = readMetadata(edition);
      const page = await browser.newPage({ colorScheme: 'light' });
      await page.goto(server.origin + edition.page, { waitUntil: 'networkidle' });
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size;
          // Site links do not work in a local file.
          for (const link of document.querySelectorAll('a[href^="/"]'))
            link.removeAttribute('href');
        },
        `${9.8 / SCALE}pt`,
      );
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await page.pdf({
        path: new URL(edition.pdf, ROOT).pathname,
        format: 'A4',
        scale: SCALE,
        margin: { top: '18mm', bottom: '18mm', left: '16mm', right: '16mm' },
        printBackground: true,
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: `<div style="${FOOTER_STYLE}"><span>Yantra Bridge · ${title} · ${checked.toISOString().slice(0, 10)}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
      });
      await page.close();
      console.log(`${edition.pdf} written`);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  writeFileSync(FINGERPRINTS, `${JSON.stringify(fingerprints(), null, 2)}\n`);
}

if (process.argv.includes('--check')) check();
else await createPdfs();
