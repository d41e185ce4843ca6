// Button that opens and closes the filters. Without scripts it submits the form, and the server renders them open.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { countActiveFilters, FORM_ID, PANEL_ID, useFilters } from './catalog-context.ts';
import { preloadPanel } from './lazy-panel.tsx';
import { isSheet, isWide, type PanelMode, usePanelShown } from './panel-mode.ts';

interface Props {
  readonly panelMode: PanelMode;
  readonly onPanelMode: (panelMode: PanelMode) => void;
  readonly className: string;
}

export function FiltersToggle({ panelMode, onPanelMode, className }: Props) {
  const t = useT();
  const lang = useLang();
  const isShown = usePanelShown(panelMode) || isSheet(panelMode);
  const activeCount = countActiveFilters({ ...useFilters(), search: '' });
  return (
    <button
      type="submit"
      form={FORM_ID}
      name="filters"
      value={panelMode === 'inline' ? '0' : '1'}
      className={className}
      aria-expanded={isShown}
      aria-controls={isShown ? PANEL_ID : undefined}
      onPointerEnter={preloadPanel}
      onFocus={preloadPanel}
      onClick={(event) => {
        event.preventDefault();
        // A narrow window hides the open panel of the server, also before `usePanelShown` knows the width.
        const isOpen = isShown && (panelMode !== 'auto' || isWide());
        onPanelMode(isOpen ? 'closed' : isWide() ? 'auto' : 'sheet');
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
