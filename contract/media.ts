// Where stored media is served, and which other sizes of a picture there are.

/** Stored paths are served from the /api base (spec §7); absolute addresses stay as they are. */
export const mediaUrl = (path: string): string =>
  /^(?:[a-z]+:)?\/\//i.test(path) || path.startsWith('data:') || path.startsWith('/api/')
    ? path
    : `/api${path.startsWith('/') ? '' : '/'}${path}`;

export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  readonly srcset: string;
}

export interface PictureSources {
  /** Better formats first; empty for a picture that has one size only. */
  readonly sources: readonly PictureSource[];
  readonly src: string;
  /** Pixels of `src` where they are known; a box of 4:3 shows all of any picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Sizes a picture is stored in: pixels of its longer side. */
export const PICTURE_SIZES = [320, 640, 1280] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Names of an uploaded picture's files; they tell the pixels of the largest, since no picture is ever enlarged. */
export const storedPicture = (
  id: string,
  width: number,
  height: number,
): Record<PictureSize, string> => {
  const name = (size: PictureSize): string => `${id}-${width}x${height}.${size}.webp`;
  return { 320: name(320), 640: name(640), 1280: name(1280) };
};

const UPLOADED = /-(\d{1,4})x(\d{1,4})\.(?:320|640|1280)\.webp$/;
/** Pictures of the demo market end in .{width}.webp or .{width}.avif and are all 4:3; the others are single files. */
const SIZED = /\.(?:320|640|1280)\.(?:webp|avif)$/;
/** AVIF is smaller at every width; WebP is for the few browsers without it, and for them 640 px will do. */
const WIDTHS = { avif: PICTURE_SIZES, webp: [320, 640] } as const;

/** All files of an uploaded picture by the path of one; the path alone where it is no such picture. */
export const picturePaths = (path: string): string[] =>
  UPLOADED.test(path)
    ? PICTURE_SIZES.map((size) => path.replace(/\d+\.webp$/, `${size}.webp`))
    : [path];

/** WebP only; sizes that came out the same, since the picture is small, are named once. */
function uploadedSources(path: string, width: number, height: number): PictureSources {
  const longer = Math.max(width, height, 1);
  const pixels = (side: number, size: number): number =>
    Math.max(1, Math.round(side * Math.min(1, size / longer)));
  const sizes = PICTURE_SIZES.filter((_, at) => (PICTURE_SIZES[at - 1] ?? 0) < longer);
  const url = (size: number): string => mediaUrl(path.replace(/\d+\.webp$/, `${size}.webp`));
  const srcset = sizes.map((size) => `${url(size)} ${pixels(width, size)}w`).join(', ');
  return {
    sources: [{ type: 'image/webp', srcset }],
    src: url(640),
    width: pixels(width, 640),
    height: pixels(height, 640),
  };
}

/** What a <picture> element needs to show a stored picture at any size. */
export function pictureSources(path: string): PictureSources {
  const [, width, height] = UPLOADED.exec(path) ?? [];
  if (width && height) return uploadedSources(path, Number(width), Number(height));
  if (!SIZED.test(path)) return { sources: [], src: mediaUrl(path), width: null, height: null };
  const stem = mediaUrl(path.replace(SIZED, ''));
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}` as const,
    srcset: WIDTHS[format].map((width) => `${stem}.${width}.${format} ${width}w`).join(', '),
  }));
  return { sources, src: `${stem}.640.webp`, width: 640, height: 480 };
}
