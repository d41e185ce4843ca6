// What was typed and not saved: guarded when the page is left, and kept in this tab for after a crash or a lost session.
import type { ReadableAtom } from 'nanostores';

/** A form's typed texts as they were, for whoever comes back to it. */
export interface Draft<Values> {
  readonly values: Values;
  /** The revision they were typed over; null for something new. */
  readonly revision: number | null;
  /** When they were last touched, in ms. */
  readonly at: number;
}

export interface DraftKeeper<Values> {
  /** What an earlier visit left; null where nothing or nonsense is kept. */
  read(): Draft<Values> | null;
  keep(values: Values, revision: number | null): void;
  forget(): void;
}

/** One draft per `key` and tab. `values` reads what was stored, whatever it has become. */
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
        // Storage can be forbidden or full; the page itself still holds everything.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // Nothing was kept either.
      }
    },
  };
}

/** A form as far as its draft is concerned. */
interface Typed<Values> {
  readonly $values: ReadableAtom<Values>;
  readonly $isUnsaved: ReadableAtom<boolean>;
}

/**
 * Keeps what is typed from now on, and forgets it once it is saved or taken back. Returns what stops it.
 * What an earlier visit left stays until then, so read it first.
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

/** Set for the moment of a departure that was agreed to. */
let leaving = false;

/** Goes on without asking: what there was is saved, or given up on purpose. */
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
 * Asks before the page is left while something is unsaved: by link or Sign Out with `ask`, which is given the way on;
 * otherwise with the browser's own question. Returns what ends the guard.
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
