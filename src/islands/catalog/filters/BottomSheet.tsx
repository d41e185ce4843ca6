// Bottom sheet over the product list of a narrow window, with a button at its foot that returns to the results.
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatCount } from '../../../ui/format/number.ts';
import { visiblePage } from '../../../ui/list/list-store.ts';
import { useCatalog, useCatalogStore } from '../../product-list/catalog-context.ts';

interface Props {
  readonly title: string;
  readonly closeText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The first control with `data-first-focus` gets the focus, else the first one of the sheet. */
export function BottomSheet({ title, closeText, onClose, children }: Props) {
  const t = useT();
  const lang = useLang();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const store = useCatalogStore();
  const catalog = useCatalog();
  const pagination = visiblePage(catalog)?.pagination;

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);

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
          {title}
        </h2>
        <button type="button" className="btn btn-bare" aria-label={closeText} onClick={close}>
          <X aria-hidden />
        </button>
      </header>
      <div className="@container flex-1 overflow-y-auto p-4">{children}</div>
      <footer className="border-t border-line p-3">
        <button type="button" className="btn btn-primary w-full tabular-nums" onClick={close}>
          {catalog.status !== 'ready' || !pagination
            ? catalog.status === 'loading'
              ? t('catalog:results.loading')
              : closeText
            : t('filters:panel.show', {
                count: pagination.total,
                total: formatCount(lang, pagination.total, pagination.capped),
              })}
        </button>
      </footer>
    </dialog>
  );
}
