// One saved search: link to its results, its filters in words, its alert, and the offer to undo its deletion.
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { Facets } from '../../../contract/catalog/facets.ts';
import type { SavedSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { showToast } from '../../toasts/toasts.ts';
import { formatCount } from '../../ui/format/number.ts';
import { activeFilters } from '../product-list/use-active-filters.ts';
import { filtersOfQuery, newestFirstPath } from './saved-query.ts';
import { deleteSearch, restoreSearch, setAlert } from './saved-searches.ts';

interface Props {
  readonly search: SavedSearch;
  readonly isDeleted: boolean;
  /** Of the machine type in its filters; undefined while they are being loaded. */
  readonly facets: Facets | null | undefined;
  readonly onRename: () => void;
}

/** Runs the change; a failure is shown as a toast. */
function useChange() {
  const t = useT();
  return (change: Promise<unknown>, failed: 'changeFailed' | 'deleteFailed'): void => {
    change.catch(() => showToast('error', { text: t(`savedSearches:toast.${failed}`) }));
  };
}

function Deleted({ search }: Pick<Props, 'search'>) {
  const t = useT();
  const change = useChange();
  const { name } = search;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-sm text-muted wrap-anywhere">
        {t('savedSearches:list.deleted', { name })}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={t('savedSearches:list.undoOf', { name })}
        onClick={() => change(restoreSearch(search), 'changeFailed')}
      >
        {t('savedSearches:list.undo')}
      </button>
    </div>
  );
}

/** The line has the height of its text before the names are there. */
function FilterLine({ search, facets }: Pick<Props, 'search' | 'facets'>) {
  const t = useT();
  const lang = useLang();
  const filters = filtersOfQuery(search.query);
  const isLoading = filters.type !== '' && facets === undefined;
  const names = activeFilters(t, lang, filters, facets).map(({ name }) => name);
  return (
    <p className={`text-sm text-muted wrap-anywhere ${isLoading ? 'invisible' : ''}`}>
      {names.join(' · ')}
    </p>
  );
}

function Saved({ search, facets, onRename }: Omit<Props, 'isDeleted'>) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const change = useChange();
  const { name, query, alert, total, capped } = search;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-auto basis-64">
        <h3 className="text-base">
          <a
            className="link inline-block py-2 wrap-anywhere"
            href={href(newestFirstPath(query))}
            lang={foreignLang(name, lang)}
          >
            {name}
          </a>
        </h3>
        <FilterLine search={search} facets={facets} />
        {total !== null && (
          <p className="text-sm tabular-nums">
            {t('savedSearches:list.count', {
              count: total,
              total: formatCount(lang, total, capped === true),
            })}
          </p>
        )}
      </div>
      <div className="writes flex items-center gap-1">
        <label className="flex min-h-11 items-center gap-2 pe-2 text-sm font-semibold">
          <input
            className="size-5"
            type="checkbox"
            aria-label={t('savedSearches:list.alertOf', { name })}
            checked={alert}
            onChange={({ target }) => change(setAlert(search, target.checked), 'changeFailed')}
          />
          {t('savedSearches:list.alert')}
        </label>
        <button
          type="button"
          className="btn btn-bare"
          aria-label={t('savedSearches:list.renameOf', { name })}
          title={t('savedSearches:list.rename')}
          aria-haspopup="dialog"
          onClick={onRename}
        >
          <Pencil aria-hidden />
        </button>
        <button
          type="button"
          className="btn btn-bare"
          aria-label={t('savedSearches:list.deleteOf', { name })}
          title={t('savedSearches:list.delete')}
          onClick={() => change(deleteSearch(search), 'deleteFailed')}
        >
          <Trash2 aria-hidden />
        </button>
      </div>
    </div>
  );
}

export function SavedSearchItem({ isDeleted, ...props }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const wasDeleted = useRef(isDeleted);
  // The button that was pressed is gone: "Undo" replaces it, or the link after that.
  useEffect(() => {
    if (isDeleted === wasDeleted.current) return;
    wasDeleted.current = isDeleted;
    if (document.hasFocus() && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [isDeleted]);
  return (
    <li ref={place} className="plate p-3 sm:px-4">
      {isDeleted ? <Deleted search={props.search} /> : <Saved {...props} />}
    </li>
  );
}
