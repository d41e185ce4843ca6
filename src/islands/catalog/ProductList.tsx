// Product list page (spec §2): heading, search, filters and results over one store, first rendered by the server.
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../i18n/react.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { visiblePage } from '../../ui/list/list-store.ts';
import { RupeeRate } from '../../ui/prices/Price.tsx';
import { createCatalog, type InitialCatalog } from '../product-list/catalog.ts';
import {
  CatalogContext,
  countActiveFilters,
  useCatalog,
  useFilters,
} from '../product-list/catalog-context.ts';
import { type Filters, NO_FILTERS } from '../product-list/catalog-url.ts';
import { CatalogForm } from './filters/CatalogForm.tsx';
import { DockedBar } from './filters/DockedBar.tsx';
import { FiltersToggle } from './filters/FiltersToggle.tsx';
import { isSheet, type PanelMode, useFiltersVisible } from './filters/panel-mode.ts';
import { FilterSheet, SortSheet } from './filters/panel-screens.tsx';
import { titleOf } from './page-metadata.ts';
import { Results } from './Results.tsx';
import { ActiveFilters } from './result-parts.tsx';

interface Data {
  /** Those that are set: the page contains them as text. */
  readonly filters: Partial<Filters>;
  readonly first: InitialCatalog;
  /** Whether the URL requests an open filter panel, as the toggle does without scripts. */
  readonly panelOpen: boolean;
  readonly canInquire: boolean;
  /** For one dollar; 0 without a rate. */
  readonly rupees: number;
}

function Heading() {
  const t = useT();
  const lang = useLang();
  const catalog = useCatalog();
  const shown = visiblePage(catalog);
  const counted = catalog.status !== 'failed' && shown?.pagination;
  return (
    <h1 className="text-xl tabular-nums">
      {counted
        ? t('catalog:heading', { total: formatCount(lang, counted.total, counted.capped) })
        : t('catalog:title')}
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
  const [panelMode, setPanelMode] = useState<PanelMode>(panelOpen ? 'inline' : 'auto');
  const statusLine = useRef<HTMLParagraphElement>(null);
  useTitle();
  const hasActiveFilters = countActiveFilters(useFilters()) > 0;

  const isOpen = useFiltersVisible(panelMode);
  // While hydrating there is a panel, like on the server; in narrow windows the stylesheet hides it.
  const hasPanel = isOpen !== false && !isSheet(panelMode);
  const closeSheet = (): void => setPanelMode('auto');
  const toggle = { panelMode, isOpen, onPanelMode: setPanelMode };
  return (
    <div className="grid grid-cols-1 gap-4 min-[80rem]:grid-cols-[17rem_minmax(0,1fr)]">
      <Heading />
      <CatalogForm
        panelMode={panelMode}
        isPanelShown={hasPanel}
        toggle={<FiltersToggle {...toggle} className="btn btn-quiet" />}
      />
      <div
        className={`grid min-w-0 grid-cols-1 content-start gap-4 ${hasPanel ? '' : 'col-span-full'}`}
      >
        {hasActiveFilters && (
          // The removed chip had the focus.
          <ActiveFilters onRemoved={() => statusLine.current?.focus({ preventScroll: true })} />
        )}
        <Results canInquire={canInquire} statusLine={statusLine} isBesideFilters={hasPanel} />
      </div>
      <DockedBar {...toggle} />
      {panelMode === 'sheet' && <FilterSheet onClose={closeSheet} />}
      {panelMode === 'sort' && <SortSheet onClose={closeSheet} />}
    </div>
  );
}

export default function ProductList({
  lang,
  filters,
  first,
  rupees,
  ...rest
}: LocalizedProps & Data) {
  const [store] = useState(() =>
    createCatalog(browserApi(lang), lang, { ...NO_FILTERS, ...filters }, first),
  );
  return (
    <I18nProvider lang={lang}>
      <CatalogContext value={store}>
        <RupeeRate value={rupees}>
          <Screen {...rest} />
        </RupeeRate>
      </CatalogContext>
    </I18nProvider>
  );
}
