// Filters by the attributes of the chosen machine type: key attributes first, the others folded.
import { useState } from 'react';
import type { AttributeFacet } from '../../../../contract/catalog/facets.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { FieldError } from '../../../ui/fields/LabeledControl.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import {
  attributesOf,
  attributeValue,
  withAttribute,
} from '../../product-list/attribute-filter.ts';
import { useCatalog, useCatalogStore, useFilters } from '../../product-list/catalog-context.ts';
import { NumberFilter } from './NumberFilter.tsx';

function ChoiceFilter({ facet }: { readonly facet: AttributeFacet }) {
  const t = useT();
  const lang = useLang();
  const store = useCatalogStore();
  const { attr } = useFilters();
  const value = attributeValue(attr, facet.key);
  const chosen = value === '' ? [] : value.split(',');
  const isListed = (code: string) => facet.choices.some(({ id }) => id === code);
  // A chosen value without matches, or one that does not exist, can be removed as well.
  const choices = [
    ...facet.choices,
    ...chosen.filter((code) => !isListed(code)).map((id) => ({ id, name: id, count: 0 })),
  ];
  return choices.map(({ id, name, count }) => (
    <label key={id} className="flex min-h-9 items-center gap-3 text-sm">
      <input
        className="size-5 flex-none"
        type="checkbox"
        name={`attr.${facet.key}`}
        value={id}
        checked={chosen.includes(id)}
        onChange={({ target }) => {
          const codes = choices
            .map((choice) => choice.id)
            // In the order of the facet, so that each selection has one address.
            .filter((code) => (code === id ? target.checked : chosen.includes(code)));
          store.flush();
          const now = store.$filters.get().attr;
          store.choose({ attr: withAttribute(now, facet.key, codes.join(',')) });
        }}
      />
      {t('filters:panel.option', { name, total: formatNumber(lang, count) })}
    </label>
  ));
}

function AttributeFilter({ facet }: { readonly facet: AttributeFacet }) {
  const t = useT();
  const catalog = useCatalog();
  const { key, name, unit } = facet;
  const id = `catalog-attr-${key}`;
  const fieldError = catalog.status === 'failed' ? catalog.error.fields[`attr.${key}`] : undefined;
  const isNumber = facet.choices.length === 0;
  return (
    <fieldset
      className="field min-w-0"
      aria-describedby={fieldError && !isNumber ? `${id}-fault` : undefined}
    >
      <legend className="pb-1">
        {unit === null ? name : t('filters:panel.withUnit', { name, unit })}
      </legend>
      {isNumber ? (
        <NumberFilter id={id} facet={facet} isInvalid={fieldError !== undefined} />
      ) : (
        <div>
          <ChoiceFilter facet={facet} />
        </div>
      )}
      <FieldError id={id} fieldError={fieldError} />
    </fieldset>
  );
}

interface Props {
  readonly facets: readonly AttributeFacet[];
}

export function AttributeFilters({ facets }: Props) {
  const t = useT();
  const lang = useLang();
  const { attr } = useFilters();
  const keyFacets = facets.filter(({ isKey }) => isKey);
  const others = facets.filter(({ isKey }) => !isKey);
  // Only at first: it must not close over a focused field when the last of its filters is removed.
  const [isOpenAtFirst] = useState(() =>
    attributesOf(attr).some(([key]) => others.some((facet) => facet.key === key)),
  );
  return (
    <>
      {keyFacets.map((facet) => (
        <AttributeFilter key={facet.key} facet={facet} />
      ))}
      {others.length > 0 && (
        <details className="col-span-full" open={isOpenAtFirst || undefined}>
          <summary className="min-h-9 cursor-pointer py-2 text-sm font-semibold">
            {t('filters:panel.moreAttributes', { total: formatNumber(lang, others.length) })}
          </summary>
          <div className="grid gap-4 pt-2 @[32rem]:grid-cols-2 @[60rem]:grid-cols-4">
            {others.map((facet) => (
              <AttributeFilter key={facet.key} facet={facet} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
