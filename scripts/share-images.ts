// Creates public/share/{drawing}.png, the preview images of links on social networks, from the drawings of page headers.
// `node scripts/share-images.ts` needs Chromium; the images are committed.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DRAWINGS } from '../src/content/schemas/drawings.ts';
import { findOrInstallChromium } from './chromium.ts';

const ROOT = new URL('../', import.meta.url);
const IMAGE_SIZE = { width: 1200, height: 630 };

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const withoutFrontmatter = (astro: string): string => astro.replace(/^---\n[\s\S]*?\n---\n/, '');

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The drawing's styles, without Astro's scoping. */
const styles = /<style>([\s\S]*?)<\/style>/
  .exec(read('src/components/content/Drawing.astro'))?.[1]
  ?.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1');
const tokens = read('src/styles/tokens.css').replace('@theme static', ':root');
const logo = withoutFrontmatter(read('public/favicon.svg'));

const pageOf = (name: string): string => `<!doctype html><meta charset="utf-8"><style>
${tokens}
${styles}
:root { color-scheme: only light; }
body { margin: 0; width: ${IMAGE_SIZE.width}px; height: ${IMAGE_SIZE.height}px; display: grid; grid-template-rows: 1fr auto; background: var(--color-paper); font-family: Archivo, "Liberation Sans", sans-serif; color: var(--color-ink); }
.drawing { width: 800px; margin: 24px auto 0; }
footer { display: flex; align-items: center; gap: 18px; padding: 0 48px 36px; font-size: 38px; font-weight: 700; letter-spacing: -0.01em; }
footer svg { width: 60px; height: 60px; }
</style><div class="drawing">${withoutFrontmatter(read(`src/components/content/drawings/${capital(name)}.astro`))}</div>
<footer>${logo}<span>Yantra Bridge</span></footer>`;

const executablePath = findOrInstallChromium();
if (!executablePath) process.exit(1);
mkdirSync(new URL('public/share/', ROOT), { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: IMAGE_SIZE });
for (const name of DRAWINGS) {
  await page.setContent(pageOf(name));
  const png = await page.screenshot();
  await sharp(png)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(new URL(`public/share/${name}.png`, ROOT).pathname);
}
await browser.close();
console.log(`${DRAWINGS.length} pictures written to public/share`);
