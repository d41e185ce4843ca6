// A place for one file: empty, holding a stored one, or a new one that was chosen.
import { atom, type ReadableAtom } from 'nanostores';
import type { FieldText } from '../../contract/messages.ts';

export type Held =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'new'; readonly file: File; readonly src: string };

export interface OneFile {
  readonly $held: ReadableAtom<Held>;
  /** Takes a file in place of the one there is, or says what is wrong with it. */
  choose(file: File): FieldText | null;
  remove(): void;
  /** What the body takes: a kept path, a new file, '' for none. */
  sent(): string | File;
  differsFrom(path: string | null): boolean;
  refill(path: string | null): void;
}

const stored = (path: string | null): Held =>
  path === null ? { kind: 'none' } : { kind: 'kept', path };

/** `problem` says what is wrong with a file that was chosen. */
export function createOneFile(
  path: string | null,
  problem: (file: File) => FieldText | null,
): OneFile {
  const $held = atom<Held>(stored(path));

  const hold = (next: Held): void => {
    const before = $held.get();
    if (before.kind === 'new') URL.revokeObjectURL(before.src);
    $held.set(next);
  };
  const sent = (): string | File => {
    const held = $held.get();
    return held.kind === 'none' ? '' : held.kind === 'kept' ? held.path : held.file;
  };

  return {
    $held,
    choose(file) {
      const wrong = problem(file);
      if (wrong === null) hold({ kind: 'new', file, src: URL.createObjectURL(file) });
      return wrong;
    },
    remove: () => hold({ kind: 'none' }),
    sent,
    differsFrom: (before) => sent() !== (before ?? ''),
    refill: (next) => hold(stored(next)),
  };
}
