// Product picture, or a placeholder drawing if it is missing.
import { useState } from 'react';
import { pictureSources } from '../../../../contract/media.ts';
import { isWebUrl } from '../../../components/catalog/gallery/media.ts';
import { NoPicture } from '../../../ui/NoPicture.tsx';

interface Props {
  readonly path: string | undefined;
  readonly alt: string;
  /** Displayed width, in the syntax of <img sizes>, where it is larger than a card. */
  readonly sizes?: string;
}

export function PictureOrPlaceholder({ path, alt, sizes }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (path === undefined || isMissing || !isWebUrl(path)) return <NoPicture />;
  const { sources, src } = pictureSources(path);
  const picture = (
    <img
      className="aspect-4/3 h-auto w-full bg-picture object-contain"
      src={src}
      alt={alt}
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
  if (sizes === undefined) return picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
