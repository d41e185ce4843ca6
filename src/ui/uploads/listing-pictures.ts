// Ordered list of images, stored and new: of a product, or of a company's certificates.
import { atom, type ReadableAtom } from 'nanostores';
import { pictureSources } from '../../../contract/media.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { pictureProblem } from './file-problems.ts';

export type Picture = {
  readonly key: number;
  /** URL to show it: on the server, or an object URL. */
  readonly src: string;
} & (
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'new'; readonly file: File }
);

/** Why files were rejected: too many images, or an error per file. */
export interface Refused {
  readonly tooMany: boolean;
  readonly files: readonly { readonly name: string; readonly problem: FieldErrorKey }[];
}

export interface PictureList {
  readonly $pictures: ReadableAtom<readonly Picture[]>;
  /** Adds all acceptable files; null if none was rejected. */
  add(files: readonly File[]): Refused | null;
  /** `to` is an index from 0, limited to the list. */
  move(key: number, to: number): void;
  remove(key: number): void;
  /** Stored paths and new files in order, for the request body. */
  sent(): (string | File)[];
  /** Whether the list differs from these stored paths. */
  differsFrom(paths: readonly string[]): boolean;
  /** Replaces the stored images; with `keepNew`, new files stay behind them up to the maximum. */
  refill(paths: readonly string[], keepNew?: boolean): void;
  /** Removes stored images that are not among these. */
  keepOnly(paths: readonly string[]): void;
}

let made = 0;
const kept = (path: string): Picture => ({
  key: ++made,
  kind: 'kept',
  path,
  src: pictureSources(path).src,
});

/** Revokes the object URL: until then the browser holds the file in memory. */
const forget = (picture: Picture): void => {
  if (picture.kind === 'new') URL.revokeObjectURL(picture.src);
};

export function createPictureList(paths: readonly string[], most: number): PictureList {
  const $pictures = atom<readonly Picture[]>(paths.map(kept));

  const replace = (next: readonly Picture[]): void => {
    for (const picture of $pictures.get()) if (!next.includes(picture)) forget(picture);
    $pictures.set(next);
  };

  return {
    $pictures,
    add(files) {
      const checked = files.map((file) => ({ file, problem: pictureProblem(file) }));
      const good = checked.filter(({ problem }) => problem === null);
      const room = Math.max(0, most - $pictures.get().length);
      const taken = good.slice(0, room).map(
        ({ file }): Picture => ({
          key: ++made,
          kind: 'new',
          file,
          src: URL.createObjectURL(file),
        }),
      );
      if (taken.length) $pictures.set([...$pictures.get(), ...taken]);
      const wrong = checked.flatMap(({ file, problem }) =>
        problem === null ? [] : [{ name: file.name, problem }],
      );
      const tooMany = good.length > room;
      return tooMany || wrong.length ? { tooMany, files: wrong } : null;
    },
    move(key, to) {
      const pictures = $pictures.get();
      const from = pictures.findIndex((picture) => picture.key === key);
      const picture = pictures[from];
      if (!picture) return;
      $pictures.set(pictures.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, picture));
    },
    remove: (key) => replace($pictures.get().filter((picture) => picture.key !== key)),
    sent: () => $pictures.get().map((each) => (each.kind === 'kept' ? each.path : each.file)),
    differsFrom(stored) {
      const pictures = $pictures.get();
      return (
        pictures.length !== stored.length ||
        pictures.some((each, at) => each.kind === 'new' || each.path !== stored[at])
      );
    },
    refill(stored, keepNew = false) {
      const added = keepNew ? $pictures.get().filter(({ kind }) => kind === 'new') : [];
      replace([...stored.map(kept), ...added].slice(0, Math.max(most, stored.length)));
    },
    keepOnly: (stored) =>
      replace($pictures.get().filter((each) => each.kind === 'new' || stored.includes(each.path))),
  };
}
