// Actions for one product. Only an active product can be deactivated, and only an inactive one activated.
import type { ReactNode } from 'react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import type { ProductAction } from './my-products.ts';
import { useProducts } from './products-context.ts';

interface Props {
  readonly product: MyProduct;
  readonly name: string;
  readonly busy: boolean;
}

const TOGGLE_ACTIONS: ReadonlyMap<string, 'activate' | 'deactivate'> = new Map([
  ['active', 'deactivate'],
  ['inactive', 'activate'],
]);

export function RowActions({ product, name, busy }: Props) {
  const t = useT();
  const href = useHref();
  const { act, showDetails } = useProducts();
  const toggleAction = TOGGLE_ACTIONS.get(product.status);
  const labelFor = (action: string): string => t('dashboard:products.of', { action, name });
  const button = (action: ProductAction, style: string): ReactNode => (
    <button
      type="button"
      className={`btn btn-small ${style}`}
      aria-label={labelFor(t(`dashboard:products.${action}`))}
      aria-disabled={busy}
      onClick={() => !busy && act(action, [product])}
    >
      {t(`dashboard:products.${action}`)}
    </button>
  );
  return (
    <fieldset className="flex flex-wrap gap-2 border-t border-line pt-3">
      <legend className="sr-only">{t('dashboard:products.actions', { name })}</legend>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-label={labelFor(t('dashboard:products.details'))}
        onClick={() => showDetails(product)}
      >
        {t('dashboard:products.details')}
      </button>
      <a
        className="btn btn-quiet btn-small"
        href={href(`/products/edit/${encodeURIComponent(product.id)}`)}
        aria-label={labelFor(t('dashboard:products.edit'))}
      >
        {t('dashboard:products.edit')}
      </a>
      {toggleAction && button(toggleAction, 'btn-quiet')}
      {button('delete', 'btn-danger ms-auto')}
    </fieldset>
  );
}
