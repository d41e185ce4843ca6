// Range of a number attribute: a histogram, a slider that is loaded later, and two bounds that work without scripts.
import { useState } from 'react';
import type { AttributeFacet } from '../../../../contract/catalog/facets.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { type Range, RangeSlider } from '../../../ui/fields/RangeSlider.tsx';
import { formatExact } from '../../../ui/format/number.ts';
import { attributeValue, withAttribute } from '../../product-list/attribute-filter.ts';
import {
  type Bound,
  type Bounds,
  boundsOf,
  boundsOfHandles,
  handlesOf,
  isFaultyBound,
  rangeName,
  rangeText,
  scaleOf,
} from '../../product-list/attribute-range.ts';
import { useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';
import type { Filters } from '../../product-list/catalog-url.ts';
import { TypedField } from './TypedField.tsx';

const BAR_WIDTH = 10;
const HISTOGRAM_HEIGHT = 24;

/** `range`: bars outside it are pale. */
function Histogram({ facet, range }: { readonly facet: AttributeFacet; readonly range: Range }) {
  const { histogram, min, max } = facet;
  if (min === null || max === null || min === max) return null;
  const highest = Math.max(...histogram, 1);
  const part = (max - min) / histogram.length;
  return (
    <svg
      className="h-6 w-full px-3"
      viewBox={`0 0 ${histogram.length * BAR_WIDTH} ${HISTOGRAM_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {histogram.map((count, at) => {
        const start = min + at * part;
        const isInside = start + part >= range[0] && start <= range[1];
        const height = count === 0 ? 0 : Math.max(2, (count / highest) * HISTOGRAM_HEIGHT);
        return (
          <rect
            key={start}
            className={isInside ? 'fill-line-strong' : 'fill-line'}
            x={at * BAR_WIDTH}
            y={Math.round(HISTOGRAM_HEIGHT - height)}
            width={BAR_WIDTH - 1}
            height={Math.round(height)}
          />
        );
      })}
    </svg>
  );
}

const BOUNDS = ['low', 'high'] as const satisfies readonly Bound[];

interface Props {
  readonly id: string;
  readonly facet: AttributeFacet;
  /** Whether the error text with the id `${id}-fault` is shown. */
  readonly isInvalid: boolean;
}

export function NumberFilter({ id, facet, isInvalid }: Props) {
  const t = useT();
  const lang = useLang();
  const store = useCatalogStore();
  const filters = useFilters();
  const [dragged, setDragged] = useState<{ range: Range; under: Filters } | null>(null);
  const [typed, setTyped] = useState<Bound | null>(null);

  const { key, name, unit, min, max } = facet;
  const scale = scaleOf(facet);
  const value = attributeValue(filters.attr, key);
  const moving = dragged?.under === filters ? dragged.range : null;
  const handles = scale && (moving ?? handlesOf(value, scale));
  const [low, high] = scale && moving ? boundsOfHandles(moving, scale) : boundsOf(value);
  const patchOf = (range: string) => ({
    attr: withAttribute(store.$filters.get().attr, key, range),
  });
  const faultIdOf = (bound: Bound) =>
    isInvalid && isFaultyBound([low, high], bound, typed) ? `${id}-fault` : undefined;
  const hintOf = (bound: number | null) => (bound === null ? '' : formatExact(lang, bound));
  return (
    <>
      {handles && <Histogram facet={facet} range={handles} />}
      {scale && handles && (
        <RangeSlider
          {...scale}
          value={handles}
          gap={0}
          labels={[t('filters:panel.lowOf', { name }), t('filters:panel.highOf', { name })]}
          valueText={(each) => rangeName(lang, String(each), unit)}
          onMove={(range) => {
            // A change of another slider may be waiting.
            if (!moving) store.flush();
            setDragged({ range, under: store.$filters.get() });
          }}
          onRelease={(range) => store.slide(patchOf(rangeText(boundsOfHandles(range, scale))))}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {BOUNDS.map((bound) => {
          const isLow = bound === 'low';
          const boundsWith = (text: string): Bounds => (isLow ? [text, high] : [low, text]);
          return (
            <TypedField
              key={bound}
              id={`${id}-${isLow ? 'min' : 'max'}`}
              name={`attr.${key}.${isLow ? 'min' : 'max'}`}
              label={t(`filters:panel.${bound}`)}
              hint={hintOf(isLow ? min : max)}
              value={isLow ? low : high}
              faultId={faultIdOf(bound)}
              boundsOf={boundsWith}
              patchOf={(text) => patchOf(rangeText(boundsWith(text)))}
              onLeave={() => setTyped(bound)}
            />
          );
        })}
      </div>
    </>
  );
}
