// Creates docs/images/content, the pictures of every block in docs/content.md, from a running market.
// `node scripts/content-pictures.ts http://127.0.0.1:4321` needs Chromium; the pictures are committed.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { load } from 'js-yaml';
import sharp from 'sharp';
import { findOrInstallChromium } from './chromium.ts';
import { parseContentPage } from './frontmatter.ts';

const [origin] = process.argv.slice(2);
const executablePath = findOrInstallChromium();
if (!origin || !executablePath) {
  console.error('Usage: node scripts/content-pictures.ts http://127.0.0.1:4321');
  process.exit(2);
}
const GUIDES = new URL('../src/content/guides/en/', import.meta.url);
const TEMPLATE = new URL('../src/content/templates/claim-letter.yaml', import.meta.url);
const IMAGES = new URL('../docs/images/content/', import.meta.url);
const VIEWPORT = { width: 1000, height: 900 };
const IMAGE_WIDTH = 720;
const MAX_HEIGHT = 620;

interface Spot {
  readonly path: string;
  readonly selector: string;
}

/** The first block of each kind in a guide. */
function guideSpots(): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const file of readdirSync(GUIDES).sort()) {
    const { data } = parseContentPage(readFileSync(new URL(file, GUIDES), 'utf8'));
    const { blocks = [] } = data as { blocks?: readonly { kind: string; id?: string }[] };
    for (const [at, { kind, id }] of blocks.entries())
      if (!spots.has(kind))
        spots.set(kind, {
          path: `/${file.replace('.md', '')}`,
          selector: `[id="${id ?? `part-${at + 1}`}"]`,
        });
  }
  spots.delete('body');
  return spots;
}

/** The first part of each kind in the claim letter. */
function templateSpots(): [string, Spot][] {
  const { parts } = load(readFileSync(TEMPLATE, 'utf8')) as { parts: readonly { kind: string }[] };
  return [...new Set(parts.map(({ kind }) => kind))].map((kind) => [
    `template-${kind}`,
    {
      path: '/templates/claim-letter',
      selector: `.document > section >> nth=${parts.findIndex((part) => part.kind === kind)}`,
    },
  ]);
}

const SPOTS = new Map<string, Spot>([
  ...guideSpots(),
  ...templateSpots(),
  ['drawing', { path: '/blog/voltage-and-phase-in-india', selector: '.prose figure' }],
  ['sources', { path: '/blog/packing-and-freight', selector: 'section[aria-labelledby=sources]' }],
]);

async function takePicture(page: Page, name: string, { path, selector }: Spot): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const part = page.locator(selector).first();
  await part.evaluate((element) => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      if (outer instanceof HTMLDetailsElement) outer.open = true;
  });
  const box = await part.boundingBox();
  if (!box) throw new Error(`${name}: ${path} has no ${selector}`);
  const clip = {
    x: Math.max(0, box.x - 12),
    y: Math.max(0, box.y - 12),
    width: Math.min(VIEWPORT.width, box.width + 24),
    height: Math.min(MAX_HEIGHT, box.height + 24),
  };
  // The header of the site stays at the top of the window.
  await page.addStyleTag({ content: 'body > header { position: static !important }' });
  const picture = await page.screenshot({ fullPage: true, clip });
  await sharp(picture)
    .resize({ width: IMAGE_WIDTH, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(new URL(`${name}.webp`, IMAGES).pathname);
}

mkdirSync(IMAGES, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: VIEWPORT, bypassCSP: true });
const page = await context.newPage();
for (const [name, spot] of SPOTS) await takePicture(page, name, spot);
await browser.close();
console.log(`${SPOTS.size} pictures written to docs/images/content`);
