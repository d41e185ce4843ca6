// Client-side image scaling. The server stores at most 1,280 pixels per side, so no visible detail is lost.
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../../../contract/limits.ts';

/** Maximum pixels of the longer side after scaling. */
const LONGEST_SIDE = 3_000;
const QUALITY = 0.85;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Rejects if the browser has no memory or no encoder for it. */
async function scaled(photo: ImageBitmap, { name, type }: File, scale: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  // Formats other than JPEG may be transparent. A browser that cannot encode WebP returns PNG.
  const wanted = type === 'image/jpeg' ? type : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY));
  // Releases the memory immediately.
  canvas.width = 0;
  const ending = blob && ENDINGS[blob.type];
  if (!ending || blob.size > MAX_IMAGE_BYTES) throw new Error('The picture stays too large');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}

/** Returns the file for the upload: unchanged if it is small enough or unreadable; null if it stays too large. */
export async function fitPicture(file: File): Promise<File | null> {
  // Decodes off the main thread and applies the EXIF orientation.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!photo) return file.size > MAX_IMAGE_BYTES ? null : file;
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
    if (scale === 1 && file.size <= MAX_IMAGE_BYTES) return file;
    const isTooLarge = photo.width * photo.height > MAX_IMAGE_PIXELS || file.size > MAX_IMAGE_BYTES;
    return await scaled(photo, file, scale).catch(() => (isTooLarge ? null : file));
  } finally {
    photo.close();
  }
}
