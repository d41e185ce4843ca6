// Client-side image scaling. The server stores at most 1,280 pixels of a side, of the width for a long picture, so no visible detail
// is lost.
import { HEIC_START } from '../../../contract/heic.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../../../contract/limits.ts';
import { isLongPicture } from '../../../contract/media.ts';

/** Maximum pixels of the longer side after scaling, of the width for a long picture. */
const MAX_SIDE_PIXELS = 3_000;
const ENCODER_QUALITY = 0.85;
const FILE_EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Rejects if the browser has no memory or no encoder for it. */
async function drawScaled(photo: ImageBitmap, { name, type }: File, scale: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  // Formats other than JPEG may be transparent. A browser that cannot encode WebP returns PNG.
  const outputType = type === 'image/jpeg' ? type : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, outputType, ENCODER_QUALITY),
  );
  // Releases the memory immediately.
  canvas.width = 0;
  const extension = blob && FILE_EXTENSIONS[blob.type];
  if (!extension || blob.size > MAX_IMAGE_BYTES) throw new Error('The picture stays too large');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}

/** First bytes of JPEG, PNG and WebP files. */
const PICTURE_START = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

/** The file itself if its content is a picture, else a copy with the type of its content: HEIC, or none. */
async function withTypeOfContent(file: File): Promise<File> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (PICTURE_START.test(start)) return file;
  return new File([file], file.name, { type: HEIC_START.test(start) ? 'image/heic' : '' });
}

/**
 * Returns the file for the upload: unchanged if it is small enough or unreadable; null if it stays too large. A file that only has
 * the name of a picture gets the type of its content, so that the checks of chosen files refuse it by name.
 */
export async function scalePicture(chosen: File): Promise<File | null> {
  const file = await withTypeOfContent(chosen);
  if (file !== chosen) return file;
  // Decodes off the main thread and applies the EXIF orientation.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!photo) return file.size > MAX_IMAGE_BYTES ? null : file;
  try {
    const { width, height } = photo;
    const side = isLongPicture(width, height) ? width : Math.max(width, height);
    const scale = Math.min(
      1,
      MAX_SIDE_PIXELS / side,
      Math.sqrt(MAX_IMAGE_PIXELS / (width * height)),
    );
    if (scale === 1 && file.size <= MAX_IMAGE_BYTES) return file;
    const isTooLarge = width * height > MAX_IMAGE_PIXELS || file.size > MAX_IMAGE_BYTES;
    return await drawScaled(photo, file, scale).catch(() => (isTooLarge ? null : file));
  } finally {
    photo.close();
  }
}
