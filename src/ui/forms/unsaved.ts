// Protection of unsaved form values: asks before leaving the page, and stores drafts in sessionStorage.
import type { ReadableAtom } from 'nanostores';

/** Stored values of a form, to restore them after a crash or a lost session. */
export interface Draft<Values> {
  readonly values: Values;
  /** The revision that was being edited; null for something new. */
  readonly revision: number | null;
  /** Time of the last change, in ms. */
  readonly at: number;
}

export interface DraftKeeper<Values> {
  /** Returns the draft of an earlier visit; null if there is none or it is unreadable. */
  read(): Draft<Values> | null;
  keep(values: Values, revision: number | null): void;
  forget(): void;
}

/** Creates a storage for one draft per `key` and tab. `values` parses the stored value, even a damaged one. */
export function draftKeeper<Values>(
  key: string,
  values: (stored: unknown) => Values,
): DraftKeeper<Values> {
  const name = `draft:${key}`;
  return {
    read() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft<unknown> | null;
        if (kept === null || typeof kept.at !== 'number') return null;
        const revision = typeof kept.revision === 'number' ? kept.revision : null;
        return { values: values(kept.values), revision, at: kept.at };
      } catch {
        return null;
      }
    },
    keep(typed, revision) {
      try {
        sessionStorage.setItem(name, JSON.stringify({ values: typed, revision, at: Date.now() }));
      } catch {
        // Storage may be blocked or full; the page still has everything in memory.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // Then nothing was stored either.
      }
    },
  };
}

/** The parts of a form that its draft needs. */
interface Typed<Values> {
  readonly $values: ReadableAtom<Values>;
  readonly $isUnsaved: ReadableAtom<boolean>;
}

/**
 * Stores every change from now on, and removes the draft once the form is saved or reverted. Returns the function that
 * stops it. The draft of an earlier visit is overwritten by the first change, so read it first.
 */
export function followDraft<Values>(
  form: Typed<Values>,
  keeper: DraftKeeper<Values>,
  revision: () => number | null = () => null,
): () => void {
  const stopSaving = form.$isUnsaved.listen((isUnsaved) => {
    if (!isUnsaved) keeper.forget();
  });
  const stopTyping = form.$values.listen((values) => {
    if (form.$isUnsaved.get()) keeper.keep(values, revision());
  });
  return () => {
    stopTyping();
    stopSaving();
  };
}

/** true while the page is being left with the user's consent. */
let leaving = false;

/** Leaves the page without asking: the values are saved, or discarded on purpose. */
export function leaveFreely(go: () => void): void {
  leaving = true;
  go();
}

const leadsAway = (link: HTMLAnchorElement): boolean =>
  link.target !== '_blank' &&
  !link.hasAttribute('download') &&
  /^https?:$/.test(link.protocol) &&
  link.href.replace(/#.*$/, '') !== location.href.replace(/#.*$/, '');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Asks before the page is left with unsaved values: with `ask` for links and Sign Out, which receives the function that
 * continues; else with the browser's own dialog. Returns the function that removes the guard.
 */
export function guardLeaving(
  isUnsaved: () => boolean,
  ask: (goOn: () => void) => void,
): () => void {
  leaving = false;
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!leaving && isUnsaved()) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (leaving || !isPlain(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>('a[href], [data-sign-out]');
    if (!target || (target instanceof HTMLAnchorElement && !leadsAway(target))) return;
    if (!isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => leaveFreely(() => target.click()));
  };
  addEventListener('beforeunload', onUnload);
  document.addEventListener('click', onClick, true);
  return () => {
    removeEventListener('beforeunload', onUnload);
    document.removeEventListener('click', onClick, true);
  };
}
