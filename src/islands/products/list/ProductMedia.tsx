// The pictures and the video of a product, side by side.

import { mediaUrl, pictureSources } from '../../../../contract/media.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useT } from '../../../i18n/react.tsx';

interface Props {
  readonly product: MyProduct;
  readonly name: string;
}

export function ProductMedia({ product, name }: Props) {
  const t = useT();
  const { images, video } = product;
  if (images.length === 0 && video === null)
    return <p className="text-sm text-muted">{t('myProducts:details.noPictures')}</p>;
  return (
    <ul className="flex gap-2 overflow-x-auto pb-1">
      {images.map((path, at) => {
        const { sources, src } = pictureSources(path);
        return (
          <li key={path} className="w-52 flex-none overflow-hidden rounded border border-line">
            <picture>
              {sources.map(({ type, srcset }) => (
                <source key={type} type={type} srcSet={srcset} sizes="13rem" />
              ))}
              <img
                className="aspect-4/3 w-full bg-picture object-contain"
                src={src}
                alt={t('myProducts:details.picture', { number: at + 1, name })}
                width={208}
                height={156}
                decoding="async"
              />
            </picture>
          </li>
        );
      })}
      {video !== null && (
        <li className="w-52 flex-none overflow-hidden rounded border border-line">
          {/* biome-ignore lint/a11y/useMediaCaption: suppliers upload no captions. */}
          <video
            className="aspect-4/3 w-full bg-well object-contain"
            src={mediaUrl(video)}
            controls
            preload="metadata"
            aria-label={t('myProducts:details.video', { name })}
          />
        </li>
      )}
    </ul>
  );
}
