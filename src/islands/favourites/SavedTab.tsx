// The dashboard's tab of what a member has saved: searches and products.
import { useT } from '../../i18n/react.tsx';
import { useHeldBack } from '../saved-searches/held-back.ts';
import SavedSearchList from '../saved-searches/SavedSearchList.tsx';
import FavouriteList from './FavouriteList.tsx';

/** Needs the namespaces of both lists. */
export default function SavedTab() {
  const t = useT();
  const heldBack = useHeldBack();
  return (
    <div className="grid grid-cols-1 gap-8">
      <SavedSearchList />
      <div className={`grid grid-cols-1 gap-2 ${heldBack}`}>
        <h2 className="text-lg">{t('favourites:title')}</h2>
        <FavouriteList />
      </div>
    </div>
  );
}
