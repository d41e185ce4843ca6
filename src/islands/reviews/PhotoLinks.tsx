// Photos of a review as small pictures, which open in a dialog (src/scripts/photos.ts).
import { useEffect } from 'react';
import { largestUrl, pictureSources } from '../../../contract/media.ts';
import { startPhotos } from '../../scripts/photos.ts';

interface Props {
  /** Media paths. */
  readonly photos: readonly string[];
  /** Text alternative of a photo, by its number from 1. */
  readonly altOf: (number: number) => string;
}

export function PhotoLinks({ photos, altOf }: Props) {
  useEffect(startPhotos, []);
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((path, index) => (
        <li key={path} className="w-20">
          <a className="plate block overflow-hidden" href={largestUrl(path)} data-photo>
            <img
              className="aspect-4/3 w-full object-cover"
              src={pictureSources(path).src}
              alt={altOf(index + 1)}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
