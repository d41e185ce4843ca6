// Page of what a person has saved: products, and searches of members. Its lists load after the page, which shows skeletons until then.
import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { I18nProvider, type LocalizedProps, useT } from '../../i18n/react.tsx';
import { $session, startSession } from '../../stores/session.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { GridSkeleton } from '../catalog/ProductGrid.tsx';
import { useHeldBack } from '../saved-searches/held-back.ts';

const load = () => import('./FavouriteList.tsx');
if (!import.meta.env.SSR) void load();
const FavouriteList = lazy(load);

const SavedSearchList = lazy(() => import('../saved-searches/load-saved-list.ts'));

/** As high as the list's own skeleton. Whether there is a session is known before the first paint. */
const SEARCHES_SKELETON = (
  <div className="only-member grid gap-3">
    <div className="skeleton h-7 w-40" />
    <div className="skeleton h-40 sm:h-28" />
  </div>
);
const SKELETON = (
  <div className="grid grid-cols-1 gap-4">
    <div className="min-h-11" />
    <GridSkeleton />
  </div>
);

function Part({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const t = useT();
  return (
    <ErrorBoundary
      failed={
        <p className="notice notice-red" role="alert">
          {t('favourites:failed')}
        </p>
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Screen() {
  const t = useT();
  const [isHydrated, setHydrated] = useState(false);
  const heldBack = useHeldBack();
  const isMember = useStore($session).status === 'signed-in';
  useEffect(startSession, []);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="grid grid-cols-1 gap-8">
      {/* The server renders no Suspense: React would send what is late with an inline script, which the CSP forbids. */}
      {isHydrated && isMember ? (
        <Part skeleton={SEARCHES_SKELETON}>
          <SavedSearchList />
        </Part>
      ) : (
        !isHydrated && SEARCHES_SKELETON
      )}
      <div className={`grid grid-cols-1 gap-2 ${heldBack}`}>
        <h2 className="text-lg">{t('favourites:title')}</h2>
        {isHydrated ? (
          <Part skeleton={SKELETON}>
            <FavouriteList />
          </Part>
        ) : (
          SKELETON
        )}
      </div>
    </div>
  );
}

/** `words` needs catalog, common, favourites, prices and taxonomy. */
export default function FavouritesPage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Screen />
    </I18nProvider>
  );
}
