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
/** AVIF is smaller at every width; WebP is for the few browsers without it, and for them 640 px will do. */
const WIDTHS = { avif: [320, 640, 1280], webp: [320, 640] } as const;

/** What a <picture> element needs to show a stored picture at any size. */
export function pictureSources(path: string): PictureSources {
  if (!SIZED.test(path)) return { sources: [], src: mediaUrl(path), sized: false };
  const stem = mediaUrl(path.replace(SIZED, ''));
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}` as const,
    srcset: WIDTHS[format].map((width) => `${stem}.${width}.${format} ${width}w`).join(', '),
  }));
  return { sources, src: `${stem}.640.webp`, sized: true };
}
