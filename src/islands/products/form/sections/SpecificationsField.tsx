// Specifications of a product: rows with a name and a value, in the order buyers will see.
import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { SPECIFICATIONS_PER_PRODUCT } from '../../../../../contract/limits.ts';
import { useT } from '../../../../i18n/react.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { rowErrors, type Specification, specification } from '../product-values.ts';
import { SpecificationRow } from './SpecificationRow.tsx';

export function SpecificationsField({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const { specifications } = useStore(form.$values);
  const { specifications: fieldError } = useStore(form.$fieldErrors);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<string | null>(null);
  const errorsByRow = rowErrors(specifications);
  const isFull = specifications.length >= SPECIFICATIONS_PER_PRODUCT;

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after every change of the rows.
  useEffect(() => {
    if (focusNext.current === null) return;
    field.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  }, [specifications]);

  const setRows = (rows: readonly Specification[]): void => form.change({ specifications: rows });

  const add = (): void => {
    const row = specification();
    focusNext.current = `[data-row="${row.key}"] input`;
    setRows([...specifications, row]);
  };

  const remove = (at: number): void => {
    focusNext.current = '[data-add]';
    setAnnouncement(t('listing:specifications.removed', { row: at + 1 }));
    setRows(specifications.toSpliced(at, 1));
  };

  return (
    <fieldset ref={field} className="field" aria-describedby="listing-specifications-hint">
      <legend className="mb-1.5">{t('productFields:form.specifications')}</legend>
      <p className="hint" id="listing-specifications-hint">
        {t('productFields:hint.specifications')}
      </p>
      {specifications.length === 0 ? (
        <p className="text-sm text-muted">{t('listing:specifications.empty')}</p>
      ) : (
        <ol className="grid gap-2 max-sm:gap-4">
          {specifications.map((row, at) => (
            <SpecificationRow
              key={row.key}
              row={row}
              number={at + 1}
              // An incomplete row is an error only after a save attempt; a duplicate is one immediately.
              error={
                errorsByRow.get(row.key) === 'specificationTwice' || fieldError
                  ? errorsByRow.get(row.key)
                  : undefined
              }
              onChange={(next) => setRows(specifications.with(at, next))}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <div>
        <button
          type="button"
          className="btn btn-quiet"
          id="listing-specifications"
          data-add
          aria-disabled={isFull}
          onClick={() => !isFull && add()}
        >
          <Plus aria-hidden />
          {t('listing:specifications.add')}
        </button>
      </div>
      {isFull && (
        <p className="hint">
          {t('listing:specifications.full', { count: SPECIFICATIONS_PER_PRODUCT })}
        </p>
      )}
      {fieldError && <p className="fault">{fieldError}</p>}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
