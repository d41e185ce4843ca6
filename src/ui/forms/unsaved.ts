// Drafts of forms with unsaved values, in sessionStorage.
import type { ReadableAtom } from 'nanostores';
import { readFromTab, storeInTab } from '../../stores/tab-storage.ts';
import { changedEntries } from './changes.ts';

/** Stored values of a form, to restore them after a crash or a lost session. */
export interface Draft<Values> {
  readonly values: Values;
  /** The revision that was being edited; null for something new. */
  readonly revision: number | null;
  /** Time of the last change, in ms. */
  readonly at: number;
}

export interface DraftStorage<Values> {
  /** Returns the draft of an earlier visit; null if there is none or it is unreadable. */
  read(): Draft<Values> | null;
  save(values: Values, revision: number | null): void;
  remove(): void;
}

/** Creates a storage for one draft per `key` and tab. `parseValues` parses the stored value, even a damaged one. */
export function createDraftStorage<Values>(
  key: string,
  parseValues: (stored: unknown) => Values,
): DraftStorage<Values> {
  const name = `draft:${key}`;
  return {
    read() {
      try {
        const stored = JSON.parse(readFromTab(name) ?? 'null') as Draft<unknown> | null;
        if (stored === null || typeof stored.at !== 'number') return null;
        const revision = typeof stored.revision === 'number' ? stored.revision : null;
        return { values: parseValues(stored.values), revision, at: stored.at };
      } catch {
        return null;
      }
    },
    save: (values, revision) =>
      void storeInTab(name, JSON.stringify({ values, revision, at: Date.now() })),
    remove: () => void storeInTab(name, null),
  };
}

/** The parts of a form that its draft needs. */
interface DraftForm<Values> {
  readonly $values: ReadableAtom<Values>;
  readonly $isUnsaved: ReadableAtom<boolean>;
}

/** Returns the draft of an earlier visit if its content differs from the form's, else null. */
export function restorableDraft<Values>(
  form: Pick<DraftForm<Values>, '$values'>,
  storage: DraftStorage<Values>,
  contentOf: (values: Values) => Readonly<Record<string, unknown>>,
): Draft<Values> | null {
  const draft = storage.read();
  if (draft === null) return null;
  const changes = changedEntries(contentOf(form.$values.get()), contentOf(draft.values));
  return Object.keys(changes).length > 0 ? draft : null;
}

/**
 * Stores every change from now on, and removes the draft once the form is saved or reverted. Returns the function that
 * stops it. The draft of an earlier visit is overwritten by the first change, so read it first.
 */
export function autosaveDraft<Values>(
  form: DraftForm<Values>,
  storage: DraftStorage<Values>,
  revision: () => number | null = () => null,
): () => void {
  const stopSaving = form.$isUnsaved.listen((isUnsaved) => {
    if (!isUnsaved) storage.remove();
  });
  const stopTyping = form.$values.listen((values) => {
    if (form.$isUnsaved.get()) storage.save(values, revision());
  });
  return () => {
    stopTyping();
    stopSaving();
  };
}
