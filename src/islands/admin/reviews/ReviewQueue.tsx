// Queue of products waiting for review, oldest submission first. Those of one import are one row; its link lists them.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ReviewRow } from '../../../../contract/admin/review.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { taxonName } from '../../../i18n/taxonomy.ts';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { AdminLink } from '../AdminLink.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { adminQueryString } from '../admin-view.ts';
import { $deferred } from '../decisions/deferred.ts';
import { deferredDecisions } from '../decisions/use-decide-later.ts';
import { Timestamp } from '../Timestamp.tsx';
import { type Decision, reviewQueue } from './admin-reviews.ts';
import { ImportRow } from './ImportRow.tsx';
import { ImportRunPanel } from './ImportRunPanel.tsx';
import { createImportRun, isRunning } from './import-run.ts';
import { PictureOrPlaceholder } from './PictureOrPlaceholder.tsx';

export function ReviewQueue() {
  const t = useT();
  const { api, overview } = useAdmin();
  const [list] = useState(() => reviewQueue(api));
  const [importRun] = useState(() => createImportRun(api));
  const isBusy = isRunning(useStore(importRun.$run));
  const isOneImport = useStore(list.$filters).import !== '';
  const refresh = (): void => {
    list.refresh();
    void overview.refreshAnalytics();
  };
  const ask = async (row: ReviewRow, decision: Decision['decision']): Promise<void> => {
    // Of this import perhaps: its products are read only after that. Not after a refusal that failed, whose product would be approved.
    if (!(await deferredDecisions.flush())) return;
    if (row.import) importRun.ask({ ...row, import: row.import }, decision);
  };
  // A decision that was deferred is stored or has failed.
  useEffect(() => $deferred.listen(() => list.refresh()), [list]);
  const toQueue = (className: string) => (
    <FollowLink
      className={className}
      href={adminQueryString({ view: 'reviews', item: '' })}
      onFollow={list.clear}
    >
      {t('admin:reviews.back')}
    </FollowLink>
  );
  return (
    <AdminList
      view="reviews"
      list={list}
      form={
        <>
          {isOneImport && toQueue('link justify-self-start py-2 text-sm')}
          <ImportRunPanel store={importRun} onEnd={refresh} />
        </>
      }
      formatTotal={(count, filters) =>
        t(filters.import ? 'adminReview:importReview.found' : 'admin:reviews.found', { count })
      }
      empty={(filters) => ({
        title: t('admin:reviews.empty'),
        text: t(filters.import ? 'adminReview:importReview.emptyText' : 'admin:reviews.emptyText'),
        action: filters.import ? (
          toQueue('btn btn-quiet')
        ) : (
          <AdminLink className="btn btn-quiet" view="overview">
            {t('admin:reviews.toOverview')}
          </AdminLink>
        ),
      })}
    >
      {(rows) => (
        <ul className="plate divide-y divide-line">
          {rows.map((row) => (
            <li key={row.import?.id ?? row.id}>
              {row.import ? (
                <ImportRow
                  row={{ ...row, import: row.import }}
                  isBusy={isBusy}
                  onShow={() => list.choose({ import: row.import?.id ?? '' })}
                  onAsk={(decision) => void ask(row, decision)}
                />
              ) : (
                <Row row={row} />
              )}
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
