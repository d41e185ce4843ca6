// Header of a review: the product, its supplier, the time of submission and the original language.
import type { Review } from '../../../../contract/admin/review.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { levelName } from '../../../i18n/trade-names.ts';
import { langOfWriter } from '../admin-reasons.ts';
import { Timestamp } from '../Timestamp.tsx';
import { KindBadge } from './ReviewQueue.tsx';

export function ReviewHead({ review }: { readonly review: Review }) {
  const t = useT();
  const href = useHref();
  const { kind, submittedAt, proposed } = review;
  const { supplier, originalLanguage } = proposed;
  const supplierName = supplier?.companyName || supplier?.name;
  return (
    <header className="grid gap-2">
      <p>
        <KindBadge kind={kind} />
      </p>
      <h2 lang={originalLanguage ?? undefined}>{proposed.name}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {supplierName && (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t('admin:reviews.supplier')}</dt>
            <dd>
              {supplier?.id ? (
                <a className="link" href={href(`/supplier/${encodeURIComponent(supplier.id)}`)}>
                  {supplierName}
                </a>
              ) : (
                supplierName
              )}{' '}
              <span className={`badge ${supplier?.isVerified ? 'badge-jade' : ''}`}>
                {supplier?.isVerified
                  ? supplier.level
                    ? levelName(t, supplier.level)
                    : t('verified')
                  : t('admin:reviews.unverified')}
              </span>
            </dd>
          </div>
        )}
        <div className="flex gap-2">
          <dt className="text-muted">{t('admin:reviews.submitted')}</dt>
          <dd>
            <Timestamp at={submittedAt} />
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t('nav.language')}</dt>
          <dd>
            {t('admin:reviews.written', {
              language: t(
                langOfWriter(originalLanguage) === 'en'
                  ? 'admin:reviews.English'
                  : 'admin:reviews.Chinese',
              ),
            })}
          </dd>
        </div>
      </dl>
    </header>
  );
}
