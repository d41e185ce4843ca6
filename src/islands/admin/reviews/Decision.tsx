// Sticky bar with Approve, Reject and Skip for a review.
import { useState } from 'react';
import type { Review } from '../../../../contract/admin/review.ts';
import type { Texts } from '../../../../contract/texts.ts';
import { useT } from '../../../i18n/react.tsx';
import { langOfWriter, PRODUCT_REASONS } from '../admin-reasons.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { Decision as DecisionInput } from './admin-reviews.ts';
import { useReviewShortcuts } from './review-shortcuts.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

interface Props {
  readonly review: Review;
  /** Ticked on the checklist: reasons of a rejection. */
  readonly reasons: readonly Texts[];
  /** Reason of a rejection that was taken back or failed; '' without one. */
  readonly typed: string;
  /** Decided on this screen; the next product is on its way. */
  readonly isDecided: boolean;
  readonly onDecide: (decision: DecisionInput) => Promise<void>;
  readonly onSkip: () => Promise<void>;
  /** Opens the product before this one. */
  readonly onBack: () => Promise<void>;
}

export function Decision(props: Props) {
  const { review, reasons, typed, isDecided, onDecide, onSkip, onBack } = props;
  const t = useT();
  const [rejecting, setRejecting] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const approve = (): void => {
    if (!isDecided) void onDecide({ decision: 'approve' });
  };
  const startRejection = (): void => {
    if (!isDecided) setRejecting(true);
  };
  const { enabled, setEnabled } = useReviewShortcuts({
    next: () => void onSkip(),
    previous: () => void onBack(),
    approve,
    reject: startRejection,
    help: () => setHelpOpen(true),
  });

  const reject = async (reason: string): Promise<null> => {
    // The dialog closes at once: the next product may take a moment.
    void onDecide({ decision: 'reject', reason });
    return null;
  };

  return (
    <div className="sticky bottom-0 z-10 -mx-[clamp(1rem,3.5vw,2.5rem)] grid gap-3 border-t border-line-strong bg-plate px-[clamp(1rem,3.5vw,2.5rem)] py-3">
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary max-sm:flex-1"
          // aria-disabled: a disabled button would lose the focus.
          aria-disabled={isDecided}
          onClick={approve}
        >
          {t('admin:reviews.approve')}
        </button>
        <button
          type="button"
          className="btn btn-danger max-sm:flex-1"
          aria-disabled={isDecided}
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
          typed={typed}
          chosen={reasons}
          readerLang={langOfWriter(review.proposed.originalLanguage)}
          act={reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
