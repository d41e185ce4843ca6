// Products tab: a supplier's own products (spec §2, Product management), or a buyer's saved and viewed products.
import catalog from 'words:late/catalog';
import favourites from 'words:late/favourites';
import myProducts from 'words:late/myProducts';
import priceBasis from 'words:late/priceBasis';
import prices from 'words:late/prices';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';

const MyProducts = screen({
  load: async () => (await import('./MyProducts.tsx')).MyProducts,
  texts: [myProducts, priceBasis],
  skeleton: ListSkeleton,
});
const BuyerProducts = screen({
  load: async () => (await import('../../favourites/BuyerProducts.tsx')).default,
  texts: [catalog, favourites, priceBasis, prices],
  skeleton: ListSkeleton,
});

export default function ProductsTab() {
  const { user } = useDashboard();
  return user.role === 'supplier' ? <MyProducts /> : <BuyerProducts />;
}
