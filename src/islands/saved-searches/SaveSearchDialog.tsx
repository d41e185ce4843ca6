// Window that saves the filters of the product list, or changes the name and the alert of the search that has them already.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useHref, useT } from '../../i18n/react.tsx';
import { $sessionAccount } from '../../stores/session.ts';
import { showToast } from '../../toasts/toasts.ts';
import { SignInAgain } from '../../ui/access/SignInAgain.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useFilters } from '../product-list/catalog-context.ts';
import { useActiveFilters } from '../product-list/use-active-filters.ts';
import { useSavedSearch } from './SaveSearchButton.tsx';
import { SearchForm } from './SearchForm.tsx';
import { queryOfFilters, suggestedName } from './saved-query.ts';
import { $savedSearches, loadSavedSearches, saveSearch } from './saved-searches.ts';
import { SAVED_SEARCHES_PATH } from './saved-searches-path.ts';
import { RETURN_HASH, stopSaving } from './saving.ts';

/** Needs the loaded list: without it, the form would overwrite the name and the alert of a search that is saved already. */
function SaveForm() {
  const t = useT();
  const href = useHref();
  const filters = useFilters();
  const active = useActiveFilters();
  const saved = useSavedSearch();
  // What the window shows does not change while it is open.
  const [initial] = useState(() => {
    const query = queryOfFilters(filters);
    return {
      title: t(saved ? 'savedSearches:dialog.titleSaved' : 'savedSearches:dialog.title'),
      name: saved?.name ?? suggestedName(t, filters, active),
      alert: saved?.alert ?? true,
      keptAs: `search:${$sessionAccount.get()}:${query}`,
      query,
    };
  });
  const { query, ...shown } = initial;
  return (
    <SearchForm
      {...shown}
      reopen={RETURN_HASH}
      save={(typed) => saveSearch({ ...typed, query })}
      onClose={stopSaving}
      onSaved={({ name, alert }) =>
        showToast('success', {
          text: t(alert ? 'savedSearches:toast.savedAlert' : 'savedSearches:toast.saved', { name }),
          link: { href: href(SAVED_SEARCHES_PATH), text: t('savedSearches:toast.link') },
        })
      }
    />
  );
}

/** While the list is being loaded, and where that failed: by itself, or because the session has ended. */
function Waiting({ status }: { readonly status: 'visitor' | 'loading' | 'failed' }) {
  const t = useT();
  return (
    <Dialog open title={t('savedSearches:dialog.title')} onClose={stopSaving} reopen={RETURN_HASH}>
      {status === 'loading' ? (
        <p role="status">{t('savedSearches:list.loading')}</p>
      ) : (
        <div className="notice notice-red grid justify-items-start gap-2" role="alert">
          {status === 'failed' ? (
            <>
              <p>{t('savedSearches:list.failed')}</p>
              <button
                type="button"
                className="btn btn-quiet"
                onClick={() => void loadSavedSearches()}
              >
                {t('savedSearches:list.retry')}
              </button>
            </>
          ) : (
            <SignInAgain />
          )}
        </div>
      )}
    </Dialog>
  );
}

export default function SaveSearchDialog() {
  const { status } = useStore($savedSearches);
  const [isLoaded, setLoaded] = useState(false);
  // The form stays when the session ends, because it has what was typed.
  if (status === 'ready' && !isLoaded) setLoaded(true);
  return isLoaded || status === 'ready' ? <SaveForm /> : <Waiting status={status} />;
}
