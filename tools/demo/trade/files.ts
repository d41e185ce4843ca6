// Files that suppliers of the demo market send in chats: data sheets, and pictures of the machine.
import sharp from 'sharp';
import { drawPictures } from '../../../drawings/index.ts';
import type { AttachmentsTable } from '../../../server/platform/db/tables.ts';
import { modelOf } from '../pictures/drawing-model.ts';
import type { Random } from '../random.ts';
import { dataSheet } from './data-sheet.ts';
import type { Offer } from './offer.ts';

export interface DemoFile extends Pick<AttachmentsTable, 'id' | 'name' | 'type' | 'size'> {
  readonly bytes: Buffer;
}

const fileStem = ({ product }: Offer): string =>
  (product.specifications.en.Model ?? product.name.en).replace(/[^\w-]+/g, '-');

export function dataSheetFile(random: Random, now: number, offer: Offer): DemoFile {
  const bytes = dataSheet(offer.product, offer.seller.supplier);
  const name = `${fileStem(offer)} data sheet.pdf`;
  return { id: random.uuid(now), name, type: 'application/pdf', size: bytes.length, bytes };
}

/** In dots per inch, half of the canvas's: the picture has 640 by 480 pixels. */
const PICTURE_DENSITY = 36;

const SVG_READER = { operation: ['VipsForeignLoadSvg'] };

/** server/platform/uploads/pictures.ts blocks SVG for the whole process, which may be that of a server under test. */
export async function renderSvg(svg: string): Promise<Buffer> {
  sharp.unblock(SVG_READER);
  try {
    return await sharp(Buffer.from(svg), { density: PICTURE_DENSITY })
      .flatten({ background: '#f0f3f6' })
      .webp({ quality: 80 })
      .toBuffer();
  } finally {
    sharp.block(SVG_READER);
  }
}

/** A picture like a photo from the factory: the machine from its other side, with its operator. */
export async function pictureFile(random: Random, now: number, offer: Offer): Promise<DemoFile> {
  const { product } = offer;
  const svg = drawPictures(modelOf(product), product.colorVariant, 2)[1] ?? '';
  const bytes = await renderSvg(svg);
  const name = `${fileStem(offer)} test run.webp`;
  return { id: random.uuid(now), name, type: 'image/webp', size: bytes.length, bytes };
}
