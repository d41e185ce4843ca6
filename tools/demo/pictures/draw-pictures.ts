// Draws the demo market's pictures into the data folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import type { Family } from '../../../drawings/families.ts';
import { drawPictures } from '../../../drawings/index.ts';
import { standardModel } from '../../../drawings/model.ts';
import { FAMILY_IDS } from '../profiles.ts';
import type { SeedProduct } from '../types.ts';
import { modelOf } from './drawing-model.ts';
import { ownStem } from './picture-paths.ts';

const gzipped = promisify(gzip);
const MAX_PICTURES = 5;

/** Where the server looks for drawn pictures. */
const folderIn = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'demo');
  await mkdir(folder, { recursive: true });
  return folder;
};

/** Stored compressed, as nearly all clients ask for them. */
async function store(folder: string, stem: string, svgs: readonly string[]): Promise<void> {
  await Promise.all(
    svgs.map(async (svg, picture) =>
      writeFile(join(folder, `${stem}-${picture}.svg.gz`), await gzipped(svg)),
    ),
  );
}

/** Half the density of the canvas: 640 by 480 pixels. */
const PREVIEW = { density: 36, quality: 72, background: '#f0f3f6' } as const;

/** The cover as JPEG, for link previews: other sites and messengers show no SVG. */
async function storePreview(folder: string, stem: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: PREVIEW.density })
    .flatten({ background: PREVIEW.background })
    .jpeg({ quality: PREVIEW.quality })
    .toFile(join(folder, `${stem}-0.jpg`));
}

/** Products whose files are compressed and written while the next ones are drawn. */
const BATCH = 8;

export async function drawProducts(
  products: Iterable<SeedProduct>,
  dataDir: string,
): Promise<void> {
  const folder = await folderIn(dataDir);
  let written: Promise<unknown> = Promise.resolve();
  let batch: Promise<void>[] = [];
  for (const product of products) {
    const svgs = drawPictures(modelOf(product), product.colorVariant, product.pictures);
    const [cover] = svgs;
    const stem = ownStem(product);
    batch.push(store(folder, stem, svgs));
    if (cover) batch.push(storePreview(folder, stem, cover));
    if (batch.length < 2 * BATCH) continue;
    await written;
    written = Promise.all(batch);
    batch = [];
  }
  await Promise.all([written, ...batch]);
}

export const drawFamily = (family: Family, count = MAX_PICTURES): string[] =>
  drawPictures(standardModel(family), 0, count);

export async function drawEachFamily(dataDir: string): Promise<void> {
  const folder = await folderIn(dataDir);
  for (const family of FAMILY_IDS) await store(folder, family, drawFamily(family));
}
