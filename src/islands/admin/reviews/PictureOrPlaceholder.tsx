// Product picture at card size, or a placeholder drawing if it is missing.
import { useState } from 'react';
import { pictureSources } from '../../../../contract/media.ts';
import { isWebUrl } from '../../../components/catalog/media.ts';
import { NoPicture } from '../../../ui/NoPicture.tsx';

interface Props {
  readonly path: string | undefined;
  readonly alt: string;
}

export function PictureOrPlaceholder({ path, alt }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (path === undefined || isMissing || !isWebUrl(path)) return <NoPicture />;
  return (
    <img
      className="aspect-4/3 h-auto w-full bg-picture object-contain"
      src={pictureSources(path).src}
      alt={alt}
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
