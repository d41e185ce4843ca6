// Decisions of the admin area with the time to take them back: their toast, and the way back to the item.
import { ApiError } from '../../../../contract/errors.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { toLoadError } from '../../../stores/load-error.ts';
import { endSession } from '../../../stores/session.ts';
import { accessStorage } from '../../../stores/stored-session.ts';
import { showUndoToast } from '../../../toasts/undo-toast.ts';
import { useAdmin } from '../admin-context.ts';
import { useErrorText } from '../Failed.tsx';
import type { DecidedView } from './deferred.ts';
import { createDeferredDecisions, type Decision } from './deferred-decisions.ts';

interface GivenDecision extends Pick<Decision, 'view' | 'id' | 'importId' | 'draft'> {
  readonly outcome: 'approve' | 'reject' | 'accept' | 'askAgain';
  /** Of the product or document. */
  readonly name: string;
  /** Must send before it returns. `sender` is the session in which the decision was made. */
  readonly send: (sender: {
    readonly lang: ReturnType<typeof useLang>;
    readonly token: string | null;
  }) => Promise<unknown>;
}

const isHeld = (): boolean =>
  document.querySelector('[data-toasts]:is(:hover, :focus-within)') !== null;

/** One for the page, so that a decision still waits while another section is open. */
export const deferredDecisions = createDeferredDecisions((decision, undo) => {
  const button = { text: decision.undoText, run: undo };
  const shown = showUndoToast(decision.text, button, { durationMs: Infinity });
  return { close: () => void shown.then((close) => close()), isHeld };
});

/** The deferring function returns whether the decision was taken back since. */
export function useDecideLater(): (given: GivenDecision) => { wasUndone: () => boolean } {
  const t = useT();
  const lang = useLang();
  const errorText = useErrorText();
  const { navigation, overview } = useAdmin();
  const reasonOf = (view: DecidedView, error: unknown): string => {
    const status = error instanceof ApiError ? error.status : 0;
    if (view === 'reviews' && status === 404) return t('admin:reviews.goneText');
    if (view === 'reviews' && status === 409) return t('admin:reviews.conflict');
    return errorText(toLoadError(error), GENERAL_TOASTS.failed);
  };
  return ({ outcome, name, send, ...given }) => {
    const token = accessStorage();
    const { view, id } = given;
    let isUndone = false;
    const open = (): void => navigation.open(view, id);
    const decision: Decision = {
      ...given,
      text: t(`adminDecisions:${outcome}`, { name }),
      undoText: t('adminDecisions:undo'),
      send: () => send({ lang, token }),
      onSent: overview.refreshAnalytics,
      onUndone() {
        isUndone = true;
        open();
      },
      onFailed(error) {
        if (error instanceof ApiError && error.status === 401) {
          // The sign-in leads back to the address, which is now that of the item.
          open();
          endSession(token ?? undefined);
          return;
        }
        const reason = reasonOf(view, error);
        const button = { text: t('adminDecisions:back'), run: open };
        void showUndoToast(t('adminDecisions:failed', { name, reason }), button, {
          kind: 'error',
          durationMs: Infinity,
        });
      },
    };
    deferredDecisions.decide(decision);
    return { wasUndone: () => isUndone };
  };
}
