// Media of a product's gallery, in display order: pictures, then the video.

import type { Product } from '../../../../contract/catalog/product.ts';
import { mediaUrl } from '../../../../contract/media.ts';

type Medium =
  | { readonly kind: 'picture'; readonly path: string }
  | {
      readonly kind: 'video';
      readonly href: string;
      /** null if browsers cannot play it; it is then offered as a link. */
      readonly type: 'video/mp4' | 'video/webm' | null;
    };

const PLAYABLE = { mp4: 'video/mp4', webm: 'video/webm' } as const;

const videoType = (path: string): 'video/mp4' | 'video/webm' | null => {
  const extension = /\.(mp4|webm)(?:[?#]|$)/i.exec(path)?.[1]?.toLowerCase();
  return extension === 'mp4' || extension === 'webm' ? PLAYABLE[extension] : null;
};

/** Rejects URLs with other schemes, such as javascript:, so that they are neither shown nor linked. */
export const isWebUrl = (path: string): boolean =>
  /^(?:\/|https?:|data:image\/)/i.test(mediaUrl(path));

export const mediaOf = ({ images, video }: Pick<Product, 'images' | 'video'>): Medium[] => {
  const pictures = images.filter(isWebUrl).map((path) => ({ kind: 'picture' as const, path }));
  if (video === null || !isWebUrl(video)) return pictures;
  return [...pictures, { kind: 'video', href: mediaUrl(video), type: videoType(video) }];
};
