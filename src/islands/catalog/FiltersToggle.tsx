// Button that opens and closes the filters. Without scripts it submits the form, and the server renders them open.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { countActiveFilters, FORM_ID, PANEL_ID, useFilters } from './catalog-context.ts';
import { preloadPanel } from './lazy-panel.ts';
import { isWide, type PanelMode, usePanelShown } from './panel-mode.ts';

interface Props {
  readonly panelMode: PanelMode;
  readonly onPanelMode: (panelMode: PanelMode) => void;
  /** Floats above the results, so it needs a contrasting style. */
  readonly floating?: boolean;
}

export function FiltersToggle({ panelMode, onPanelMode, floating = false }: Props) {
  const t = useT();
  const lang = useLang();
  const isShown = usePanelShown(panelMode) || panelMode === 'sheet';
  const activeCount = countActiveFilters({ ...useFilters(), search: '' });
  return (
    <button
      type="submit"
      form={FORM_ID}
      name="filters"
      value={panelMode === 'inline' ? '0' : '1'}
      className={`btn ${floating ? 'border-paper bg-ink text-paper' : 'btn-quiet'}`}
      aria-expanded={isShown}
      aria-controls={isShown ? PANEL_ID : undefined}
      onPointerEnter={preloadPanel}
      onFocus={preloadPanel}
      onClick={(event) => {
        event.preventDefault();
        onPanelMode(isShown ? 'closed' : isWide() ? 'auto' : 'sheet');
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
