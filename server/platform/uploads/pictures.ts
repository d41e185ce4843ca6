// Processing of uploaded pictures: decoded by sharp, rotated upright, stripped of metadata, stored as WebP in three sizes.
import { randomUUID } from 'node:crypto';
import type { Sharp, SharpOptions } from 'sharp';
import type { Upload } from '../../../contract/form-entries.ts';
import { MAX_DEEP_IMAGE_PIXELS, MAX_IMAGE_PIXELS } from '../../../contract/limits.ts';
import {
  isLongPicture,
  PICTURE_SIZES_PX,
  type PictureSize,
  uploadedPictureNames,
} from '../../../contract/media.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { LIMITS } from '../../limits.ts';
import { countRefusal } from '../http/refusals.ts';
import { fairQueue } from '../queue/fair-queue.ts';
import type { StoredUpload, UploadStorage } from '../storage/upload-storage.ts';
import { withFileWindow } from './file-window.ts';
import { hasBoundedParts, hasHeicContent } from './picture-structure.ts';
import { FileContentError, requireReceived } from './received-file.ts';

type Open = (input: string | Buffer, options: SharpOptions) => Sharp;

let loadedSharp: Promise<Open> | undefined;

/** Imported with the first upload, to save the memory on a server without uploads. */
async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  // Only these three loaders may read untrusted files, whatever else the library could open.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  // Each upload is another picture, so a cache would only use memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const [, SHOWN_SIZE, LARGEST_SIZE] = PICTURE_SIZES_PX;
const WEBP = { quality: 80 };
/** With the default effort, the 13 megapixels of a long picture take 5 s instead of 3. */
const LONG_WEBP = { ...WEBP, effort: 2 };
const TIME_LIMIT = { seconds: LIMITS.pictureSeconds };
const inside = (width: number, height = width) =>
  ({ width, height, fit: 'inside', withoutEnlargement: true }) as const;

/** A long picture is read at its width. Its height is bounded by WebP (16,383 pixels), and its memory by the pixels. */
const MAX_LONG_HEIGHT = 16_000;
const MAX_LONG_PIXELS = 13_000_000;

/** What the largest file of a picture of these pixels is fitted into. */
function largestBox(width: number, height: number) {
  if (!isLongPicture(width, height)) return inside(LARGEST_SIZE);
  const scale = Math.min(1, LARGEST_SIZE / width, Math.sqrt(MAX_LONG_PIXELS / (width * height)));
  return inside(Math.round(width * scale), MAX_LONG_HEIGHT);
}

/** One picture at a time, so that many uploads take no more memory than one; networks and their accounts take turns. */
const decodeQueue = fairQueue({
  budget: 'pictures',
  concurrency: LIMITS.concurrentPictures,
  maxWaiting: LIMITS.picturesWaiting,
});

/** Error for a picture that would cost too much to decode; counted as a refusal. */
function tooCostly(text: FieldErrorKey): FileContentError {
  countRefusal('picture_work');
  return new FileContentError(text);
}

/** Returns the pixels of the picture when it is upright. */
async function checkHead(open: Open, file: string): Promise<{ width: number; height: number }> {
  if (await withFileWindow(file, hasHeicContent)) throw new FileContentError('pictureHeic');
  if (!(await withFileWindow(file, hasBoundedParts))) throw tooCostly('pictureUnreadable');
  // Only the header is read, so large dimensions are harmless here.
  const found = await open(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: Error) => {
      const foreign = /unsupported image format/i.test(error.message);
      throw new FileContentError(foreign ? 'pictureType' : 'pictureUnreadable');
    });
  const pixels = found.width * found.height;
  if (pixels > MAX_IMAGE_PIXELS) throw tooCostly('pictureTooManyPixels');
  // A progressive picture is completely in memory: 8 bytes per pixel for these, and as much again to rotate it.
  const isDeep = found.depth === 'ushort' || found.space === 'cmyk';
  if (found.isProgressive && isDeep && pixels > MAX_DEEP_IMAGE_PIXELS)
    throw tooCostly('pictureTooDeep');
  return found.autoOrient;
}

/** Decodes the picture once into raw pixels of the largest size, from which all sizes are made. */
const pixelsOf = (open: Open, file: string, { width, height }: { width: number; height: number }) =>
  open(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(largestBox(width, height))
    .timeout(TIME_LIMIT)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      const isLate = /timeout/i.test(error.message);
      throw isLate ? tooCostly('pictureUnreadable') : new FileContentError('pictureUnreadable');
    });

interface Encoded {
  readonly names: Readonly<Record<PictureSize, string>>;
  readonly contents: ReadonlyMap<PictureSize, Buffer>;
}

async function encode(file: string): Promise<Encoded> {
  loadedSharp ??= loadSharp();
  const open = await loadedSharp;
  const { data, info } = await pixelsOf(open, file, await checkHead(open, file));
  const { width, height, channels } = info;
  const isLong = isLongPicture(width, height);
  const contents = new Map<PictureSize, Buffer>();
  for (const size of PICTURE_SIZES_PX) {
    const pixels = open(data, { raw: { width, height, channels } });
    const isWhole = isLong && size === LARGEST_SIZE;
    if (isLong && !isWhole) pixels.extract({ left: 0, top: 0, width, height: width });
    if (!isWhole) pixels.resize(inside(size));
    contents.set(size, await pixels.webp(isLong ? LONG_WEBP : WEBP).toBuffer());
  }
  return { names: uploadedPictureNames(randomUUID(), width, height), contents };
}

/**
 * Stores an uploaded picture in all its sizes and returns its path and bytes for the database. Throws FileContentError if the
 * content is not an accepted picture; wrap it as `asFieldError('avatar', () => storePicture(storage, file, id))` for a field
 * error. Call it before the transaction; if that fails, `storage.remove([path])` removes all sizes. Networks
 * take turns, and the accounts of each; throws 503 immediately if too many wait.
 */
export async function storePicture(
  storage: UploadStorage,
  file: Upload,
  accountId: string,
): Promise<StoredUpload> {
  const { path, network } = requireReceived(file);
  const { names, contents } = await decodeQueue.run(network, () => encode(path), {
    account: accountId,
  });
  const stored: string[] = [];
  let bytes = 0;
  try {
    for (const [size, content] of contents) {
      bytes += content.length;
      stored.push(await storage.put(names[size], content));
    }
  } catch (error) {
    await storage.remove(stored);
    throw error;
  }
  return { path: stored[PICTURE_SIZES_PX.indexOf(SHOWN_SIZE)] ?? '', bytes };
}

/** Returns the picture in its largest size, encoded again, for uses with a single size. Throws like storePicture. */
export async function reencodeAsWebp(file: Upload, accountId: string): Promise<Buffer> {
  const { path, network } = requireReceived(file);
  const work = async (): Promise<Buffer> => {
    loadedSharp ??= loadSharp();
    const open = await loadedSharp;
    const { data, info } = await pixelsOf(open, path, await checkHead(open, path));
    const { width, height, channels } = info;
    return open(data, { raw: { width, height, channels } })
      .webp(isLongPicture(width, height) ? LONG_WEBP : WEBP)
      .toBuffer();
  };
  return decodeQueue.run(network, work, { account: accountId });
}
