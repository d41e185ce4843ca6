// Lazy chunks of the filters, and what is shown while they cannot be loaded. The server imports them directly.
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { PANEL_ID, useFilterHref, useFilters } from '../../product-list/catalog-context.ts';
import { withFilterWords } from '../../product-list/filter-words.ts';
import type { SheetProps } from './FilterSheet.tsx';

const load = () => withFilterWords(import('./FilterPanel.tsx')).then((each) => each.FilterPanel);
/** It contains the panel. */
const loadFilterSheet = () =>
  withFilterWords(import('./FilterSheet.tsx')).then((each) => each.FilterSheet);
const loadSortSheet = () =>
  withFilterWords(import('./SortSheet.tsx')).then((each) => each.SortSheet);

/** The sheet reports the failure once it is requested. */
export const preloadSheets = (): void =>
  void Promise.all([loadFilterSheet(), loadSortSheet()]).catch(() => {});

type Part<Props> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> };

/** `request` loads the component, once more after a failure. */
function usePart<Props>(
  loadPart: () => Promise<ComponentType<Props>>,
  status: 'loading' | 'failed',
): readonly [part: Part<Props>, request: () => void] {
  const [part, setPart] = useState<Part<Props>>({ status });
  const request = () => {
    setPart({ status: 'loading' });
    loadPart().then(
      (Component) => setPart({ status: 'ready', Component }),
      () => setPart({ status: 'failed' }),
    );
  };
  return [part, request];
}

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
 * The panel where its chunk could not be loaded. The panel that the server rendered is already in the page: its markup is left as it
 * is, as a plain form with a button, beside a message with a button for another attempt. Once the filters change, that markup shows
 * the former ones, and only the message remains.
 */
function PlainPanel() {
  const t = useT();
  const filters = useFilters();
  const [part, request] = usePart(load, 'failed');
  // Read once, before React replaces anything.
  const [server] = useState(() => ({
    filters,
    html: document.getElementById(PANEL_ID)?.innerHTML ?? '',
  }));
  // The first render has to match the server's markup, which has neither message nor button.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (part.status === 'ready') return <part.Component />;
  const isServerPanelShown = server.html !== '' && server.filters === filters;
  return (
    <>
      {isHydrated && part.status === 'failed' && (
        <div className="mb-4">
          <PanelFailed id={isServerPanelShown ? undefined : PANEL_ID} onRetry={request} />
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

interface PanelModule {
  readonly default: ComponentType;
}

/** Starts with the island, which hydrates the panel. */
const loading = import.meta.env.SSR
  ? null
  : load().then<PanelModule, PanelModule>(
      (Panel) => ({ default: Panel }),
      () => ({ default: PlainPanel }),
    );

/** No lazy loading on the server: late content would be sent with an inline script, which the CSP forbids. */
export const FilterPanel = loading ? lazy(() => loading) : await load();

const SHEETS = { sheet: loadFilterSheet, sort: loadSortSheet };

const $isSheetLoading = atom(false);
/** Whether a sheet was requested and neither is shown nor has failed. */
export const useSheetLoading = (): boolean => useStore($isSheetLoading);

/** Opened by scripts only, so the server never renders it. */
export function LazySheet({ kind, ...props }: SheetProps & { readonly kind: keyof typeof SHEETS }) {
  const [part, request] = usePart(SHEETS[kind], 'loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once.
  useEffect(request, []);
  useEffect(() => {
    $isSheetLoading.set(part.status === 'loading');
    return () => $isSheetLoading.set(false);
  }, [part.status]);
  if (part.status === 'ready') return <part.Component {...props} />;
  return (
    part.status === 'failed' && (
      <div className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-form">
        <PanelFailed id={PANEL_ID} onRetry={request} />
      </div>
    )
  );
}
