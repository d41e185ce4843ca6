// Filters in a narrow window: a bottom sheet with a button at its foot that returns to the results.
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { visiblePage } from '../../ui/list/list-store.ts';
import { useCatalog, useCatalogStore } from './catalog-context.ts';
import { FilterPanel } from './FilterPanel.tsx';

export interface SheetProps {
  readonly isAtSort: boolean;
  readonly onClose: () => void;
}

export function FilterSheet({ isAtSort, onClose }: SheetProps) {
  const t = useT();
  const lang = useLang();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const store = useCatalogStore();
  const catalog = useCatalog();
  const pagination = visiblePage(catalog)?.pagination;

  useEffect(() => {
    dialog.current?.showModal();
    if (isAtSort) dialog.current?.querySelector<HTMLElement>('[name="sort"]')?.focus();
  }, [isAtSort]);

  const close = () => {
    store.flush();
    dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className="m-0 mt-auto flex max-h-[88dvh] w-full max-w-none flex-col overscroll-contain rounded-t border-t border-line-strong bg-plate backdrop:bg-steel-deep/60"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <header className="flex items-center justify-between border-b border-line ps-4 pe-1">
        <h2 id={titleId} className="text-lg">
          {t('catalog:filters.label')}
        </h2>
        <button
          type="button"
          className="btn btn-bare"
          aria-label={t('filters:panel.close')}
          onClick={close}
        >
          <X aria-hidden />
        </button>
      </header>
      <div className="@container flex-1 overflow-y-auto p-4">
        <FilterPanel hasSort />
      </div>
      <footer className="border-t border-line p-3">
        <button type="button" className="btn btn-primary w-full tabular-nums" onClick={close}>
          {catalog.status !== 'ready' || !pagination
            ? t(catalog.status === 'loading' ? 'catalog:results.loading' : 'filters:panel.close')
            : t('filters:panel.show', {
                count: pagination.total,
                total: formatCount(lang, pagination.total, pagination.capped),
              })}
        </button>
      </footer>
    </dialog>
  );
}
