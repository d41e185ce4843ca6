// Search as you type. The field keeps its own text, so that nothing typed is lost to a slow answer.
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef } from 'react';
import { MAX_SEARCH } from '../../../contract/catalogue-limits.ts';
import { useT } from '../../i18n/react.tsx';
import { useCatalog, useCatalogStore, useFilters } from './catalog-context.ts';

export function SearchBox() {
  const t = useT();
  const id = useId();
  const store = useCatalogStore();
  const { search } = useFilters();
  const catalog = useCatalog();
  const field = useRef<HTMLInputElement>(null);
  const fault = catalog.status === 'failed' ? catalog.problem.fields.search : undefined;

  // Follows chips, "Clear all" and the back button, but never a hand that is still typing.
  const followed = useRef(search);
  useEffect(() => {
    if (followed.current === search) return;
    followed.current = search;
    const input = field.current;
    if (input && !store.isWaiting() && input.value.trim() !== search) input.value = search;
  }, [search, store]);

  const type = () => store.type({ search: field.current?.value ?? '' });
  return (
    <search className="field">
      <label className="sr-only" htmlFor={id}>
        {t('search.label')}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          className="input"
          type="search"
          name="search"
          enterKeyHint="search"
          maxLength={MAX_SEARCH}
          defaultValue={search}
          placeholder={t('search.placeholder')}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          // Half-spelled pinyin is not a search yet.
          onChange={(event) => {
            if (!(event.nativeEvent as InputEvent).isComposing) type();
          }}
          onCompositionEnd={type}
        />
        <button className="btn btn-primary flex-none whitespace-nowrap" type="submit">
          <Search aria-hidden />
          <span className="max-sm:sr-only">{t('search.submit')}</span>
        </button>
      </div>
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </search>
  );
}
