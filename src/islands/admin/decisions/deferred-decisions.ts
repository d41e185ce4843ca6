// Deferred decisions (decision 021): each is sent some seconds after the press, so that it can be taken back until then, and at once
// when the next one is made or the page is left.
import { HEALTH_TIMEOUT_MS } from '../../../../contract/page-limits.ts';
import { type DecisionDraft, keepDraft, removeDraft } from './decision-drafts.ts';
import { $deferred, type DeferredItem } from './deferred.ts';

/** Time in which a decision can be taken back. */
export const DECISION_DELAY_MS = 8_000;
/** While the notice is held, it is looked at again after this time. */
const HELD_CHECK_MS = 500;

export interface Decision extends Omit<DeferredItem, 'status'> {
  readonly undoText: string;
  readonly draft: DecisionDraft;
  /** Must send before it returns: a page that closes runs no later code. */
  readonly send: () => Promise<unknown>;
  /** Called after the server has stored it; the item counts as decided until this resolves. */
  readonly onSent: () => Promise<void>;
  /** Called after it was refused or had no reply. The draft is kept, and the item waits again. */
  readonly onFailed: (error: unknown) => void;
  /** Called after it was taken back. */
  readonly onUndone: () => void;
}

/** The notice that offers to take a decision back. */
export interface Notice {
  close(): void;
  /** Whether the pointer or the focus is on it: a reader who is about to press it gets the time. */
  isHeld(): boolean;
}

interface Waiting {
  readonly decision: Decision;
  readonly notice: Notice;
  timer: ReturnType<typeof setTimeout>;
}

export interface DeferredDecisions {
  /** Defers the decision, and sends the one before it. Does nothing about an item that is decided already. */
  decide(decision: Decision): void;
  /** Takes back the decision that waits; returns whether there was one. */
  undo(): boolean;
  /** Sends the decision that waits now. Resolves when all replies have arrived: whether all were stored. */
  flush(): Promise<boolean>;
}

const isSame = (one: Pick<DeferredItem, 'view' | 'id'>, other: typeof one): boolean =>
  one.view === other.view && one.id === other.id;

/** `announce` shows what was decided. */
export function createDeferredDecisions(
  announce: (decision: Decision, undo: () => void) => Notice,
): DeferredDecisions {
  let waiting: Waiting | null = null;
  const sending = new Set<Promise<boolean>>();

  const remove = (decision: Decision): void =>
    $deferred.set($deferred.get().filter((each) => !isSame(each, decision)));

  /** The decision that waited, which waits no longer. */
  const take = (): Decision | null => {
    if (!waiting) return null;
    const { decision, notice, timer } = waiting;
    waiting = null;
    clearTimeout(timer);
    notice.close();
    return decision;
  };

  const store = async (decision: Decision): Promise<boolean> => {
    try {
      await decision.send();
    } catch (error) {
      keepDraft(decision, decision.draft);
      remove(decision);
      decision.onFailed(error);
      return false;
    }
    removeDraft(decision);
    await decision.onSent();
    remove(decision);
    return true;
  };

  const flush = async (): Promise<boolean> => {
    const decision = take();
    if (decision) {
      const stored = store(decision);
      sending.add(stored);
      void stored.finally(() => sending.delete(stored));
      $deferred.set(
        $deferred
          .get()
          .map((each) => (isSame(each, decision) ? { ...each, status: 'sending' } : each)),
      );
    }
    return (await Promise.all(sending)).every(Boolean);
  };

  const undo = (): boolean => {
    const decision = take();
    if (!decision) return false;
    keepDraft(decision, decision.draft);
    remove(decision);
    decision.onUndone();
    return true;
  };

  const sendUnlessHeld = (): void => {
    if (waiting?.notice.isHeld()) waiting.timer = setTimeout(sendUnlessHeld, HELD_CHECK_MS);
    else void flush();
  };

  // A hidden page may be closed without a further event, on phones above all.
  addEventListener('pagehide', () => void flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  // A sign-out ends the session of the decision, so it waits for the reply; but not for one that never comes.
  let isSigningOut = false;
  const signOutAfter = async (button: HTMLElement): Promise<void> => {
    const late = new Promise<boolean>((resolve) =>
      setTimeout(() => resolve(true), HEALTH_TIMEOUT_MS),
    );
    if (!(await Promise.race([flush(), late]))) return;
    isSigningOut = true;
    button.click();
    // The page may stay, and come back from the back/forward cache.
    isSigningOut = false;
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element | null)?.closest?.<HTMLElement>('[data-sign-out]');
      if (!button || isSigningOut || $deferred.get().length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void signOutAfter(button);
    },
    true,
  );

  return {
    decide(decision) {
      if ($deferred.get().some((each) => isSame(each, decision))) return;
      void flush();
      const { view, id, importId, text } = decision;
      $deferred.set([...$deferred.get(), { view, id, importId, text, status: 'waiting' }]);
      waiting = {
        decision,
        notice: announce(decision, undo),
        timer: setTimeout(sendUnlessHeld, DECISION_DELAY_MS),
      };
    },
    undo,
    flush,
  };
}
