// Page of what a person has saved: products, and searches of members. Its lists load after the page, which shows skeletons until then.

import filters from 'words:late/filters';
import results from 'words:late/results';
import savedSearches from 'words:late/savedSearches';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { I18nProvider, type LocalizedProps, useT } from '../../i18n/react.tsx';
import { $session, startSession } from '../../stores/session.ts';
import { screen } from '../../ui/screens/screen.tsx';
import { GridSkeleton } from '../catalog/ProductGrid.tsx';
import { useHeldBack } from '../saved-searches/held-back.ts';

/** As high as the list's own skeleton. Whether there is a session is known before the first paint. */
const SearchesSkeleton = () => (
  <div className="only-member grid gap-3">
    <div className="skeleton h-7 w-40" />
    <div className="skeleton h-40 sm:h-28" />
  </div>
);
const Skeleton = () => (
  <div className="grid grid-cols-1 gap-4">
    <div className="min-h-11" />
    <GridSkeleton />
  </div>
);

function Failed() {
  const t = useT();
  return (
    <p className="notice notice-red" role="alert">
      {t('favourites:failed')}
    </p>
  );
}

const FavouriteList = screen({
  load: async () => (await import('./FavouriteList.tsx')).default,
  preload: 'always',
  skeleton: Skeleton,
  failed: Failed,
});
const SavedSearchList = screen({
  load: async () => (await import('../saved-searches/SavedSearchList.tsx')).default,
  texts: [filters, results, savedSearches],
  skeleton: SearchesSkeleton,
  failed: Failed,
});

function Screen() {
  const t = useT();
  const [isHydrated, setHydrated] = useState(false);
  const heldBack = useHeldBack();
  const isMember = useStore($session).status === 'signed-in';
  useEffect(startSession, []);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="grid grid-cols-1 gap-8">
      {isHydrated ? isMember && <SavedSearchList /> : <SearchesSkeleton />}
      <div className={`grid grid-cols-1 gap-2 ${heldBack}`}>
        <h2 className="text-lg">{t('favourites:title')}</h2>
        <FavouriteList />
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
