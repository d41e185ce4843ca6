// Mark of enlarged pictures that are several times as high as wide: their dialog fits them to its width and scrolls.
import { isLongPicture } from '../../contract/media.ts';

/** For each picture that the element shows. */
export const markLongPicture = (picture: HTMLImageElement): void =>
  picture.addEventListener('load', () =>
    picture.toggleAttribute(
      'data-long',
      isLongPicture(picture.naturalWidth, picture.naturalHeight),
    ),
  );
