// Dialog that closes a report, with a reason for the supplier or the author of a review, or a note for other admins.
import { closeReport, type Report } from '../../../../contract/admin/reports.ts';
import { takeDownProduct } from '../../../../contract/admin/review.ts';
import { removeReview } from '../../../../contract/reviews/reviews.ts';
import { useT } from '../../../i18n/react.tsx';
import { NoteDialog } from '../ActionDialog.tsx';
import { useAdmin } from '../admin-context.ts';
import { langOfWriter, PRODUCT_REASONS, REVIEW_REASONS } from '../admin-reasons.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ClosingAction } from './ReportCard.tsx';

interface Props {
  readonly report: Report;
  readonly kind: ClosingAction;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function ReportDialog({ report, kind, ...handlers }: Props) {
  const t = useT();
  const { api } = useAdmin();
  const dialog = {
    ...handlers,
    title: t(`admin:reports.${kind}Title`, { name: report.productName || report.userName }),
    text: t(`admin:reports.${kind}Text`),
    confirm: t(`admin:reports.${kind}`),
  };
  /** Closes every open report about the product. */
  const takeDown = async (reason: string): Promise<string | null> => {
    const params = { id: report.productId };
    return (await api.call(takeDownProduct, { params, body: { reason } })).message;
  };
  /** Closes every open report about the review. */
  const remove = async (reason: string): Promise<string | null> => {
    const params = { id: report.review?.review.id ?? '' };
    return (await api.call(removeReview, { params, body: { reason } })).message;
  };
  const close = async (note: string): Promise<string | null> => {
    const outcome = kind === 'dismiss' ? ('dismissed' as const) : ('upheld' as const);
    const params = { id: report.id };
    return (await api.call(closeReport, { params, body: { outcome, note } })).message;
  };
  if (kind === 'takeDown')
    return (
      <ReasonDialog
        {...dialog}
        id="take-down"
        hint={t('admin:reason.hint')}
        commonReasons={PRODUCT_REASONS}
        // Most suppliers are Chinese, and a report does not contain the language of its product.
        readerLang="zh-Hans"
        act={takeDown}
      />
    );
  if (kind === 'removeReview')
    return (
      <ReasonDialog
        {...dialog}
        id="remove-review"
        hint={t('admin:reports.removeReviewHint')}
        commonReasons={REVIEW_REASONS}
        readerLang={langOfWriter(report.review?.review.originalLanguage ?? null)}
        act={remove}
      />
    );
  return <NoteDialog {...dialog} id="report" act={close} />;
}
