// Store for a single file field: empty, a stored file, or a newly selected one.
import { atom, type ReadableAtom } from 'nanostores';
import type { FieldErrorKey } from '../../../contract/messages.ts';

type FileValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'stored'; readonly path: string }
  | { readonly kind: 'new'; readonly file: File; readonly src: string };

export interface FileField {
  readonly $value: ReadableAtom<FileValue>;
  /** Replaces the file, or returns its error. */
  choose(file: File): FieldErrorKey | null;
  remove(): void;
  /** Restores the previous file: the new one turned out to be unreadable. */
  restorePrevious(): void;
  /** Value for the request body: a stored path, a new file, or '' for none. */
  requestValue(): string | File;
  setStored(path: string | null): void;
}

const storedValue = (path: string | null): FileValue =>
  path === null ? { kind: 'none' } : { kind: 'stored', path };

/** `validate` returns the error of a selected file, or null. */
export function createFileField(
  path: string | null,
  validate: (file: File) => FieldErrorKey | null,
): FileField {
  const $value = atom<FileValue>(storedValue(path));
  let previous = storedValue(path);

  const setValue = (next: FileValue): void => {
    previous = $value.get();
    if (previous.kind === 'new') URL.revokeObjectURL(previous.src);
    $value.set(next);
  };
  const setNewFile = (file: File): void =>
    setValue({ kind: 'new', file, src: URL.createObjectURL(file) });

  return {
    $value,
    choose(file) {
      const error = validate(file);
      if (error === null) setNewFile(file);
      return error;
    },
    remove: () => setValue({ kind: 'none' }),
    restorePrevious() {
      if (previous.kind === 'new') setNewFile(previous.file);
      else setValue(previous);
    },
    requestValue() {
      const value = $value.get();
      return value.kind === 'none' ? '' : value.kind === 'stored' ? value.path : value.file;
    },
    setStored: (next) => setValue(storedValue(next)),
  };
}
