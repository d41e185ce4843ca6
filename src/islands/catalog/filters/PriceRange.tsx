// Price filter: two number fields that work without scripts, and a slider that is loaded later.
import { useState } from 'react';
import {
  PRICE_FILTER_MAX_USD,
  PRICE_FILTER_MIN_GAP_USD,
  PRICE_FILTER_MIN_USD,
  PRICE_FILTER_STEP_USD,
} from '../../../../contract/catalog/catalog-limits.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { type Range, RangeSlider } from '../../../ui/fields/RangeSlider.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { useCatalog, useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';
import type { Filters } from '../../product-list/catalog-url.ts';
import { TypedField } from './TypedField.tsx';

const toSliderValue = (typed: string, defaultValue: number): number => {
  const number = typed === '' || !Number.isFinite(Number(typed)) ? defaultValue : Number(typed);
  const step = Math.round(number / PRICE_FILTER_STEP_USD) * PRICE_FILTER_STEP_USD;
  return Math.min(PRICE_FILTER_MAX_USD, Math.max(PRICE_FILTER_MIN_USD, step));
};

/** Computes the slider positions for the typed limits: rounded to a step, with a minimum gap. */
const rangeOf = ({ minPrice, maxPrice }: Filters): Range => {
  const low = Math.min(
    toSliderValue(minPrice, PRICE_FILTER_MIN_USD),
    PRICE_FILTER_MAX_USD - PRICE_FILTER_MIN_GAP_USD,
  );
  return [
    low,
    Math.max(toSliderValue(maxPrice, PRICE_FILTER_MAX_USD), low + PRICE_FILTER_MIN_GAP_USD),
  ];
};

const limitsOf = ([low, high]: Range): Pick<Filters, 'minPrice' | 'maxPrice'> => ({
  minPrice: low === PRICE_FILTER_MIN_USD ? '' : String(low),
  maxPrice: high === PRICE_FILTER_MAX_USD ? '' : String(high),
});

const PRICES = ['minPrice', 'maxPrice'] as const;

export function PriceRange() {
  const t = useT();
  const lang = useLang();
  const store = useCatalogStore();
  const catalog = useCatalog();
  const filters = useFilters();
  const [dragged, setDragged] = useState<{ range: Range; under: Filters } | null>(null);

  // After release a handle stays at its position until the filters have been updated.
  const moving = dragged?.under === filters ? dragged.range : null;
  const shown = moving ? limitsOf(moving) : filters;
  const low = t('filters:price.low');
  const high = t('filters:price.high');
  const noLimitText = t('filters:price.open');
  return (
    <fieldset className="min-w-0 @[32rem]:col-span-2">
      <legend className="text-sm font-semibold">{t('filters:price.label')}</legend>
      <RangeSlider
        value={moving ?? rangeOf(filters)}
        min={PRICE_FILTER_MIN_USD}
        max={PRICE_FILTER_MAX_USD}
        step={PRICE_FILTER_STEP_USD}
        gap={PRICE_FILTER_MIN_GAP_USD}
        labels={[low, high]}
        valueText={(value) =>
          value === PRICE_FILTER_MAX_USD ? noLimitText : formatMoney(lang, value)
        }
        onMove={(range) => setDragged({ range, under: filters })}
        onRelease={(range) => store.slide(limitsOf(range))}
      />
      <div className="grid grid-cols-2 gap-3">
        {PRICES.map((name) => {
          const isLow = name === 'minPrice';
          return (
            <TypedField
              key={name}
              id={name}
              name={name}
              label={isLow ? low : high}
              hint={isLow ? '0' : t('filters:price.noLimit')}
              value={shown[name]}
              inputMode="decimal"
              fieldError={catalog.status === 'failed' ? catalog.error.fields[name] : undefined}
              boundsOf={(text) => (isLow ? [text, filters.maxPrice] : [filters.minPrice, text])}
              patchOf={(text) => ({ [name]: text })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
