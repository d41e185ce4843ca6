// Ordered list of images, stored and new: of a product, or of a company's certificates.
import { atom, type ReadableAtom } from 'nanostores';
import { pictureSources } from '../../../contract/media.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { pictureError } from './file-errors.ts';

export type Picture = {
  readonly key: number;
  /** URL to show it: on the server, or an object URL. */
  readonly src: string;
} & (
  | { readonly kind: 'stored'; readonly path: string }
  | { readonly kind: 'new'; readonly file: File }
);

/** Why files were rejected: too many images, or an error per file. */
export interface RejectedFiles {
  readonly tooMany: boolean;
  readonly files: readonly { readonly name: string; readonly errorName: FieldErrorKey }[];
}

export interface PictureList {
  readonly $pictures: ReadableAtom<readonly Picture[]>;
  /** Adds all acceptable files; null if none was rejected. */
  add(files: readonly File[]): RejectedFiles | null;
  /** `to` is an index from 0, limited to the list. */
  move(key: number, to: number): void;
  remove(key: number): void;
  /** Stored paths and new files in order, for the request body. */
  requestValue(): (string | File)[];
  /** Replaces the stored images; with `keepNew`, new files stay behind them up to the maximum. */
  setStored(paths: readonly string[], keepNew?: boolean): void;
  /** Removes stored images that are not among these. */
  retainStored(paths: readonly string[]): void;
}

let lastKey = 0;
const storedPicture = (path: string): Picture => ({
  key: ++lastKey,
  kind: 'stored',
  path,
  src: pictureSources(path).src,
});

/** Revokes the object URL: until then the browser holds the file in memory. */
const release = (picture: Picture): void => {
  if (picture.kind === 'new') URL.revokeObjectURL(picture.src);
};

export function createPictureList(paths: readonly string[], maxPictures: number): PictureList {
  const $pictures = atom<readonly Picture[]>(paths.map(storedPicture));

  const replace = (next: readonly Picture[]): void => {
    for (const picture of $pictures.get()) if (!next.includes(picture)) release(picture);
    $pictures.set(next);
  };

  return {
    $pictures,
    add(files) {
      const checked = files.map((file) => ({ file, errorName: pictureError(file) }));
      const accepted = checked.filter(({ errorName }) => errorName === null);
      const freeSlots = Math.max(0, maxPictures - $pictures.get().length);
      const newPictures = accepted.slice(0, freeSlots).map(
        ({ file }): Picture => ({
          key: ++lastKey,
          kind: 'new',
          file,
          src: URL.createObjectURL(file),
        }),
      );
      if (newPictures.length) $pictures.set([...$pictures.get(), ...newPictures]);
      const rejected = checked.flatMap(({ file, errorName }) =>
        errorName === null ? [] : [{ name: file.name, errorName: errorName }],
      );
      const tooMany = accepted.length > freeSlots;
      return tooMany || rejected.length ? { tooMany, files: rejected } : null;
    },
    move(key, to) {
      const pictures = $pictures.get();
      const from = pictures.findIndex((picture) => picture.key === key);
      const picture = pictures[from];
      if (!picture) return;
      $pictures.set(pictures.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, picture));
    },
    remove: (key) => replace($pictures.get().filter((picture) => picture.key !== key)),
    requestValue: () =>
      $pictures.get().map((each) => (each.kind === 'stored' ? each.path : each.file)),
    setStored(stored, keepNew = false) {
      const added = keepNew ? $pictures.get().filter(({ kind }) => kind === 'new') : [];
      replace(
        [...stored.map(storedPicture), ...added].slice(0, Math.max(maxPictures, stored.length)),
      );
    },
    retainStored: (stored) =>
      replace($pictures.get().filter((each) => each.kind === 'new' || stored.includes(each.path))),
  };
}
