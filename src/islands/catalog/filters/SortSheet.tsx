// Sheet with the sort and its direction as radio buttons, in a narrow window.
import { useT } from '../../../i18n/react.tsx';
import { useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';
import { orderOf, sortOf } from '../../product-list/catalog-url.ts';
import { BottomSheet } from './BottomSheet.tsx';
import type { SheetProps } from './FilterSheet.tsx';
import { useSortOptions } from './sort-options.ts';

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
}

function Choice({ name, legend, value, options, disabled = false, onChoose }: ChoiceProps) {
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="pb-1 text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3">
          <input
            className="size-5 flex-none"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            data-first-focus={option.value === value ? '' : undefined}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

export function SortSheet({ onClose }: SheetProps) {
  const t = useT();
  const store = useCatalogStore();
  const filters = useFilters();
  return (
    <BottomSheet title={t('catalog:docked')} closeText={t('nav.close')} onClose={onClose}>
      <div className="grid gap-4">
        <Choice
          name="sort-by"
          legend={t('catalog:filters.sort')}
          value={filters.sort}
          options={useSortOptions()}
          onChoose={(sort) => store.choose({ sort })}
        />
        <Choice
          name="sort-order"
          legend={t('catalog:filters.order')}
          value={orderOf(filters)}
          disabled={sortOf(filters) === 'relevance'}
          options={(['asc', 'desc'] as const).map((value) => ({
            value,
            label: t(`catalog:order.${value}`),
          }))}
          onChoose={(order) => store.choose({ order })}
        />
      </div>
    </BottomSheet>
  );
}
