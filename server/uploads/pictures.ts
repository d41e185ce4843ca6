// Uploaded pictures: opened by their content, turned upright, stripped of what the camera noted, stored as WebP in three sizes.
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Sharp, SharpOptions } from 'sharp';
import { IMAGE_PIXELS } from '../../contract/limits.ts';
import { PICTURE_SIZES, storedPicture } from '../../contract/media.ts';
import type { Upload } from '../../contract/upload.ts';
import type { Storage } from '../storage/storage.ts';
import { received, UnfitFile } from './received.ts';

type Open = (input: string | Buffer, options: SharpOptions) => Sharp;

let loaded: Promise<Open> | undefined;

/** Loaded with the first upload: a server that is only read needs none of its memory. */
async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  // Nothing but these three may read a stranger's file, whatever else the library could open.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  // No two uploads show the same picture: a cache would only hold memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const [, SHOWN, LARGEST] = PICTURE_SIZES;
const QUALITY = 80;
const within = (size: number) =>
  ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;

/** One picture at a time, so that many uploads take no more memory than one. */
const oneAtATime = pLimit(1);

const checkPixels = async (open: Open, file: string): Promise<void> => {
  // Its head alone is read, so any number in it may be looked at.
  const found = await open(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: Error) => {
      const foreign = /unsupported image format/i.test(error.message);
      throw new UnfitFile(foreign ? 'pictureType' : 'pictureUnreadable');
    });
  if (found.width * found.height > IMAGE_PIXELS) throw new UnfitFile('pictureTooManyPixels');
};

/** The largest size as bare pixels: read and shrunk once, and all sizes are made from it. */
const pixelsOf = (open: Open, file: string) =>
  open(file, { limitInputPixels: IMAGE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(within(LARGEST))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnfitFile('pictureUnreadable');
    });

async function store(storage: Storage, file: string): Promise<string> {
  loaded ??= load();
  const open = await loaded;
  await checkPixels(open, file);
  const { data, info } = await pixelsOf(open, file);
  const { width, height, channels } = info;
  const names = storedPicture(randomUUID(), width, height);
  const stored: string[] = [];
  try {
    for (const size of PICTURE_SIZES) {
      const bytes = await open(data, { raw: { width, height, channels } })
        .resize(within(size))
        .webp({ quality: QUALITY })
        .toBuffer();
      stored.push(await storage.put(names[size], bytes));
    }
  } catch (error) {
    await storage.remove(stored);
    throw error;
  }
  return stored[PICTURE_SIZES.indexOf(SHOWN)] ?? '';
}

/**
 * Stores an uploaded picture in all its sizes and answers the path for the database. Throws UnfitFile where the content is
 * no picture that we take: `ofField('avatar', () => storePicture(storage, file))` says so by the field's name. To be called
 * before the transaction; where that fails, `storage.remove([path])` takes all sizes away again.
 */
export const storePicture = (storage: Storage, file: Upload): Promise<string> =>
  oneAtATime(() => store(storage, received(file).path));

/** The picture at its largest, drawn again; for places that show it in one size. Throws as storePicture does. */
export const redrawnPicture = (file: Upload): Promise<Buffer> =>
  oneAtATime(async () => {
    loaded ??= load();
    const open = await loaded;
    const { path } = received(file);
    await checkPixels(open, path);
    const { data, info } = await pixelsOf(open, path);
    const { width, height, channels } = info;
    return open(data, { raw: { width, height, channels } }).webp({ quality: QUALITY }).toBuffer();
  });
