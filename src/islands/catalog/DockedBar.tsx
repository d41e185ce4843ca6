// Bar at the bottom of narrow windows: filters, sort and comparison. It has a row of its own at the end of the list, which it
// leaves free when the reader scrolls up.
import { useHref, useT } from '../../i18n/react.tsx';
import { FiltersToggle } from './FiltersToggle.tsx';
import { preloadPanel } from './lazy-panel.tsx';
import type { PanelMode } from './panel-mode.ts';

interface Props {
  readonly panelMode: PanelMode;
  readonly onPanelMode: (panelMode: PanelMode) => void;
}

export function DockedBar({ panelMode, onPanelMode }: Props) {
  const t = useT();
  const href = useHref();
  return (
    <div className="docked-bar">
      <FiltersToggle panelMode={panelMode} onPanelMode={onPanelMode} className="btn" />
      {/* Without scripts readers use the fields beside the results. */}
      <button
        type="button"
        className="btn only-scripted"
        aria-haspopup="dialog"
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={() => onPanelMode('sort')}
      >
        {t('catalog:docked')}
      </button>
      {/* Address and count come from src/components/compare/compare-tray.ts. */}
      <a className="btn" href={href('/compare')} data-compare-link suppressHydrationWarning>
        {t('catalog:card.compare')}
      </a>
    </div>
  );
}
