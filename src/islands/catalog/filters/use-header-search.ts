// Keeps the header's search box in step with the list's: both have the text of the same list.
import { useEffect } from 'react';
import { useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';

const headerInput = (): HTMLInputElement | null => document.querySelector('header [name=search]');

export function useHeaderSearch(): void {
  const store = useCatalogStore();
  const { search } = useFilters();

  useEffect(() => {
    const input = headerInput();
    if (input && input !== document.activeElement) input.value = search;
  }, [search]);

  useEffect(() => {
    const input = headerInput();
    const form = input?.form;
    if (!form) return;
    /** The list keeps its filters, and shows its start. */
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      store.choose({ search: input.value.trim() });
      input.blur();
      scrollTo({ top: 0 });
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [store]);
}
