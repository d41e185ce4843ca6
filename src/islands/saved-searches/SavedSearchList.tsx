// Saved searches of the account: links to their results, alerts, renaming and deletion. A deleted one stays in its place, so that
// the deletion can be undone there.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { SavedSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { useFacets } from './filter-names.ts';
import { showHeldBack } from './held-back.ts';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import { SearchForm } from './SearchForm.tsx';
import { filtersOfQuery, newestFirstPath } from './saved-query.ts';
import {
  $savedSearches,
  loadSavedSearches,
  renameSearch,
  startSavedSearches,
} from './saved-searches.ts';
import { OPEN_PARAMETER } from './saved-searches-path.ts';

/** The saved searches of this visit by their filters, which stay the same when a deletion is undone. */
function useSeen(searches: readonly SavedSearch[] | null): readonly SavedSearch[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, SavedSearch>>(new Map());
  useEffect(() => {
    setSeen((earlier) => {
      // Another session has another list.
      if (!searches) return new Map();
      const added = searches.filter(({ query }) => !earlier.has(query));
      const current = new Map(searches.map((each) => [each.query, each]));
      return new Map(
        [...added, ...earlier.values()].map((each) => [
          each.query,
          current.get(each.query) ?? each,
        ]),
      );
    });
  }, [searches]);
  return [...seen.values()];
}

/** Opens the results of the search in the address, to which a notification leads. Returns whether that search is gone. */
function useOpening(searches: readonly SavedSearch[] | null): boolean {
  const href = useHref();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const address = new URL(location.href);
    const id = address.searchParams.get(OPEN_PARAMETER);
    if (!searches || id === null) return;
    const found = searches.find((each) => each.id === id);
    if (found) return location.replace(href(newestFirstPath(found.query)));
    address.searchParams.delete(OPEN_PARAMETER);
    history.replaceState(history.state, '', address);
    setGone(true);
  }, [searches, href]);
  return isGone;
}

/** For members. Needs the namespaces catalog, common, filters, results, savedSearches and taxonomy. */
export default function SavedSearchList() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const titleId = useId();
  const state = useStore($savedSearches);
  const searches = state.status === 'ready' ? state.searches : null;
  const seen = useSeen(searches);
  const isGone = useOpening(searches);
  const isLoading = !searches && state.status !== 'failed';
  const isShown = !isLoading && seen.length >= (searches?.length ?? 0);
  useEffect(() => {
    if (isShown) showHeldBack();
  }, [isShown]);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const typeOf = ({ query }: SavedSearch) => filtersOfQuery(query).type;
  const facets = useFacets(lang, [...new Set(seen.map(typeOf).filter(Boolean))]);
  useEffect(() => startSavedSearches({ counts: true }), []);

  const content = (): ReactNode => {
    if (state.status === 'failed')
      return (
        <div className="notice notice-red grid justify-items-start gap-2" role="alert">
          <p>{t('savedSearches:list.failed')}</p>
          <button type="button" className="btn btn-quiet" onClick={() => void loadSavedSearches()}>
            {t('savedSearches:list.retry')}
          </button>
        </div>
      );
    if (!searches)
      return (
        <>
          <p className="sr-only" role="status">
            {t('savedSearches:list.loading')}
          </p>
          <div className="skeleton h-40 sm:h-28" />
        </>
      );
    if (seen.length === 0 && searches.length === 0)
      return (
        <div className="plate grid justify-items-start gap-2 p-4">
          <p className="font-semibold">{t('savedSearches:list.empty')}</p>
          <p className="max-w-prose text-sm text-muted">{t('savedSearches:list.emptyText')}</p>
          <a className="btn btn-quiet" href={href('/products')}>
            {t('savedSearches:list.browse')}
          </a>
        </div>
      );
    return (
      <ul className="grid gap-2">
        {seen.map((search) => (
          <SavedSearchItem
            key={search.query}
            search={search}
            isDeleted={searches.every(({ query }) => query !== search.query)}
            facets={facets.get(typeOf(search))}
            onRename={() => setRenamed(search)}
          />
        ))}
      </ul>
    );
  };

  return (
    <section
      id="searches"
      className="grid grid-cols-1 gap-3"
      aria-labelledby={titleId}
      aria-busy={isLoading}
    >
      <h2 id={titleId} className="text-lg">
        {t('savedSearches:list.title')}
      </h2>
      {isGone && (
        <p className="notice" role="status">
          {t('savedSearches:list.gone')}
        </p>
      )}
      {content()}
      {renamed && (
        <SearchForm
          title={t('savedSearches:dialog.titleRename')}
          name={renamed.name}
          alert={null}
          save={({ name }) => renameSearch(renamed.id, name)}
          onSaved={() => undefined}
          onClose={() => setRenamed(null)}
          keptAs={`search-name:${renamed.id}`}
        />
      )}
    </section>
  );
}
