// Hands the Products tab's one store to its parts, with what opens its windows.
import { createContext, useContext } from 'react';
import type { MyProduct } from '../../../../contract/my-product-reader.ts';
import type { MyProductsStore, ProductAction } from '../../../stores/my-products.ts';

export interface Products {
  readonly store: MyProductsStore;
  readonly showDetails: (product: MyProduct) => void;
  /** Carried out at once, or asked about first where it cannot be taken back. */
  readonly act: (action: ProductAction, products: readonly MyProduct[]) => void;
}

export const ProductsContext = createContext<Products | null>(null);

export function useProducts(): Products {
  const products = useContext(ProductsContext);
  if (!products) throw new Error('The Products tab is missing around this part.');
  return products;
}
