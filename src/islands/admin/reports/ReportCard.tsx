// One report: what is reported, reason, reporter, and either the outcome or the buttons to close it.
import type { Report } from '../../../../contract/admin/reports.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { Timestamp } from '../Timestamp.tsx';
import { ReportedReview } from './ReportedReview.tsx';
import { ReasonText, ReportedMessages, ReportedUser } from './ReportedUser.tsx';

/** How an admin closes a report: by removing the product or the review, or by upholding or dismissing the report without that. */
export type ClosingAction = 'takeDown' | 'removeReview' | 'uphold' | 'dismiss';

interface Props {
  readonly report: Report;
  readonly onClose: (kind: ClosingAction) => void;
}

export function ReportCard({ report, onClose }: Props) {
  const t = useT();
  const href = useHref();
  const { kind, productId, productName, productLive, supplierId, supplierName, closedAt } = report;
  const isUser = kind === 'user';
  const reviewState = report.review && (report.review.removed ? 'removed' : 'shown');
  return (
    <article className="plate grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-base wrap-anywhere">
          {isUser ? (
            <ReportedUser report={report} />
          ) : productLive ? (
            <a className="link" href={href(`/product/${encodeURIComponent(productId)}`)}>
              {productName}
            </a>
          ) : (
            productName
          )}
        </h3>
        {isUser ? (
          <span className="badge">{t('admin:reports.inChat')}</span>
        ) : reviewState === null ? (
          <span className={`badge ${productLive ? 'badge-jade' : ''}`}>
            {t(productLive ? 'admin:reports.live' : 'admin:reports.notLive')}
          </span>
        ) : (
          <span className={`badge ${reviewState === 'shown' ? 'badge-jade' : ''}`}>
            {t(
              reviewState === 'shown' ? 'admin:reports.reviewLive' : 'admin:reports.reviewRemoved',
            )}
          </span>
        )}
        {closedAt !== null && (
          <span className="badge">
            {t(report.outcome === 'upheld' ? 'admin:reports.upheld' : 'admin:reports.dismissed')}
          </span>
        )}
      </div>
      {report.review && <ReportedReview review={report.review.review} />}
      <p className="font-semibold">
        <ReasonText report={report} />
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">
        {report.text || <span className="text-muted">{t('admin:reports.noText')}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Timestamp at={report.createdAt} />
        <span className="wrap-anywhere">
          {report.email
            ? t('admin:reports.by', { email: report.email })
            : t('admin:reports.anonymous')}
        </span>
        {isUser ? null : supplierId === '' ? (
          <span>{t('admin:reports.supplier', { name: supplierName })}</span>
        ) : (
          <a className="link" href={href(`/supplier/${encodeURIComponent(supplierId)}`)}>
            {t('admin:reports.supplier', { name: supplierName })}
          </a>
        )}
      </p>
      {isUser && <ReportedMessages report={report} />}
      {closedAt === null ? (
        <ReportActions
          removal={
            reviewState === null
              ? productLive
                ? 'takeDown'
                : 'uphold'
              : reviewState === 'shown'
                ? 'removeReview'
                : 'uphold'
          }
          name={isUser ? report.userName : productName}
          onClose={onClose}
        />
      ) : (
        <p className="border-t border-line pt-3 text-sm text-muted">
          {t('admin:reports.closed')} <Timestamp at={closedAt} />
          {report.note && <span className="block text-ink">{report.note}</span>}
        </p>
      )}
    </article>
  );
}

interface ReportActionsProps {
  readonly removal: ClosingAction;
  readonly name: string;
  readonly onClose: Props['onClose'];
}

function ReportActions({ removal, name, onClose }: ReportActionsProps) {
  const t = useT();
  const kinds = [removal, 'dismiss'] as const;
  return (
    <p className="flex flex-wrap gap-2 border-t border-line pt-3">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`btn btn-small ${kind === 'takeDown' || kind === 'removeReview' ? 'btn-danger' : 'btn-quiet'}`}
          aria-haspopup="dialog"
          aria-label={`${t(`admin:reports.${kind}`)}: ${name}`}
          onClick={() => onClose(kind)}
        >
          {t(`admin:reports.${kind}`)}
        </button>
      ))}
    </p>
  );
}
