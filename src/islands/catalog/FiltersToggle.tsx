// Button that opens and closes the filters. Without scripts it submits the form, and the server renders them open.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { countActiveFilters, PANEL_ID, useFilters } from './catalog-context.ts';
import { preloadPanel } from './lazy-panel.ts';

/** Inline below the form on wide screens, a bottom sheet on phones. */
export type PanelMode = 'closed' | 'inline' | 'sheet';

interface Props {
  readonly formId: string;
  readonly panelMode: PanelMode;
  readonly onPanelMode: (panelMode: PanelMode) => void;
  /** Floats above the results, so it needs a contrasting style. */
  readonly floating?: boolean;
}

const isPhone = (): boolean => !matchMedia('(min-width: 52rem)').matches;

export function FiltersToggle({ formId, panelMode, onPanelMode, floating = false }: Props) {
  const t = useT();
  const lang = useLang();
  const activeCount = countActiveFilters({ ...useFilters(), search: '' });
  return (
    <button
      type="submit"
      form={formId}
      name="filters"
      value={panelMode === 'closed' ? '1' : '0'}
      className={`btn ${floating ? 'border-paper bg-ink text-paper' : 'btn-quiet'}`}
      aria-expanded={panelMode !== 'closed'}
      aria-controls={panelMode === 'closed' ? undefined : PANEL_ID}
      onPointerEnter={preloadPanel}
      onFocus={preloadPanel}
      onClick={(event) => {
        event.preventDefault();
        onPanelMode(panelMode === 'inline' ? 'closed' : isPhone() ? 'sheet' : 'inline');
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
