// Search-as-you-type field of the product list.
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../../contract/catalog/catalog-limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { FieldError, fieldAriaProps } from '../../../ui/fields/LabeledControl.tsx';
import { useSearchInput } from '../../../ui/fields/use-search-input.ts';
import { useCatalog, useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';

export function SearchBox() {
  const t = useT();
  const id = useId();
  const store = useCatalogStore();
  const { search } = useFilters();
  const catalog = useCatalog();
  const fieldError = catalog.status === 'failed' ? catalog.error.fields.search : undefined;

  const inputProps = useSearchInput(search, store.hasPendingChange, (text) =>
    store.type({ search: text }),
  );
  return (
    <search className="field">
      <label className="sr-only" htmlFor={id}>
        {t('search.label')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="input"
          type="search"
          name="search"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('search.placeholder')}
          {...fieldAriaProps(id, undefined, fieldError)}
          {...inputProps}
        />
        <button className="btn btn-primary flex-none whitespace-nowrap" type="submit">
          <Search aria-hidden />
          <span className="max-sm:sr-only">{t('search.submit')}</span>
        </button>
      </div>
      <FieldError id={id} fieldError={fieldError} />
    </search>
  );
}
