// React context of the Products tab: the store, and the functions that open its dialogs.
import { createContext, useContext } from 'react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import type { MyProductsStore, ProductAction } from './my-products.ts';

interface ProductsContextValue {
  readonly store: MyProductsStore;
  readonly showDetails: (product: MyProduct) => void;
  /** Opens the dialog for new prices. */
  readonly setPrices: (products: readonly MyProduct[]) => void;
  /** Runs the action immediately, or after a confirmation if it cannot be undone. */
  readonly act: (action: ProductAction, products: readonly MyProduct[]) => void;
}

export const ProductsContext = createContext<ProductsContextValue | null>(null);

export function useProducts(): ProductsContextValue {
  const value = useContext(ProductsContext);
  if (!value) throw new Error('useProducts() must be called inside <ProductsContext>.');
  return value;
}
