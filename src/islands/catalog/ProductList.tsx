// Product list page (spec §2): heading, search, filters and results over one store, first rendered by the server.
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser.ts';
import { type Spoken, Strings, useLang, useT } from '../../i18n/react.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { CatalogForm } from './CatalogForm.tsx';
import { createCatalog, type FirstCatalog } from './catalog.ts';
import {
  activeFilters,
  CatalogContext,
  shownOf,
  useCatalog,
  useFilters,
} from './catalog-context.ts';
import { catalogReader } from './catalog-read.ts';
import type { Filters } from './catalog-url.ts';
import { FiltersToggle, type PanelPlace } from './FiltersToggle.tsx';
import { titleOf } from './page-words.ts';
import { FilterSheet } from './panel.ts';
import { Results } from './Results.tsx';

/** Lazy, because most visits have no filters. The server imports it directly, for the reason given in Results.tsx. */
const loadActive = () => import('./ActiveFilters.tsx');
const ActiveFilters = import.meta.env.SSR ? (await loadActive()).default : lazy(loadActive);

interface Data {
  readonly filters: Filters;
  readonly first: FirstCatalog;
  /** Whether the URL requests an open filter panel, as the toggle does without scripts. */
  readonly panelOpen: boolean;
  readonly canInquire: boolean;
}

const FORM_ID = 'product-filters';

function Heading() {
  const t = useT();
  const lang = useLang();
  const shown = shownOf(useCatalog());
  if (!shown) return <h1 className="text-xl">{t('catalog:title')}</h1>;
  const { total, capped } = shown.pagination;
  return (
    <h1 className="text-xl tabular-nums">
      {t('catalog:heading', { total: formatCount(lang, total, capped) })}
    </h1>
  );
}

/** Updates document.title from the filters, for bookmarks and the history. */
function useTitle(): void {
  const t = useT();
  const filters = useFilters();
  const title = t('site.pageTitle', { title: titleOf(t, filters) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function Screen({ panelOpen, canInquire }: Pick<Data, 'panelOpen' | 'canInquire'>) {
  const [place, setPlace] = useState<PanelPlace>(panelOpen ? 'inline' : 'closed');
  const resultsTop = useRef<HTMLParagraphElement>(null);
  useTitle();
  const isNarrowed = activeFilters(useFilters()) > 0;
  // As in CatalogForm.tsx: no Suspense boundary around content that the server has rendered.
  const [Boundary] = useState(() => (isNarrowed ? Fragment : Suspense));

  /** Moves the focus to the results after a change, because the clicked link may have been removed. */
  const toResults = (scroll: boolean) => {
    const line = resultsTop.current;
    line?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (scroll) line?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  };

  const toggle = { formId: FORM_ID, place, onPlace: setPlace };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Heading />
      <CatalogForm id={FORM_ID} place={place} toggle={<FiltersToggle {...toggle} />} />
      <Boundary>{isNarrowed && <ActiveFilters onRemoved={() => toResults(false)} />}</Boundary>
      <Results canInquire={canInquire} top={resultsTop} toTop={() => toResults(true)} />
      <div className="pointer-events-none sticky bottom-0 z-30 flex justify-center pb-3 md:hidden">
        <div className="pointer-events-auto">
          <FiltersToggle {...toggle} floating />
        </div>
      </div>
      <Suspense>{place === 'sheet' && <FilterSheet onClose={() => setPlace('closed')} />}</Suspense>
    </div>
  );
}

export default function ProductList({ lang, strings, filters, first, ...rest }: Spoken & Data) {
  const [store] = useState(() =>
    createCatalog(catalogReader(browserApi(lang), lang), filters, first),
  );
  useEffect(() => store.start(), [store]);
  return (
    <Strings lang={lang} strings={strings}>
      <CatalogContext value={store}>
        <Screen {...rest} />
      </CatalogContext>
    </Strings>
  );
}
