// Filter by landed price: two bounds in lakh of rupees, which work without scripts. Products without a landed price are left out.
import { useT } from '../../../i18n/react.tsx';
import { useCatalog, useFilters } from '../../product-list/catalog-context.ts';
import { TypedField } from './TypedField.tsx';

const BOUNDS = ['landedFrom', 'landedTo'] as const;

export function LandedRange() {
  const t = useT();
  const catalog = useCatalog();
  const filters = useFilters();
  return (
    <fieldset className="min-w-0 @[32rem]:col-span-2">
      <legend className="text-sm font-semibold">{t('filters:landed.label')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {BOUNDS.map((name) => {
          const isLow = name === 'landedFrom';
          return (
            <TypedField
              key={name}
              id={name}
              name={name}
              label={t(isLow ? 'filters:panel.low' : 'filters:panel.high')}
              hint={isLow ? '0' : t('filters:price.noLimit')}
              value={filters[name]}
              inputMode="decimal"
              fieldError={catalog.status === 'failed' ? catalog.error.fields[name] : undefined}
              boundsOf={(text) => (isLow ? [text, filters.landedTo] : [filters.landedFrom, text])}
              patchOf={(text) => ({ [name]: text })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
