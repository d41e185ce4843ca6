// Tabs for sign-in and sign-up. A click adds a history entry; arrow keys replace the current one.
import type { KeyboardEvent } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { type AuthTab, chooseAuthTab } from './auth-tab.ts';

const TABS = ['signin', 'signup'] as const;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs({ tab }: { readonly tab: AuthTab }) {
  const t = useT();

  const move = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const step = KEYS[event.key];
    const next = step && TABS[(at + step + TABS.length) % TABS.length];
    if (!next) return;
    event.preventDefault();
    chooseAuthTab(next, 'replace');
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };

  return (
    <div
      className="grid grid-cols-2 border-b border-line"
      role="tablist"
      aria-label={t('auth:tabs')}
    >
      {TABS.map((each, at) => (
        <button
          key={each}
          id={`auth-tab-${each}`}
          className="min-h-12 border-b-3 border-transparent text-sm font-semibold text-muted hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          type="button"
          role="tab"
          data-tab={each}
          aria-selected={tab === each}
          aria-controls="auth-panel"
          tabIndex={tab === each ? 0 : -1}
          onClick={() => chooseAuthTab(each)}
          onKeyDown={(event) => move(event, at)}
        >
          {t(`auth:tab.${each}`)}
        </button>
      ))}
    </div>
  );
}
