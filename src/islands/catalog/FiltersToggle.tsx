// Button that opens and closes the filters. Without scripts it submits the form, and the server renders them open.
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { activeFilters, useFilters } from './catalog-context.ts';
import { fetchPanel } from './panel.ts';
import { PANEL_ID } from './panel-id.ts';

/** Inline below the form on wide screens, a bottom sheet on phones. */
export type PanelPlace = 'closed' | 'inline' | 'sheet';

interface Props {
  readonly formId: string;
  readonly place: PanelPlace;
  readonly onPlace: (place: PanelPlace) => void;
  /** Floats above the results, so it needs a contrasting style. */
  readonly floating?: boolean;
}

const isPhone = (): boolean => !matchMedia('(min-width: 52rem)').matches;

export function FiltersToggle({ formId, place, onPlace, floating = false }: Props) {
  const t = useT();
  const lang = useLang();
  const active = activeFilters({ ...useFilters(), search: '' });
  return (
    <button
      type="submit"
      form={formId}
      name="filters"
      value={place === 'closed' ? '1' : '0'}
      className={`btn ${floating ? 'border-paper bg-ink text-paper' : 'btn-quiet'}`}
      aria-expanded={place !== 'closed'}
      aria-controls={place === 'closed' ? undefined : PANEL_ID}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onClick={(event) => {
        event.preventDefault();
        onPlace(place === 'inline' ? 'closed' : isPhone() ? 'sheet' : 'inline');
      }}
    >
      <SlidersHorizontal aria-hidden />
      {t('catalog:filters.toggle')}
      {active > 0 && (
        <span className="badge badge-saffron tabular-nums">
          <span aria-hidden>{formatNumber(lang, active)}</span>
          <span className="sr-only">
            {t('catalog:filters.active', { total: formatNumber(lang, active) })}
          </span>
        </span>
      )}
    </button>
  );
}
