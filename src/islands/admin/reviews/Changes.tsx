// Field-by-field comparison of a proposed change: inline differences in texts, old and new side by side elsewhere.
import type { Review } from '../../../../contract/admin/review.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../../i18n/taxonomy.ts';
import { countryName } from '../../../i18n/trade-names.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { type Change, changesOf, type FieldValue } from './admin-changes.ts';
import { Added, DiffText, Removed } from './DiffText.tsx';
import { MediaChange } from './MediaChange.tsx';

export function Changes({ review }: { readonly review: Review }) {
  const t = useT();
  const changes = changesOf(review);
  return (
    <section className="plate" aria-labelledby="changes">
      <div className="border-b border-line p-4">
        <h3 id="changes">
          {changes.length
            ? t('admin:reviews.changes', { count: changes.length })
            : t('admin:reviews.noChanges')}
        </h3>
        {changes.length > 0 && (
          <p className="mt-1 text-sm text-muted">{t('admin:reviews.changesText')}</p>
        )}
      </div>
      <dl className="divide-y divide-line">
        {changes.map((change) => (
          <div key={change.field} className="grid gap-1 p-4 md:grid-cols-[11rem_1fr] md:gap-4">
            <dt className="text-sm font-semibold">{t(`productFields:review.${change.field}`)}</dt>
            <dd
              className="min-w-0 wrap-anywhere"
              lang={
                isSupplierText(change) ? (review.proposed.originalLanguage ?? undefined) : undefined
              }
            >
              <ChangeItem change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether the values are the supplier's own text, which is in the supplier's language. */
const isSupplierText = ({ kind, field }: Change): boolean =>
  kind === 'text' || kind === 'list' || field === 'specifications';

function ChangeItem({ change }: { readonly change: Change }) {
  switch (change.kind) {
    case 'text':
      return (
        <p className="max-w-prose whitespace-pre-line">
          <DiffText parts={change.parts} />
        </p>
      );
    case 'value':
      return <ValueChange {...change} />;
    case 'list':
      return (
        <ul className="flex flex-wrap gap-2">
          {change.entries.map((entry) => (
            <li key={`${entry.state} ${entry.text}`} className="badge">
              <DiffText parts={[entry]} />
            </li>
          ))}
        </ul>
      );
    case 'pairs':
      return (
        <ul className="grid gap-1 text-sm">
          {change.pairs.map(({ label, before, after }) => (
            <li key={label} className="flex flex-wrap gap-x-2">
              <span className="font-semibold">{label}</span>
              {before !== null && <Removed>{before}</Removed>}
              {after !== null && <Added>{after}</Added>}
            </li>
          ))}
        </ul>
      );
    case 'media':
      return <MediaChange {...change} />;
  }
}

function ValueChange({ field, before, after }: Extract<Change, { kind: 'value' }>) {
  const formatValue = useValueFormatter();
  return (
    <p className="flex flex-wrap gap-x-2">
      <Removed>{formatValue(field, before)}</Removed>
      <Added>{formatValue(field, after)}</Added>
    </p>
  );
}

/** Returns a function that formats a field's value as on the public pages. */
export function useValueFormatter(): (
  field: Extract<Change, { kind: 'value' }>['field'],
  value: FieldValue,
) => string {
  const t = useT();
  const lang = useLang();
  return (field, value) => {
    if (value === null) return t(field === 'price' ? 'admin:field.quote' : 'admin:field.empty');
    if (typeof value === 'number')
      return field === 'price' ? formatMoney(lang, value) : formatNumber(lang, value);
    switch (field) {
      case 'category':
        return categoryName(t, value);
      case 'subcategory':
        return subcategoryName(t, value);
      case 'priceBasis':
        return priceBasisText(t, value);
      case 'countryOfOrigin':
        return countryName(t, value);
      default:
        return value;
    }
  };
}
