// Supplier directory: form, result count, sort order, cards and pagination over one store (spec §2).
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useLang } from '../../i18n/react.tsx';
import { DirectoryForm } from './DirectoryForm.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { createDirectory, type InitialDirectory } from './suppliers.ts';
import { directoryReader } from './suppliers-read.ts';
import type { Filters } from './suppliers-url.ts';

interface Data {
  readonly filters: Filters;
  readonly first: InitialDirectory;
}

export default function Directory({ lang, strings, ...data }: LocalizedProps & Data) {
  return (
    <I18nProvider lang={lang} strings={strings}>
      <Screen {...data} />
    </I18nProvider>
  );
}

function Screen({ filters: initialFilters, first }: Data) {
  const lang = useLang();
  const [store] = useState(() =>
    createDirectory(directoryReader(browserApi(lang), lang), initialFilters, first),
  );
  useEffect(() => store.start(), [store]);
  const filters = useStore(store.$filters);
  const listState = useStore(store.$list);
  const fieldErrors = listState.status === 'failed' ? listState.error.fields : {};
  return (
    <div className="grid gap-6">
      <DirectoryForm store={store} filters={filters} fieldErrors={fieldErrors} />
      <DirectoryResults store={store} filters={filters} listState={listState} />
    </div>
  );
}
