// A supplier's product management: search and status filter, list, actions on one or several products, and dialogs.
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { createMyProducts, type ProductAction } from './my-products.ts';
import type { NewPrice } from './new-prices.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { PricesNotice } from './PricesNotice.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductSearch } from './ProductFilters.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductsContext } from './products-context.ts';
import { UnchangedNotice } from './UnchangedNotice.tsx';
import { useOutcomeToast } from './use-outcome-toast.ts';

type DialogState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'details'; readonly product: MyProduct }
  | {
      readonly kind: 'delete';
      readonly products: readonly MyProduct[];
      readonly status: 'confirming' | 'running';
    }
  | {
      readonly kind: 'prices';
      readonly products: readonly MyProduct[];
      readonly status: 'editing' | 'running';
    };

interface Unchanged {
  readonly action: ProductAction | 'price';
  readonly names: readonly string[];
}

/** The action that takes another back; a deletion has none. */
const OPPOSITES: Readonly<Partial<Record<ProductAction, ProductAction>>> = {
  activate: 'deactivate',
  deactivate: 'activate',
};

const idsOf = (products: readonly MyProduct[]): string[] => products.map(({ id }) => id);

const NONE_UNCHANGED: Unchanged = { action: 'delete', names: [] };
/** The last change of prices, or its undoing. */
interface PriceChange {
  readonly prices: readonly NewPrice[];
  readonly isUndone: boolean;
}

const NO_PRICE_CHANGE: PriceChange = { prices: [], isUndone: false };
const NO_DIALOG: DialogState = { kind: 'closed' };

export function MyProducts() {
  const t = useT();
  const href = useHref();
  const { api, summary } = useDashboard();
  const showOutcomeToast = useOutcomeToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDeleted = useRef(false);
  const [store] = useState(() => createMyProducts(api, () => summary.waiting.load()));
  const [dialog, setDialog] = useState<DialogState>(NO_DIALOG);
  const [unchanged, setUnchanged] = useState<Unchanged>(NONE_UNCHANGED);
  const [priced, setPriced] = useState<PriceChange>(NO_PRICE_CHANGE);

  // After a deletion the row with the pressed button is gone, so the heading takes the focus.
  useEffect(() => {
    if (dialog.kind !== 'closed' || !wasDeleted.current) return;
    wasDeleted.current = false;
    heading.current?.focus();
  }, [dialog]);

  const run = async (
    action: ProductAction,
    ids: readonly string[],
    isUndo = false,
  ): Promise<void> => {
    setUnchanged(NONE_UNCHANGED);
    setPriced(NO_PRICE_CHANGE);
    const outcome = await store.act(action, ids);
    const opposite = OPPOSITES[action];
    const undo =
      outcome.status === 'done' && opposite && !isUndo
        ? () => void run(opposite, outcome.changedIds, true)
        : undefined;
    showOutcomeToast(action, outcome, undo);
    if (outcome.status === 'done') setUnchanged({ action, names: outcome.unchangedNames });
    wasDeleted.current = action === 'delete' && outcome.status === 'done';
  };

  const remove = async (products: readonly MyProduct[]): Promise<void> => {
    setDialog({ kind: 'delete', products, status: 'running' });
    await run('delete', idsOf(products));
    setDialog(NO_DIALOG);
  };

  const changePrices = async (prices: readonly NewPrice[], isUndone: boolean): Promise<void> => {
    setUnchanged(NONE_UNCHANGED);
    const outcome = await store.setPrices(prices);
    if (outcome.status === 'failed') {
      const message = serverMessage(outcome.error) ?? t('myProducts:prices.failed');
      return showToast('error', { text: message });
    }
    const { changedIds, unchangedNames } = outcome;
    setPriced({ prices: prices.filter(({ id }) => changedIds.includes(id)), isUndone });
    setUnchanged({ action: 'price', names: unchangedNames });
    setDialog(NO_DIALOG);
  };

  const applyPrices = async (
    products: readonly MyProduct[],
    prices: readonly NewPrice[],
  ): Promise<void> => {
    setDialog({ kind: 'prices', products, status: 'running' });
    await changePrices(prices, false);
    // After a failure the dialog stays, with what was typed.
    setDialog((shown) => (shown.kind === 'prices' ? { ...shown, status: 'editing' } : shown));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: created once per store; run reads nothing that changes.
  const contextValue = useMemo(
    () => ({
      store,
      showDetails: (product: MyProduct) => setDialog({ kind: 'details', product }),
      setPrices: (products: readonly MyProduct[]) =>
        setDialog({ kind: 'prices', products, status: 'editing' }),
      act: (action: ProductAction, products: readonly MyProduct[]) => {
        if (action === 'delete') setDialog({ kind: 'delete', products, status: 'confirming' });
        else void run(action, idsOf(products));
      },
    }),
    [store],
  );

  return (
    <ProductsContext value={contextValue}>
      <div className="grid grid-cols-1 gap-2 md:gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2 md:gap-x-3 md:gap-y-4">
          <h2 ref={heading} className="text-lg max-md:sr-only" tabIndex={-1}>
            {t('myProducts:products.title')}
          </h2>
          <div className="writes flex flex-none gap-2">
            <a className="btn btn-quiet" href={href('/dashboard/products/import')}>
              <FileUp className="sm:hidden" aria-hidden />
              <span className="max-sm:sr-only">{t('myProducts:products.import')}</span>
            </a>
            <a className="btn btn-primary" href={href('/dashboard/products/new')}>
              <Plus className="sm:hidden" aria-hidden />
              <span className="max-sm:sr-only">{t('dashboard:products.add')}</span>
            </a>
          </div>
          <ProductSearch />
        </div>
        <ProductRows
          notices={
            <>
              <PricesNotice
                count={priced.prices.length}
                onUndo={
                  priced.isUndone
                    ? null
                    : () =>
                        void changePrices(
                          priced.prices.map(({ id, from, to }) => ({ id, from: to, to: from })),
                          true,
                        )
                }
                onClose={() => setPriced(NO_PRICE_CHANGE)}
              />
              <UnchangedNotice {...unchanged} onClose={() => setUnchanged(NONE_UNCHANGED)} />
            </>
          }
        />
      </div>
      {dialog.kind === 'details' && (
        <ProductDetails product={dialog.product} onClose={() => setDialog(NO_DIALOG)} />
      )}
      {dialog.kind === 'prices' && (
        <PriceDialog
          products={dialog.products}
          isBusy={dialog.status === 'running'}
          onApply={(prices) => void applyPrices(dialog.products, prices)}
          onClose={() => setDialog(NO_DIALOG)}
        />
      )}
      {dialog.kind === 'delete' && (
        <DeleteDialog
          products={dialog.products}
          busy={dialog.status === 'running'}
          onConfirm={() => void remove(dialog.products)}
          onClose={() => setDialog(NO_DIALOG)}
        />
      )}
    </ProductsContext>
  );
}
