// Photos of a new review: chosen files with previews, checked with the server's rules.
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Lang } from '../../../contract/lang.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { PHOTOS_PER_REVIEW } from '../../../contract/reviews/review-limits.ts';
import { pictureFile } from '../../../contract/upload.ts';

export interface Photo {
  readonly file: File;
  /** Object URL of the preview. */
  readonly src: string;
}

interface Rejected {
  readonly tooMany: boolean;
  /** Name of each file that cannot be sent, with the reason. */
  readonly files: readonly (readonly [name: string, error: string])[];
}

export interface PhotoList {
  readonly $photos: ReadableAtom<readonly Photo[]>;
  /** Adds the acceptable files as far as there is room. */
  add(files: readonly File[]): Rejected;
  remove(photo: Photo): void;
}

export function createPhotoList(lang: Lang): PhotoList {
  const $photos = atom<readonly Photo[]>([]);
  const errorOf = (file: File): string | null => {
    const { error } = z.safeParse(pictureFile, file);
    return error ? fieldErrorText(error.issues[0]?.message ?? '', lang) : null;
  };
  return {
    $photos,
    add(files) {
      const checked = files.map((file) => ({ file, error: errorOf(file) }));
      const accepted = checked.filter(({ error }) => error === null);
      const room = PHOTOS_PER_REVIEW - $photos.get().length;
      const added = accepted
        .slice(0, room)
        .map(({ file }) => ({ file, src: URL.createObjectURL(file) }));
      $photos.set([...$photos.get(), ...added]);
      return {
        tooMany: accepted.length > room,
        files: checked.flatMap(({ file, error }) =>
          error === null ? [] : [[file.name, error] as const],
        ),
      };
    },
    remove(photo) {
      URL.revokeObjectURL(photo.src);
      $photos.set($photos.get().filter((each) => each !== photo));
    },
  };
}
