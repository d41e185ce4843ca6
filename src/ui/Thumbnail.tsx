// Product thumbnail in a list row. Its alt text is empty, because the product's name is next to it.
import { useState } from 'react';
import { pictureSources } from '../../contract/media.ts';
import { NoPicture } from './NoPicture.tsx';

interface Props {
  readonly path: string | null | undefined;
  /** In a dense row. */
  readonly isSmall?: boolean;
}

export function Thumbnail({ path, isSmall = false }: Props) {
  const frame = `${isSmall ? 'w-12' : 'w-20'} flex-none overflow-hidden rounded border border-line`;
  const [isMissing, setMissing] = useState(false);
  if (!path || isMissing)
    return (
      <span className={frame}>
        <NoPicture />
      </span>
    );
  const { sources, src } = pictureSources(path);
  return (
    <picture className={frame}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="5rem" />
      ))}
      <img
        className="aspect-4/3 size-full bg-picture object-contain"
        src={src}
        alt=""
        width={80}
        height={60}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
