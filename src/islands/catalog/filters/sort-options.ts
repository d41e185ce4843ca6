// Options of the sort: those of the spec, relevance for a search, and the key attributes of the chosen machine type.
import { useT } from '../../../i18n/react.tsx';
import { visiblePage } from '../../../ui/list/list-store.ts';
import { useCatalog, useFilters } from '../../product-list/catalog-context.ts';

interface SortOption {
  /** '' for the default, so that a form without scripts does not send it. */
  readonly value: string;
  readonly label: string;
}

export function useSortOptions(): SortOption[] {
  const t = useT();
  const { search, sort } = useFilters();
  const attributes = visiblePage(useCatalog())?.facets?.attributes ?? [];
  return [
    ...(search ? [{ value: '', label: t('catalog:sort.relevance') }] : []),
    { value: search ? 'newest' : '', label: t('catalog:sort.newest') },
    { value: 'price', label: t('catalog:sort.price') },
    { value: 'landed', label: t('catalog:sort.landed') },
    { value: 'name', label: t('catalog:sort.name') },
    ...attributes
      .map(({ key, name: label, ...rest }) => ({ value: `attr.${key}`, label, ...rest }))
      // The columns of the table sort by all number attributes.
      .filter(({ value, isKey, choices }) => (isKey && !choices.length) || value === sort),
  ];
}
