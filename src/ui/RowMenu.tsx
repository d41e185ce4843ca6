// Menu button of a table row with the actions for it: arrow keys, Escape, and the focus returns to the button.
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

export type MenuItem = {
  readonly label: string;
  /** Shown in red: it cannot be undone. */
  readonly isDanger?: boolean;
} & ({ readonly href: string } | { readonly onSelect: () => void });

interface Props {
  /** Accessible label: "Actions for Rice mill". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly isBusy?: boolean;
}

/** Index that a key leads to from index `at` of `count` items; undefined for other keys. */
const targetIndex = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at + count - 1) % count, Home: 0, End: count - 1 })[
    key
  ];

const ITEM_CLASS =
  'flex min-h-11 w-full items-center px-4 text-start text-sm whitespace-nowrap hover:bg-well focus-visible:-outline-offset-2';

export function RowMenu({ label, items, isBusy = false }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Index of the item that has the focus when the menu opens; null while it is closed. */
  const [firstFocus, setFirstFocus] = useState<number | null>(null);
  const isOpen = firstFocus !== null;

  const entries = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  const close = (): void => {
    setFirstFocus(null);
    button.current?.focus();
  };

  useEffect(() => {
    if (firstFocus === null) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    all.at(firstFocus)?.focus();
    const closeOutside = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) setFirstFocus(null);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, [firstFocus]);

  const handleKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      setFirstFocus(key === 'ArrowDown' ? 0 : -1);
      return;
    }
    if (key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    if (key === 'Tab') {
      setFirstFocus(null);
      return;
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const isLink = document.activeElement instanceof HTMLAnchorElement;
    const to = targetIndex(key, at, all.length);
    if (to === undefined && !(key === ' ' && isLink)) return;
    event.preventDefault();
    if (to === undefined) all[at]?.click();
    else all[to]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and of the items.
    <div ref={root} className="relative inline-block" onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className="btn btn-bare min-w-11 px-2"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setFirstFocus(isOpen ? null : 0)}
      >
        <Ellipsis aria-hidden />
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          className="absolute end-0 top-full z-20 rounded border border-line-strong bg-plate py-1"
        >
          {items.map((item) => {
            const className = `${ITEM_CLASS} ${item.isDanger ? 'text-red' : ''}`;
            return 'href' in item ? (
              <a
                key={item.label}
                role="menuitem"
                tabIndex={-1}
                className={className}
                href={item.href}
              >
                {item.label}
              </a>
            ) : (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={className}
                onClick={() => {
                  // Before the action: a dialog returns the focus to where it was.
                  close();
                  item.onSelect();
                }}
              >
                {item.label}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
