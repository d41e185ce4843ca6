// Panel of the filters and sheets of narrow windows, and what is shown while they cannot be loaded.

import filterTexts from 'words:late/filters';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { type Retry, screen } from '../../../ui/screens/screen.tsx';
import { PANEL_ID, useFilterHref, useFilters } from '../../product-list/catalog-context.ts';
import { isWide } from './panel-mode.ts';

interface FailedProps {
  /** PANEL_ID where there is no panel. */
  readonly id?: string | undefined;
  readonly onRetry: () => void;
}

function PanelFailed({ id, onRetry }: FailedProps) {
  const t = useT();
  const address = useFilterHref()({});
  return (
    <div id={id} className="notice notice-red grid gap-3" role="alert">
      <p>{t('catalog:filters.failed')}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {t('ui.retry')}
        </button>
        {/* The server renders the filters. After a release, the former chunk does not exist any more. */}
        <a className="link py-2" href={`${address}${address.includes('?') ? '&' : '?'}filters=1`}>
          {t('catalog:filters.reload')}
        </a>
      </p>
    </div>
  );
}

/** Hydration does not add attributes. CatalogForm.tsx reads it: with a plain panel the browser submits the form. */
const markPlain = (element: HTMLElement | null) => element?.setAttribute('data-plain', '');

/**
 * The panel where its code was not loaded: in a window that does not show it, or where that failed, also while it is loaded again. The panel that the server rendered is already in the
 * page: its markup is left as it is, as a plain form with a button, beside a message with a button for another attempt. Once the
 * filters change, that markup shows the former ones, and only the message remains.
 */
function PlainPanel({ retry }: Partial<Retry>) {
  const t = useT();
  const filters = useFilters();
  // Read once, before React replaces anything.
  const [server] = useState(() => ({
    filters,
    html: document.getElementById(PANEL_ID)?.innerHTML ?? '',
  }));
  // The first render has to match the server's markup, which has neither message nor button.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const isServerPanelShown = server.html !== '' && server.filters === filters;
  return (
    <>
      {isHydrated && retry && (
        <div className="mb-4">
          <PanelFailed id={isServerPanelShown ? undefined : PANEL_ID} onRetry={retry} />
        </div>
      )}
      {isServerPanelShown && (
        <div
          ref={markPlain}
          id={PANEL_ID}
          className="grid gap-4 @[32rem]:grid-cols-2 @[60rem]:grid-cols-4"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The markup that the server sent for this element.
          dangerouslySetInnerHTML={{ __html: server.html }}
        />
      )}
      {isHydrated && isServerPanelShown && (
        <button className="btn btn-quiet mt-4" type="submit">
          {t('catalog:filters.apply')}
        </button>
      )}
    </>
  );
}

const load = async () => (await import('./FilterPanel.tsx')).FilterPanel;

/** Narrow windows have it in a sheet, except for an address that asks for the open filters. */
const isInPage = (): boolean =>
  isWide() || new URLSearchParams(location.search).get('filters') === '1';

/** Where the page shows it, it starts with the island, which hydrates it. */
export const FilterPanel = screen({
  load,
  texts: [filterTexts],
  preload: 'always',
  skeleton: PlainPanel,
  failed: PlainPanel,
  server: import.meta.env.SSR && (await load()),
  isShown: isInPage,
});

const $isSheetLoading = atom(false);
/** Whether a sheet was requested and neither is shown nor has failed. */
export const useSheetLoading = (): boolean => useStore($isSheetLoading);

function SheetLoading() {
  useEffect(() => {
    $isSheetLoading.set(true);
    return () => $isSheetLoading.set(false);
  }, []);
  return null;
}

const SheetFailed = ({ retry }: Retry) => (
  <div className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-form">
    <PanelFailed id={PANEL_ID} onRetry={retry} />
  </div>
);

/** It contains the panel. */
export const FilterSheet = screen({
  load: async () => (await import('./FilterSheet.tsx')).FilterSheet,
  texts: [filterTexts],
  skeleton: SheetLoading,
  failed: SheetFailed,
});
export const SortSheet = screen({
  load: async () => (await import('./SortSheet.tsx')).SortSheet,
  texts: [filterTexts],
  skeleton: SheetLoading,
  failed: SheetFailed,
});

export const preloadSheets = (): void =>
  void Promise.all([FilterSheet.preload(), SortSheet.preload()]);
