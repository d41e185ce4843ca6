// Queue of products waiting for review, oldest submission first.
import { useState } from 'react';
import type { ReviewRow } from '../../../../contract/admin/review.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { taxonName } from '../../../i18n/taxonomy.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { AdminLink } from '../AdminLink.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { Timestamp } from '../Timestamp.tsx';
import { reviewQueue } from './admin-reviews.ts';
import { PictureOrPlaceholder } from './PictureOrPlaceholder.tsx';

export function ReviewQueue() {
  const t = useT();
  const { api } = useAdmin();
  const [list] = useState(() => reviewQueue(api));
  return (
    <AdminList
      view="reviews"
      list={list}
      formatTotal={(count) => t('admin:reviews.found', { count })}
      empty={() => ({
        title: t('admin:reviews.empty'),
        text: t('admin:reviews.emptyText'),
        action: (
          <AdminLink className="btn btn-quiet" view="overview">
            {t('admin:reviews.toOverview')}
          </AdminLink>
        ),
      })}
    >
      {(rows) => (
        <ul className="plate divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}

export function KindBadge({ kind }: { readonly kind: ReviewRow['kind'] }) {
  const t = useT();
  return <span className="badge">{t(`admin:reviews.${kind}`)}</span>;
}

function Row({ row: { id, kind, submittedAt, product } }: { readonly row: ReviewRow }) {
  const t = useT();
  const lang = useLang();
  const { supplier, category } = product;
  return (
    <AdminLink className="flex gap-4 p-3 hover:bg-well" view="reviews" item={id}>
      <span className="w-24 flex-none border border-line">
        <PictureOrPlaceholder path={product.images[0]} alt="" />
      </span>
      <span className="grid min-w-0 flex-1 content-start gap-1 text-sm">
        <span className="font-semibold wrap-anywhere" lang={product.originalLanguage ?? undefined}>
          {product.name}
        </span>
        <span className="text-muted">{supplier?.companyName || supplier?.name}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <KindBadge kind={kind} />
          {category && <span>{taxonName(t, 'category', category)}</span>}
          <span className="tabular-nums">
            {product.price === null ? t('admin:field.quote') : formatMoney(lang, product.price)}
          </span>
        </span>
        <span className="text-xs text-muted">
          {t('admin:reviews.submitted')} <Timestamp at={submittedAt} />
        </span>
      </span>
    </AdminLink>
  );
}
