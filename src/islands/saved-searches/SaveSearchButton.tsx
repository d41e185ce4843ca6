// Button that saves the filters of the product list. Visitors sign in first.
import { useStore } from '@nanostores/react';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useEffect } from 'react';
import type { SavedSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { useHref, useT } from '../../i18n/react.tsx';
import { useFilters } from '../product-list/catalog-context.ts';
import { queryOfFilters } from './saved-query.ts';
import { $savedSearches, startSavedSearches } from './saved-searches.ts';
import { $saveWindow, startSaving } from './saving.ts';

/** Returns the saved search with the filters of the list; undefined if there is none, or while that is not known. */
export function useSavedSearch(): SavedSearch | undefined {
  const query = queryOfFilters(useFilters());
  const saved = useStore($savedSearches, { ssr: 'initial' });
  return saved.status === 'ready' ? saved.searches.find((each) => each.query === query) : undefined;
}

interface Props {
  readonly className: string;
  /** Shown unless the search is saved. */
  readonly text: string;
}

/** Needs the namespace results. */
export function SaveSearchButton({ className, text }: Props) {
  const t = useT();
  const href = useHref();
  const isVisitor = useStore($savedSearches, { ssr: 'initial' }).status === 'visitor';
  const saveWindow = useStore($saveWindow);
  const isSaved = useSavedSearch() !== undefined;
  useEffect(() => startSavedSearches(), []);
  return (
    <button
      type="button"
      className={`writes btn ${className} only-scripted`}
      title={isVisitor ? t('results:search.signIn') : undefined}
      aria-haspopup="dialog"
      // Until the window covers the button, or cannot be loaded.
      aria-busy={saveWindow === 'open' || undefined}
      onClick={() => startSaving(href('/auth?tab=signin'), t('results:search.signInFirst'))}
    >
      {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {isSaved ? t('results:search.saved') : text}
    </button>
  );
}
