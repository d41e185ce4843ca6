// Supplier directory: form, result count, sort order, cards and pagination over one store (spec §2).
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser.ts';
import { type Spoken, Strings, useLang } from '../../i18n/react.tsx';
import { DirectoryForm } from './DirectoryForm.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { createDirectory, type FirstDirectory } from './suppliers.ts';
import { directoryReader } from './suppliers-read.ts';
import type { Filters } from './suppliers-url.ts';

interface Data {
  readonly filters: Filters;
  readonly first: FirstDirectory;
}

export default function Directory({ lang, strings, ...data }: Spoken & Data) {
  return (
    <Strings lang={lang} strings={strings}>
      <Screen {...data} />
    </Strings>
  );
}

function Screen({ filters: asked, first }: Data) {
  const lang = useLang();
  const [store] = useState(() =>
    createDirectory(directoryReader(browserApi(lang), lang), asked, first),
  );
  useEffect(() => store.start(), [store]);
  const filters = useStore(store.$filters);
  const listing = useStore(store.$listing);
  const faults = listing.status === 'failed' ? listing.problem.fields : {};
  return (
    <div className="grid gap-6">
      <DirectoryForm store={store} filters={filters} faults={faults} />
      <DirectoryResults store={store} filters={filters} listing={listing} />
    </div>
  );
}
