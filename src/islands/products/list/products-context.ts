// React context of the Products tab: the store, and the functions that open its dialogs.
import { createContext, useContext } from 'react';
import type { MyProduct } from '../../../../contract/products/my-product-reader.ts';
import type { MyProductsStore, ProductAction } from './my-products.ts';

export interface Products {
  readonly store: MyProductsStore;
  readonly showDetails: (product: MyProduct) => void;
  /** Runs the action immediately, or after a confirmation if it cannot be undone. */
  readonly act: (action: ProductAction, products: readonly MyProduct[]) => void;
}

export const ProductsContext = createContext<Products | null>(null);

export function useProducts(): Products {
  const products = useContext(ProductsContext);
  if (!products) throw new Error('The Products tab is missing around this part.');
  return products;
}
