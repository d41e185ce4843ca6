// Pictures and video of a product, large enough to read a nameplate; each picture opens in full size in a new tab.

import type { Product } from '../../../../contract/catalog/product.ts';
import { mediaUrl } from '../../../../contract/media.ts';
import { mediaOf } from '../../../components/catalog/gallery/media.ts';
import { useT } from '../../../i18n/react.tsx';
import { PictureOrPlaceholder } from './PictureOrPlaceholder.tsx';

export function Media(product: Pick<Product, 'images' | 'video'>) {
  const t = useT();
  const media = mediaOf(product);
  if (media.length === 0) return <p className="text-sm text-muted">{t('admin:field.noMedia')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
      {media.map((medium, at) =>
        medium.kind === 'picture' ? (
          <li key={medium.path} className="border border-line">
            <a href={mediaUrl(medium.path)} target="_blank" rel="noreferrer">
              <PictureOrPlaceholder
                path={medium.path}
                alt={t('admin:field.picture', { number: at + 1 })}
                sizes="(min-width: 72rem) 28rem, (min-width: 40rem) 50vw, 95vw"
              />
            </a>
          </li>
        ) : (
          <li key={medium.href} className="border border-line">
            {/* biome-ignore lint/a11y/useMediaCaption: suppliers provide no captions. */}
            <video
              className="aspect-video w-full bg-steel-deep"
              src={medium.href}
              controls
              preload="none"
              playsInline
              aria-label={t('productFields:review.video')}
            />
          </li>
        ),
      )}
    </ul>
  );
}
