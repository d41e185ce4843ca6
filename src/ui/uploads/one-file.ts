// Store for a single file field: empty, a stored file, or a newly selected one.
import { atom, type ReadableAtom } from 'nanostores';
import type { FieldErrorKey } from '../../../contract/messages.ts';

export type Held =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'new'; readonly file: File; readonly src: string };

export interface OneFile {
  readonly $held: ReadableAtom<Held>;
  /** Replaces the file, or returns its error. */
  choose(file: File): FieldErrorKey | null;
  remove(): void;
  /** Restores the previous file: the new one turned out to be unreadable. */
  restorePrevious(): void;
  /** Value for the request body: a stored path, a new file, or '' for none. */
  sent(): string | File;
  differsFrom(path: string | null): boolean;
  refill(path: string | null): void;
}

const stored = (path: string | null): Held =>
  path === null ? { kind: 'none' } : { kind: 'kept', path };

/** `problem` returns the error of a selected file, or null. */
export function createOneFile(
  path: string | null,
  problem: (file: File) => FieldErrorKey | null,
): OneFile {
  const $held = atom<Held>(stored(path));
  let previous = stored(path);

  const hold = (next: Held): void => {
    previous = $held.get();
    if (previous.kind === 'new') URL.revokeObjectURL(previous.src);
    $held.set(next);
  };
  const holdNew = (file: File): void => hold({ kind: 'new', file, src: URL.createObjectURL(file) });
  const sent = (): string | File => {
    const held = $held.get();
    return held.kind === 'none' ? '' : held.kind === 'kept' ? held.path : held.file;
  };

  return {
    $held,
    choose(file) {
      const wrong = problem(file);
      if (wrong === null) holdNew(file);
      return wrong;
    },
    remove: () => hold({ kind: 'none' }),
    restorePrevious() {
      if (previous.kind === 'new') holdNew(previous.file);
      else hold(previous);
    },
    sent,
    differsFrom: (before) => sent() !== (before ?? ''),
    refill: (next) => hold(stored(next)),
  };
}
