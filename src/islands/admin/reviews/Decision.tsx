// Sticky bar with Approve, Reject and Skip for a review, and the error state if the server refuses the decision.
import { useState } from 'react';
import type { Texts } from '../../../../contract/messages/texts.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import { useT } from '../../../i18n/react.tsx';
import { langOfWriter, PRODUCT_REASONS } from '../admin-reasons.ts';
import { useErrorText } from '../Failed.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { Decision as DecisionInput, OpenReview } from './admin-reviews.ts';
import { useReviewShortcuts } from './review-shortcuts.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

interface Props {
  readonly state: Extract<OpenReview, { status: 'ready' | 'deciding' | 'refused' }>;
  /** Ticked on the checklist: reasons of a rejection. */
  readonly reasons: readonly Texts[];
  readonly onDecide: (decision: DecisionInput) => Promise<void>;
  readonly onSkip: () => Promise<void>;
  /** Opens the product before this one. */
  readonly onBack: () => Promise<void>;
  readonly onLoadAgain: () => Promise<void>;
}

export function Decision(props: Props) {
  const { state, reasons, onDecide, onSkip, onBack, onLoadAgain } = props;
  const t = useT();
  const errorText = useErrorText();
  const [rejecting, setRejecting] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isBusy = state.status === 'deciding';
  const error = state.status === 'refused' ? state.error : null;
  const isConflict = error?.code === 'conflict';
  const canDecide = !isBusy && !isConflict;
  const approve = (): void => {
    if (canDecide) void onDecide({ decision: 'approve' });
  };
  const startRejection = (): void => {
    if (canDecide) setRejecting(true);
  };
  const { enabled, setEnabled } = useReviewShortcuts({
    next: () => void onSkip(),
    previous: () => void onBack(),
    approve,
    reject: startRejection,
    help: () => setHelpOpen(true),
  });

  /** A refusal is shown above the buttons. */
  const reject = async (reason: string): Promise<null> => {
    await onDecide({ decision: 'reject', reason });
    return null;
  };

  return (
    <div className="sticky bottom-0 z-10 -mx-[clamp(1rem,3.5vw,2.5rem)] grid gap-3 border-t border-line-strong bg-plate px-[clamp(1rem,3.5vw,2.5rem)] py-3">
      <div role="alert">
        {error && (
          <div className="notice notice-red flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1">
              {isConflict ? t('admin:reviews.conflict') : errorText(error, GENERAL_TOASTS.failed)}
            </p>
            {isConflict && (
              <button type="button" className="btn btn-quiet" onClick={() => void onLoadAgain()}>
                {t('admin:reviews.loadAgain')}
              </button>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary max-sm:flex-1"
          // aria-disabled: a disabled button would lose the focus. After a conflict the admin must load the new version first.
          aria-disabled={!canDecide}
          onClick={approve}
        >
          {t(isBusy ? 'admin:reviews.deciding' : 'admin:reviews.approve')}
        </button>
        <button
          type="button"
          className="btn btn-danger max-sm:flex-1"
          aria-disabled={!canDecide}
          onClick={startRejection}
        >
          {t('admin:reviews.reject')}
        </button>
        <button type="button" className="btn btn-bare" onClick={() => void onSkip()}>
          {t('admin:reviews.skip')}
        </button>
        {/* A phone has no keys to press. */}
        <button
          type="button"
          className="btn btn-bare max-md:hidden"
          onClick={() => setHelpOpen(true)}
        >
          {t('adminReview:shortcuts.title')}
          {enabled && <kbd className="badge">?</kbd>}
        </button>
      </div>
      {isHelpOpen && (
        <ShortcutHelp enabled={enabled} onEnable={setEnabled} onClose={() => setHelpOpen(false)} />
      )}
      {rejecting && (
        <ReasonDialog
          id="reject"
          title={t('admin:reviews.rejectTitle')}
          text={t('admin:reviews.rejectText')}
          confirm={t('admin:reviews.reject')}
          hint={t('admin:reason.hint')}
          commonReasons={PRODUCT_REASONS}
          chosen={reasons}
          readerLang={langOfWriter(state.review.proposed.originalLanguage)}
          act={reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
