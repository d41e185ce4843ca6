// Pictures in the order they are shown, kept ones and new files: a listing's, or a company's certificates.
import { atom, type ReadableAtom } from 'nanostores';
import { pictureSources } from '../../contract/media.ts';
import type { FieldText } from '../../contract/messages.ts';
import { pictureProblem } from './file-problems.ts';

export type Picture = {
  readonly key: number;
  /** Where it can be seen: on the server, or in the browser's memory. */
  readonly src: string;
} & (
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'new'; readonly file: File }
);

/** Why files were not taken: there are enough, or what is wrong with each. */
export interface Refused {
  readonly tooMany: boolean;
  readonly files: readonly { readonly name: string; readonly problem: FieldText }[];
}

export interface PictureList {
  readonly $pictures: ReadableAtom<readonly Picture[]>;
  /** Takes what can be taken; null where that is all. */
  add(files: readonly File[]): Refused | null;
  /** `to` is the place counted from 0, held within the list. */
  move(key: number, to: number): void;
  remove(key: number): void;
  /** Kept paths and new files in order, as the body takes them. */
  sent(): (string | File)[];
  /** Whether they are no longer just these paths. */
  differsFrom(paths: readonly string[]): boolean;
  /** Another set of stored pictures; new files stay behind them as far as there is room, if asked. */
  refill(paths: readonly string[], keepNew?: boolean): void;
  /** Drops kept pictures that are no longer among these. */
  keepOnly(paths: readonly string[]): void;
}

let made = 0;
const kept = (path: string): Picture => ({
  key: ++made,
  kind: 'kept',
  path,
  src: pictureSources(path).src,
});

/** The browser keeps a file it has given an address until it is told. */
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
