// `npm run drawings`: draws the cover of every machine family into drawings/contact-sheet.webp, which is committed.
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { FAMILIES, type Family, machineTypeOf } from '../drawings/families.ts';
import { drawPictures } from '../drawings/index.ts';
import { standardModel } from '../drawings/model.ts';

const SHEET = fileURLToPath(new URL('../drawings/contact-sheet.webp', import.meta.url));
const COLUMNS = 10;
/** Pixels. */
const [WIDTH, HEIGHT, LABEL] = [224, 168, 24];
/** Draws the canvas of 1280 units, at 72 dots an inch, in the width of a cell. */
const DENSITY = (72 * WIDTH) / 1280;
const PAPER = '#f0f3f6';

const families = Object.keys(FAMILIES) as Family[];
const placeOf = (index: number): { left: number; top: number } => ({
  left: (index % COLUMNS) * WIDTH,
  top: Math.floor(index / COLUMNS) * (HEIGHT + LABEL),
});
const height = Math.ceil(families.length / COLUMNS) * (HEIGHT + LABEL);
const width = COLUMNS * WIDTH;

const labels = families.map((family, index) => {
  const { left, top } = placeOf(index);
  const name = machineTypeOf(family).name.en.replaceAll('&', '&amp;');
  return `<text x="${left + WIDTH / 2}" y="${top + HEIGHT + 12}">${name}</text>`;
});
const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g font-family="DejaVu Sans,Liberation Sans,sans-serif" font-size="12" text-anchor="middle" fill="#17263d">${labels.join('')}</g></svg>`;

const covers = await Promise.all(
  families.map(async (family, index): Promise<OverlayOptions> => {
    const [cover = ''] = drawPictures(standardModel(family), index % 3, 1);
    const input = await sharp(Buffer.from(cover), { density: DENSITY }).png().toBuffer();
    return { input, ...placeOf(index) };
  }),
);
const { size } = await sharp({ create: { width, height, channels: 3, background: PAPER } })
  .composite([...covers, { input: Buffer.from(words), left: 0, top: 0 }])
  .webp({ quality: 78, effort: 6 })
  .toFile(SHEET);
console.log(`${families.length} drawings in ${SHEET}, ${Math.round(size / 1000)} kB`);
