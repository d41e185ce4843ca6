// Products tab (spec §2, Product management). Only suppliers have products to manage.
import { useHref, useT } from '../../../i18n/react.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { useDashboard } from '../../dashboard/dashboard-context.ts';
import { MyProducts } from './MyProducts.tsx';

export default function ProductsTab() {
  const t = useT();
  const href = useHref();
  const { user } = useDashboard();
  if (user.role === 'supplier') return <MyProducts />;
  return (
    <EmptyState
      title={t('dashboard:products.onlyTitle')}
      text={t('dashboard:products.onlyText')}
      action={
        <a className="btn btn-primary" href={href('/products')}>
          {t('dashboard:products.browse')}
        </a>
      }
    />
  );
}
