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
  /** Whether the picture is known to be 4:3, as all sized ones are. */
  readonly sized: boolean;
}

/** Our own pictures end in .{width}.webp or .{width}.avif; the others are single files. */
const SIZED = /\.(?:320|640|1280)\.(?:webp|avif)$/;
const WIDTHS = { avif: [320, 640], webp: [320, 640, 1280] } as const;

/** `large` leaves AVIF out, which is kept to 640 px: a wider picture is sharper as 1280 px WebP. */
export function pictureSources(path: string, large = false): PictureSources {
  if (!SIZED.test(path)) return { sources: [], src: mediaUrl(path), sized: false };
  const stem = mediaUrl(path.replace(SIZED, ''));
  const sources = (large ? (['webp'] as const) : (['avif', 'webp'] as const)).map((format) => ({
    type: `image/${format}` as const,
    srcset: WIDTHS[format].map((width) => `${stem}.${width}.${format} ${width}w`).join(', '),
  }));
  return { sources, src: `${stem}.640.webp`, sized: true };
}
