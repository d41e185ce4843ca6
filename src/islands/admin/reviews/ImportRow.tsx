// Row of the review queue for an import whose new products wait together.
import type { ReviewRow, WaitingImport } from '../../../../contract/admin/review.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { adminQueryString } from '../admin-view.ts';
import { Timestamp } from '../Timestamp.tsx';
import type { Decision } from './admin-reviews.ts';

interface Props {
  readonly row: ReviewRow & { readonly import: WaitingImport };
  /** Whether a decision about an import runs: one at a time. */
  readonly isBusy: boolean;
  readonly onShow: () => void;
  readonly onAsk: (decision: Decision['decision']) => void;
}

export function ImportRow({ row, isBusy, onShow, onAsk }: Props) {
  const t = useT();
  const lang = useLang();
  const { id, fileName, machineType, waiting } = row.import;
  const { supplier } = row.product;
  const name = `import-${id}`;
  const act = (decision: Decision['decision']) => (
    <button
      type="button"
      id={`${name}-${decision}`}
      className={`btn max-sm:flex-1 ${decision === 'approve' ? 'btn-primary' : 'btn-danger'}`}
      // For screen readers: which import the button is for.
      aria-labelledby={`${name}-${decision} ${name}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onAsk(decision)}
    >
      {t(`adminReview:importReview.${decision}All`)}
    </button>
  );
  return (
    <div className="grid gap-3 p-3 text-sm">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="badge">{t('adminReview:importReview.badge')}</span>
          <span id={name} className="font-semibold wrap-anywhere">
            {fileName}
          </span>
        </p>
        <p className="text-muted">{supplier?.companyName || supplier?.name}</p>
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          <span>{machineType}</span>
          <span className="tabular-nums">
            {t('adminReview:importReview.waiting', {
              count: waiting,
              total: formatNumber(lang, waiting),
            })}
          </span>
        </p>
        <p className="text-xs text-muted">
          {t('admin:reviews.submitted')} <Timestamp at={row.submittedAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {act('approve')}
        {act('reject')}
        <FollowLink
          className="link py-2"
          href={adminQueryString({ view: 'reviews', item: '' }, { import: id })}
          onFollow={onShow}
        >
          {t('adminReview:importReview.show')}
        </FollowLink>
      </div>
    </div>
  );
}
