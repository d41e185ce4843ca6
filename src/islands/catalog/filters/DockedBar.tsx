// Bar at the bottom of narrow windows: filters, sort and comparison. It has a row of its own at the end of the list, which it
// leaves free when the reader scrolls up.
import { useHref, useT } from '../../../i18n/react.tsx';
import { FiltersToggle, type ToggleProps } from './FiltersToggle.tsx';
import { preloadSheets, useSheetLoading } from './panel-screens.tsx';

export function DockedBar(toggle: ToggleProps) {
  const t = useT();
  const href = useHref();
  const isLoading = useSheetLoading();
  return (
    <div className="docked-bar">
      <FiltersToggle {...toggle} className="btn" />
      {/* Without scripts readers use the fields beside the results. */}
      <button
        type="button"
        className="btn only-scripted"
        aria-haspopup="dialog"
        aria-busy={(isLoading && toggle.panelMode === 'sort') || undefined}
        onPointerEnter={preloadSheets}
        onFocus={preloadSheets}
        onClick={() => toggle.onPanelMode('sort')}
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
