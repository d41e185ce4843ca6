// Notes on a product's review: the rejection reason, or a change that buyers do not see yet.
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { Translated } from '../../translation/Translated.tsx';

function Reason({ text }: { readonly text: string | null }) {
  const t = useT();
  if (!text) return <p>{t('myProducts:products.noReason')}</p>;
  return (
    <div>
      <p className="font-semibold">{t('myProducts:products.reason')}</p>
      <Translated text={text} />
    </div>
  );
}

function Change({ change }: { readonly change: NonNullable<MyProduct['change']> }) {
  const t = useT();
  if (change.status === 'rejected')
    return (
      <div className="notice notice-red grid gap-1">
        <p>
          <span className="badge badge-red me-2">{t('myProducts:products.changeRejected')}</span>
          {t('myProducts:products.changeRejectedText')}
        </p>
        <Reason text={change.reason} />
      </div>
    );
  const waits = change.status === 'pending';
  return (
    <p className="text-sm">
      <span className={`badge me-2 ${waits ? 'badge-saffron' : ''}`}>
        {t(waits ? 'myProducts:products.changePending' : 'myProducts:products.changeDraft')}
      </span>
      {t(waits ? 'myProducts:products.changePendingText' : 'myProducts:products.changeDraftText')}
    </p>
  );
}

export function ProductNotes({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const lang = useLang();
  const { status, rejectionReason, change, submittedAt } = product;
  if (change) return <Change change={change} />;
  if (status === 'rejected')
    return (
      <div className="notice notice-red">
        <Reason text={rejectionReason} />
      </div>
    );
  if (status !== 'pending' || submittedAt === null) return null;
  return (
    <p className="text-xs text-muted">
      {t('myProducts:products.submitted', { date: formatDate(lang, submittedAt) })}
    </p>
  );
}
