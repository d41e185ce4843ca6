// Status notice of a stored product: its status, the reviewer's reason, and the effect of saving it.
import { useStore } from '@nanostores/react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import type listing from '../../../../locales/en/listing.json';
import { useT } from '../../../i18n/react.tsx';
import { ProductStatus } from '../../../ui/StatusBadge.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import type { ProductFormStore } from './product-form-types.ts';

const Reason = ({ text }: { readonly text: string }) => (
  <p className="wrap-anywhere whitespace-pre-line">{text}</p>
);
/** Few products were rejected. */
const Translated = screen({
  load: async () => (await import('../../translation/Translated.tsx')).Translated,
  skeleton: Reason,
  failed: Reason,
});

type MessageKey = keyof (typeof listing)['state'];

const CHANGE_MESSAGE_KEYS: ReadonlyMap<string, MessageKey> = new Map([
  ['pending', 'changePending'],
  ['draft', 'changeDraft'],
  ['rejected', 'changeRejected'],
]);
const STATUS_MESSAGE_KEYS: ReadonlyMap<string, MessageKey> = new Map([
  ['draft', 'draft'],
  ['pending', 'pending'],
  ['rejected', 'rejected'],
]);

const isApproved = ({ status }: MyProduct): boolean => status === 'active' || status === 'inactive';

/** Message keys of the product's status, in display order. */
const messageKeysOf = (product: MyProduct): MessageKey[] => {
  const change = product.change && CHANGE_MESSAGE_KEYS.get(product.change.status);
  const state = STATUS_MESSAGE_KEYS.get(product.status);
  return [
    ...(change ? [change] : []),
    ...(state ? [state] : []),
    ...(product.status === 'inactive' ? (['inactive'] as const) : []),
    ...(isApproved(product) ? (['approved'] as const) : []),
  ];
};

export function ProductStatusNotice({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const product = useStore(form.$base);
  if (product === null) return null;
  const reason = product.change?.reason ?? product.rejectionReason;
  return (
    <div className={`notice grid gap-2 ${reason ? 'notice-red' : ''}`}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('listing:state.label')}</span>
        <ProductStatus status={product.status} />
      </p>
      {reason && (
        <div>
          <p className="font-semibold">{t('listing:state.reason')}</p>
          <Translated text={reason} />
        </div>
      )}
      {messageKeysOf(product).map((each) => (
        <p key={each}>{t(`listing:state.${each}`)}</p>
      ))}
    </div>
  );
}
