// Search and filter form. A plain GET form that works without scripts; with scripts each change takes effect immediately.
import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useHref, useT } from '../../i18n/react.tsx';
import { useCatalogStore, useFilters } from './catalog-context.ts';
import { type FilterName, filtersOf, patchFilters, queryStringOf } from './catalog-url.ts';
import type { PanelMode } from './FiltersToggle.tsx';
import { IndustryChips } from './IndustryChips.tsx';
import { FilterPanel } from './lazy-panel.ts';
import { SearchBox } from './SearchBox.tsx';

interface Props {
  readonly id: string;
  readonly panelMode: PanelMode;
  readonly toggle: ReactNode;
}

const PANEL_FILTERS = [
  'category',
  'subcategory',
  'minPrice',
  'maxPrice',
  'country',
  'verified',
  'sort',
  'order',
] as const satisfies readonly FilterName[];

/** Hidden inputs for filters that are not shown, so that a search without scripts still includes them. */
function HiddenFilters({ names }: { readonly names: readonly FilterName[] }) {
  const filters = useFilters();
  return names
    .filter((name) => filters[name] !== '')
    .map((name) => <input key={name} type="hidden" name={name} value={filters[name]} />);
}

export function CatalogForm({ id, panelMode, toggle }: Props) {
  const t = useT();
  const href = useHref();
  const store = useCatalogStore();
  const form = useRef<HTMLFormElement>(null);
  // No Suspense on the server: React would send that content later with an inline script, which the CSP forbids.
  const [Boundary] = useState(() => (panelMode === 'inline' ? Fragment : Suspense));

  // Include what the reader typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const { page: _, ...typed } = filtersOf(new FormData(form.current));
    const shown = store.$filters.get();
    if (queryStringOf({ ...patchFilters(shown, typed), page: shown.page }) === queryStringOf(shown))
      return;
    store.type(typed);
    store.flush();
  }, [store]);

  return (
    <form
      ref={form}
      id={id}
      className="grid grid-cols-1 gap-3"
      method="get"
      action={href('/products')}
      // A form restored by the browser could contradict the filters in the URL.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        store.flush();
      }}
    >
      <SearchBox />
      <div className="flex items-center justify-between gap-4">
        <IndustryChips />
        <div className="hidden flex-none md:block">{toggle}</div>
      </div>
      <HiddenFilters
        names={panelMode === 'inline' ? ['industry'] : ['industry', ...PANEL_FILTERS]}
      />
      {panelMode === 'inline' && (
        <section className="plate p-4" aria-label={t('catalog:filters.label')}>
          <Boundary>
            <FilterPanel />
          </Boundary>
          <noscript>
            <button className="btn btn-quiet" type="submit">
              {t('catalog:filters.apply')}
            </button>
          </noscript>
        </section>
      )}
    </form>
  );
}
