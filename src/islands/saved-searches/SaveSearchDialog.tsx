// Window that saves the filters of the product list, or changes the name and the alert of the search that has them already.
import { useState } from 'react';
import { useHref, useT } from '../../i18n/react.tsx';
import { showToast } from '../../stores/toasts.ts';
import { useFilters } from '../catalog/catalog-context.ts';
import { useActiveFilters } from '../catalog/use-active-filters.ts';
import { useSavedSearch } from './SaveSearchButton.tsx';
import { SearchForm } from './SearchForm.tsx';
import { queryOfFilters, suggestedName } from './saved-query.ts';
import { saveSearch } from './saved-searches.ts';
import { SAVED_SEARCHES_PATH } from './saved-searches-path.ts';
import { stopSaving } from './saving.ts';

export default function SaveSearchDialog() {
  const t = useT();
  const href = useHref();
  const filters = useFilters();
  const active = useActiveFilters();
  const saved = useSavedSearch();
  // What the window shows does not change while it is open.
  const [initial] = useState(() => ({
    title: t(saved ? 'savedSearches:dialog.titleSaved' : 'savedSearches:dialog.title'),
    name: saved?.name ?? suggestedName(t, filters, active),
    alert: saved?.alert ?? true,
    query: queryOfFilters(filters),
  }));
  return (
    <SearchForm
      title={initial.title}
      name={initial.name}
      alert={initial.alert}
      save={(values) => saveSearch({ ...values, query: initial.query })}
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
