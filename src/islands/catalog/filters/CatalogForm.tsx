// Search and filter form. A plain GET form that works without scripts; with scripts each change takes effect immediately.
import { type ReactNode, useEffect, useRef } from 'react';
import { useHref, useT } from '../../../i18n/react.tsx';
import { visiblePage } from '../../../ui/list/list-store.ts';
import { attributesOf, isSameSelection } from '../../product-list/attribute-filter.ts';
import {
  FORM_ID,
  useCatalog,
  useCatalogStore,
  useFilters,
} from '../../product-list/catalog-context.ts';
import {
  type FilterName,
  filtersOf,
  patchFilters,
  queryStringOf,
} from '../../product-list/catalog-url.ts';
import { IndustryChips } from './IndustryChips.tsx';
import type { PanelMode } from './panel-mode.ts';
import { FilterPanel } from './panel-screens.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useHeaderSearch } from './use-header-search.ts';

interface Props {
  readonly panelMode: PanelMode;
  readonly isPanelShown: boolean;
  readonly toggle: ReactNode;
}

/** Chosen with links, so never fields of the form. */
const LINK_FILTERS = ['industry', 'type', 'price', 'view'] as const satisfies readonly FilterName[];

const PANEL_FILTERS = [
  'category',
  'subcategory',
  'minPrice',
  'maxPrice',
  'landedFrom',
  'landedTo',
  'country',
  'basis',
  'verified',
] as const satisfies readonly FilterName[];

/** Hidden inputs for filters that are not shown, so that a search without scripts still includes them. */
function HiddenFilters({ names }: { readonly names: readonly FilterName[] }) {
  const filters = useFilters();
  return names
    .filter((name) => filters[name] !== '')
    .map((name) => <input key={name} type="hidden" name={name} value={filters[name]} />);
}

/** The same for attributes, except those that the panel shows. */
function HiddenAttributes({ isPanelShown }: { readonly isPanelShown: boolean }) {
  const { attr } = useFilters();
  const attributes = visiblePage(useCatalog())?.facets?.attributes ?? [];
  const shown = isPanelShown ? attributes : [];
  return attributesOf(attr)
    .filter(([key]) => !shown.some((facet) => facet.key === key))
    .map(([key, value]) => <input key={key} type="hidden" name={`attr.${key}`} value={value} />);
}

/** Whether the field can have the value: a filter that does not exist has no field, or no option in it. */
const isOffered = (field: Element | RadioNodeList | null | undefined, value: string): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.value === value)
    : Boolean(field);

export function CatalogForm({ panelMode, isPanelShown, toggle }: Props) {
  const t = useT();
  const href = useHref();
  const store = useCatalogStore();
  const form = useRef<HTMLFormElement>(null);
  useHeaderSearch();

  // Include what the reader typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const { page: _, ...fields } = filtersOf(new FormData(form.current));
    const shown = store.$filters.get();
    // Only what differs: a new category clears the type, which the form still has.
    const typed = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => {
        const is = shown[name as FilterName];
        if (name === 'attr') return !isSameSelection(is, value);
        return is !== value && isOffered(form.current?.elements.namedItem(name), is);
      }),
    );
    if (queryStringOf({ ...patchFilters(shown, typed), page: shown.page }) === queryStringOf(shown))
      return;
    store.type(typed);
    store.flush();
  }, [store]);

  return (
    <form
      ref={form}
      id={FORM_ID}
      // Its parts are in the grid of ProductList.tsx, which has the panel beside the results.
      className="contents"
      method="get"
      action={href('/products')}
      // A form restored by the browser could contradict the filters in the URL.
      autoComplete="off"
      onSubmit={(event) => {
        // A panel whose script could not be loaded has fields of its own (panel-screens.tsx).
        if (event.currentTarget.querySelector('[data-plain]')) return;
        event.preventDefault();
        store.flush();
        const { search } = store.$filters.get();
        void import('../../../stores/recent-searches.ts').then((recent) =>
          recent.rememberSearch(search),
        );
      }}
    >
      <SearchBox />
      <div className="col-span-full flex items-center justify-between gap-4">
        <IndustryChips />
        <div className="hidden flex-none md:block">{toggle}</div>
      </div>
      <HiddenFilters names={isPanelShown ? LINK_FILTERS : [...LINK_FILTERS, ...PANEL_FILTERS]} />
      <HiddenAttributes isPanelShown={isPanelShown} />
      {isPanelShown && (
        <section
          className={`plate @container self-start p-4 ${panelMode === 'auto' ? 'max-[80rem]:hidden' : ''}`}
          aria-label={t('catalog:filters.label')}
        >
          <FilterPanel />
          <noscript>
            <button className="btn btn-quiet mt-4" type="submit">
              {t('catalog:filters.apply')}
            </button>
          </noscript>
        </section>
      )}
    </form>
  );
}
