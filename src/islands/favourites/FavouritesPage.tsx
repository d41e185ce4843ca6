// Page of saved products, for visitors and members. Its list loads after the page, which shows a skeleton until then.
import { lazy, Suspense, useEffect, useState } from 'react';
import { I18nProvider, type LocalizedProps, useT } from '../../i18n/react.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { GridSkeleton } from '../catalog/ProductGrid.tsx';

const load = () => import('./FavouriteList.tsx');
if (!import.meta.env.SSR) void load();
const FavouriteList = lazy(load);

const SKELETON = (
  <div className="grid grid-cols-1 gap-4">
    <div className="min-h-11" />
    <GridSkeleton />
  </div>
);

function Screen() {
  const t = useT();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // The server renders no Suspense: React would send what is late with an inline script, which the CSP forbids.
  if (!isHydrated) return SKELETON;
  return (
    <ErrorBoundary
      failed={
        <p className="notice notice-red" role="alert">
          {t('favourites:failed')}
        </p>
      }
    >
      <Suspense fallback={SKELETON}>
        <FavouriteList heading="h2" />
      </Suspense>
    </ErrorBoundary>
  );
}

/** `words` needs catalog, common, favourites and taxonomy. */
export default function FavouritesPage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Screen />
    </I18nProvider>
  );
}
