// Products tab: a supplier's own products (spec §2, Product management), or a buyer's saved and viewed products.
import { lazy } from 'react';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';

const MyProducts = lazy(() => import('./load-my-products.ts'));
const BuyerProducts = lazy(() => import('../../favourites/load-buyer-products.ts'));

export default function ProductsTab() {
  const { user } = useDashboard();
  return user.role === 'supplier' ? <MyProducts /> : <BuyerProducts />;
}
