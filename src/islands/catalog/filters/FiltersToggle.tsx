// Button that opens and closes the filters. Without scripts it submits the form, and the server renders them open.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import {
  countActiveFilters,
  FORM_ID,
  PANEL_ID,
  useFilters,
} from '../../product-list/catalog-context.ts';
import { isWide, type PanelMode } from './panel-mode.ts';
import { preloadSheets, useSheetLoading } from './panel-screens.tsx';

export interface ToggleProps {
  readonly panelMode: PanelMode;
  /** Undefined while the width of the window is unknown. */
  readonly isOpen: boolean | undefined;
  readonly onPanelMode: (panelMode: PanelMode) => void;
}

/** Busy from the press on, until the sheet covers it or cannot be loaded. */
export function FiltersToggle({
  panelMode,
  isOpen,
  onPanelMode,
  className,
}: ToggleProps & { readonly className: string }) {
  const t = useT();
  const lang = useLang();
  const isLoading = useSheetLoading();
  const activeCount = countActiveFilters({ ...useFilters(), search: '' });
  return (
    <button
      type="submit"
      form={FORM_ID}
      name="filters"
      value={panelMode === 'inline' ? '0' : '1'}
      className={className}
      aria-busy={(isLoading && panelMode === 'sheet') || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onPointerEnter={preloadSheets}
      onFocus={preloadSheets}
      onClick={(event) => {
        event.preventDefault();
        // From the window itself: readers may press before `isOpen` is known.
        if (isWide()) onPanelMode(panelMode === 'closed' ? 'auto' : 'closed');
        else onPanelMode(panelMode === 'inline' ? 'closed' : 'sheet');
      }}
    >
      <SlidersHorizontal aria-hidden />
      {t('catalog:filters.toggle')}
      {activeCount > 0 && (
        <span className="badge badge-saffron tabular-nums">
          <span aria-hidden>{formatNumber(lang, activeCount)}</span>
          <span className="sr-only">
            {t('catalog:filters.active', { total: formatNumber(lang, activeCount) })}
          </span>
        </span>
      )}
    </button>
  );
}
