// URLs of stored media, and the available sizes of an image.

/** Stored paths are served under the /api base (spec §7); absolute URLs are returned unchanged. */
export const mediaUrl = (path: string): string =>
  /^(?:[a-z]+:)?\/\//i.test(path) || path.startsWith('data:') || path.startsWith('/api/')
    ? path
    : `/api${path.startsWith('/') ? '' : '/'}${path}`;

export interface PictureSource {
  readonly type: 'image/webp';
  readonly srcset: string;
}

export interface PictureSources {
  /** Empty for an image with a single size. */
  readonly sources: readonly PictureSource[];
  readonly src: string;
  /** Pixels of `src`, if known; otherwise the page uses a 4:3 box that shows the whole image. */
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Stored sizes of an image: pixels of its longer side. Of a long picture, the largest is limited in width, so that its text stays
 * readable, and the others show its top as a square.
 */
export const PICTURE_SIZES_PX = [320, 640, 1280] as const;
export type PictureSize = (typeof PICTURE_SIZES_PX)[number];
const [, SHOWN_PX, LARGEST_PX] = PICTURE_SIZES_PX;

/** File names of an uploaded image. They contain the pixels of the largest file: images are never enlarged. */
export const uploadedPictureNames = (
  id: string,
  width: number,
  height: number,
): Record<PictureSize, string> => {
  const name = (size: PictureSize): string => `${id}-${width}x${height}.${size}.webp`;
  return { 320: name(320), 640: name(640), 1280: name(1280) };
};

/** Whether a picture of several times its width, as Chinese suppliers compose them, is stored as a long picture. */
export const isLongPicture = (width: number, height: number): boolean =>
  height > LARGEST_PX && height > 2 * width;

const UPLOADED_NAME = /-(\d{1,4})x(\d{1,5})\.(?:320|640|1280)\.webp$/;
/** A drawing of the demo market; beside the first of a product lies a JPEG. */
const DRAWING = /^(\/media\/demo\/.+)\.svg$/;

/** Folder of the drawings and films of a demo market. */
export const DRAWINGS = '/media/demo/';

/** Start of the name of a drawing made from the data of the one machine that it belongs to. */
export const MACHINE_DRAWING = 'machine-';

/**
 * What a product's picture or film is, for its caption: a photograph that the supplier uploaded, a drawing of the machine from its
 * data, or one of its family, which a machine may differ from.
 */
export type PictureKind = 'photo' | 'machineDrawing' | 'familyDrawing';

/** Derived from the path; null for a picture of unknown origin, such as one on another host. */
export function pictureKind(path: string): PictureKind | null {
  if (UPLOADED_NAME.test(path)) return 'photo';
  if (!path.startsWith(DRAWINGS)) return null;
  return path.startsWith(DRAWINGS + MACHINE_DRAWING) ? 'machineDrawing' : 'familyDrawing';
}

/** Paths of all files of an uploaded image, from one of them; only the given path if it is not such an image. */
export const picturePaths = (path: string): string[] =>
  UPLOADED_NAME.test(path)
    ? PICTURE_SIZES_PX.map((size) => path.replace(/\d{1,4}\.webp$/, `${size}.webp`))
    : [path];

/** WebP only, without the largest file of a long picture. For a small image several sizes have the same pixels; only the smallest of these is listed. */
function uploadedSources(path: string, width: number, height: number): PictureSources {
  const side = Math.min(width, SHOWN_PX);
  if (isLongPicture(width, height)) return uploadedSources(path, side, side);
  const longerSide = Math.max(width, height, 1);
  const pixels = (side: number, size: number): number =>
    Math.max(1, Math.round(side * Math.min(1, size / longerSide)));
  const sizes = PICTURE_SIZES_PX.filter(
    (_, index) => (PICTURE_SIZES_PX[index - 1] ?? 0) < longerSide,
  );
  const url = (size: number): string => mediaUrl(path.replace(/\d{1,4}\.webp$/, `${size}.webp`));
  const srcset = sizes.map((size) => `${url(size)} ${pixels(width, size)}w`).join(', ');
  return {
    sources: [{ type: 'image/webp', srcset }],
    src: url(640),
    width: pixels(width, 640),
    height: pixels(height, 640),
  };
}

/** Returns the sources for a <picture> element that shows a stored image at any size. */
export function pictureSources(path: string): PictureSources {
  const [, width, height] = UPLOADED_NAME.exec(path) ?? [];
  if (width && height) return uploadedSources(path, Number(width), Number(height));
  return { sources: [], src: mediaUrl(path), width: null, height: null };
}

/** URL of the largest file of a picture. */
export const largestUrl = (path: string): string => mediaUrl(picturePaths(path).at(-1) ?? path);

/** URL of a picture for link previews, which show no SVG, and enlarge a picture of less than 600 pixels. */
export function previewUrl(path: string): string {
  const [, width, height] = UPLOADED_NAME.exec(path) ?? [];
  return isLongPicture(Number(width), Number(height))
    ? pictureSources(path).src
    : largestUrl(path.replace(DRAWING, '$1.jpg'));
}
