// A supplier's product management: search and status filter, list, actions on one or several products, and dialogs.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MyProduct } from '../../../../contract/products/my-product-reader.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { useDesk } from '../../dashboard/dashboard-context.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { createMyProducts, type ProductAction } from './my-products.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductRows } from './ProductRows.tsx';
import { useTellOutcome } from './product-outcome.ts';
import { ProductsContext } from './products-context.ts';

type Window =
  | { readonly kind: 'closed' }
  | { readonly kind: 'details'; readonly product: MyProduct }
  | {
      readonly kind: 'delete';
      readonly products: readonly MyProduct[];
      readonly status: 'asked' | 'running';
    };

interface Kept {
  readonly action: ProductAction;
  readonly names: readonly string[];
}

const NONE_KEPT: Kept = { action: 'delete', names: [] };
const CLOSED: Window = { kind: 'closed' };

export function MyProducts() {
  const t = useT();
  const href = useHref();
  const { api, summary } = useDesk();
  const tell = useTellOutcome();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleted = useRef(false);
  const [store] = useState(() => createMyProducts(api, () => summary.products?.load()));
  const [shown, show] = useState<Window>(CLOSED);
  const [kept, setKept] = useState<Kept>(NONE_KEPT);
  useEffect(() => store.start(), [store]);

  // After a deletion the row with the pressed button is gone, so the heading takes the focus.
  useEffect(() => {
    if (shown.kind !== 'closed' || !deleted.current) return;
    deleted.current = false;
    heading.current?.focus();
  }, [shown]);

  const run = async (action: ProductAction, products: readonly MyProduct[]): Promise<void> => {
    setKept(NONE_KEPT);
    const outcome = await store.act(
      action,
      products.map(({ id }) => id),
    );
    tell(action, outcome);
    if (outcome.status === 'done') setKept({ action, names: outcome.kept });
    deleted.current = action === 'delete' && outcome.status === 'done';
  };

  const remove = async (products: readonly MyProduct[]): Promise<void> => {
    show({ kind: 'delete', products, status: 'running' });
    await run('delete', products);
    show(CLOSED);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: created once per store; run reads nothing that changes.
  const parts = useMemo(
    () => ({
      store,
      showDetails: (product: MyProduct) => show({ kind: 'details', product }),
      act: (action: ProductAction, products: readonly MyProduct[]) => {
        if (action === 'delete') show({ kind: 'delete', products, status: 'asked' });
        else void run(action, products);
      },
    }),
    [store],
  );

  return (
    <ProductsContext value={parts}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} tabIndex={-1}>
            {t('dashboard:products.title')}
          </h2>
          <a className="btn btn-primary" href={href('/dashboard/products/new')}>
            {t('dashboard:products.add')}
          </a>
        </div>
        <ProductFilters />
        <KeptNotice {...kept} onClose={() => setKept(NONE_KEPT)} />
        <ProductRows />
      </div>
      {shown.kind === 'details' && (
        <ProductDetails product={shown.product} onClose={() => show(CLOSED)} />
      )}
      {shown.kind === 'delete' && (
        <DeleteDialog
          products={shown.products}
          busy={shown.status === 'running'}
          onConfirm={() => void remove(shown.products)}
          onClose={() => show(CLOSED)}
        />
      )}
    </ProductsContext>
  );
}
