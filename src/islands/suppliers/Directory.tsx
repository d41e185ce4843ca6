// Supplier directory: form, result count, sort order, cards and pagination over one store (spec §2).
import { useState } from 'react';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useHref, useLang, useT } from '../../i18n/react.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { DirectoryForm } from './DirectoryForm.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { createDirectory, type InitialDirectory } from './suppliers.ts';
import type { Filters } from './suppliers-url.ts';

interface Data {
  readonly filters: Filters;
  readonly first: InitialDirectory;
}

export default function Directory({ lang, ...data }: LocalizedProps & Data) {
  return (
    <I18nProvider lang={lang}>
      <Screen {...data} />
    </I18nProvider>
  );
}

function Screen({ filters: initialFilters, first }: Data) {
  const lang = useLang();
  const t = useT();
  const href = useHref();
  const [store] = useState(() => createDirectory(browserApi(lang), lang, initialFilters, first));
  const loading = t('suppliers:results.loading');
  const view = useList(store, { path: href('/suppliers'), texts: { loading, slow: loading } });
  const { filters, state } = view;
  const fieldErrors = state.status === 'failed' ? state.error.fields : {};
  return (
    <div className="grid gap-3 md:gap-6">
      <DirectoryForm store={store} filters={filters} fieldErrors={fieldErrors} />
      <DirectoryResults store={store} view={view} />
    </div>
  );
}
