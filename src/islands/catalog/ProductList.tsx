// Product list page (spec §2): heading, search, filters and results over one store, first rendered by the server.
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../i18n/react.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { visiblePage } from '../../ui/list/list-store.ts';
import { CatalogForm } from './CatalogForm.tsx';
import { createCatalog, type InitialCatalog } from './catalog.ts';
import { CatalogContext, countActiveFilters, useCatalog, useFilters } from './catalog-context.ts';
import type { Filters } from './catalog-url.ts';
import { FiltersToggle, type PanelMode } from './FiltersToggle.tsx';
import { FilterSheet } from './lazy-panel.ts';
import { titleOf } from './page-metadata.ts';
import { Results } from './Results.tsx';

/** Lazy, because most visits have no filters. The server imports it directly, for the reason given in Results.tsx. */
const loadActiveFilters = () => import('./ActiveFilters.tsx');
const ActiveFilters = import.meta.env.SSR
  ? (await loadActiveFilters()).default
  : lazy(loadActiveFilters);

interface Data {
  readonly filters: Filters;
  readonly first: InitialCatalog;
  /** Whether the URL requests an open filter panel, as the toggle does without scripts. */
  readonly panelOpen: boolean;
  readonly canInquire: boolean;
}

const FORM_ID = 'product-filters';

function Heading() {
  const t = useT();
  const lang = useLang();
  const shown = visiblePage(useCatalog());
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
  const shown = visiblePage(useCatalog());
  const title = t('site.pageTitle', { title: titleOf(t, filters, shown) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function Screen({ panelOpen, canInquire }: Pick<Data, 'panelOpen' | 'canInquire'>) {
  const [panelMode, setPanelMode] = useState<PanelMode>(panelOpen ? 'inline' : 'closed');
  const statusLine = useRef<HTMLParagraphElement>(null);
  useTitle();
  const hasActiveFilters = countActiveFilters(useFilters()) > 0;
  // As in CatalogForm.tsx: no Suspense boundary around content that the server has rendered.
  const [Boundary] = useState(() => (hasActiveFilters ? Fragment : Suspense));

  const toggle = { formId: FORM_ID, panelMode, onPanelMode: setPanelMode };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Heading />
      <CatalogForm id={FORM_ID} panelMode={panelMode} toggle={<FiltersToggle {...toggle} />} />
      <Boundary>
        {/* The removed chip had the focus. */}
        {hasActiveFilters && (
          <ActiveFilters onRemoved={() => statusLine.current?.focus({ preventScroll: true })} />
        )}
      </Boundary>
      <Results canInquire={canInquire} statusLine={statusLine} />
      <div className="pointer-events-none sticky bottom-0 z-30 flex justify-center pb-3 md:hidden">
        <div className="pointer-events-auto">
          <FiltersToggle {...toggle} floating />
        </div>
      </div>
      <Suspense>
        {panelMode === 'sheet' && <FilterSheet onClose={() => setPanelMode('closed')} />}
      </Suspense>
    </div>
  );
}

export default function ProductList({ lang, filters, first, ...rest }: LocalizedProps & Data) {
  const [store] = useState(() => createCatalog(browserApi(lang), lang, filters, first));
  return (
    <I18nProvider lang={lang}>
      <CatalogContext value={store}>
        <Screen {...rest} />
      </CatalogContext>
    </I18nProvider>
  );
}
