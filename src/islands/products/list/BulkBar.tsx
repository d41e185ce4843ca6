// Bulk selection of the products on the page, and the actions for the selected ones.
import { useStore } from '@nanostores/react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import type { ProductAction } from './my-products.ts';
import { useProducts } from './products-context.ts';

const ACTIONS = ['deactivate', 'activate', 'delete'] as const satisfies readonly ProductAction[];

export function BulkBar({ products }: { readonly products: readonly MyProduct[] }) {
  const t = useT();
  const lang = useLang();
  const { store, act, setPrices } = useProducts();
  const selectedIds = useStore(store.$selected);
  const busy = useStore(store.$busy);
  const selected = products.filter(({ id }) => selectedIds.has(id));
  const isAll = selected.length === products.length;
  const isBusy = selected.some(({ id }) => busy.has(id));
  return (
    <fieldset className="writes flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">{t('myProducts:bulk.label')}</legend>
      <label className="flex min-h-11 items-center gap-3 ps-3 text-sm">
        <input
          type="checkbox"
          className="size-5"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={() => store.select(isAll ? [] : products.map(({ id }) => id))}
        />
        {t('myProducts:bulk.choosePage')}
      </label>
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm font-semibold tabular-nums" role="status">
            {t('myProducts:bulk.chosen', {
              count: selected.length,
              total: formatNumber(lang, selected.length),
            })}
          </p>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            aria-haspopup="dialog"
            aria-disabled={isBusy}
            onClick={() => !isBusy && setPrices(selected)}
          >
            {t('myProducts:products.setPrice')}
          </button>
          {ACTIONS.map((action) => (
            <button
              key={action}
              type="button"
              className={`btn btn-small ${action === 'delete' ? 'btn-danger' : 'btn-quiet'}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && act(action, selected)}
            >
              {t(`myProducts:products.${action}`)}
            </button>
          ))}
          <button type="button" className="btn btn-bare btn-small" onClick={() => store.select([])}>
            {t('myProducts:bulk.none')}
          </button>
        </div>
      )}
    </fieldset>
  );
}
