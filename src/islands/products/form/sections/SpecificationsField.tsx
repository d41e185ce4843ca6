// Specifications of a product: rows with a name and a value, in the order buyers will see.
import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { SPECIFICATIONS_PER_PRODUCT } from '../../../../../contract/limits.ts';
import { useT } from '../../../../i18n/react.tsx';
import type { ListingForm } from '../listing-form-types.ts';
import { rowProblems, type Specification, specification } from '../listing-values.ts';
import { SpecificationRow } from './SpecificationRow.tsx';

export function SpecificationsField({ form }: { readonly form: ListingForm }) {
  const t = useT();
  const { specifications } = useStore(form.$values);
  const { specifications: fault } = useStore(form.$faults);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<string | null>(null);
  const problems = rowProblems(specifications);
  const isFull = specifications.length >= SPECIFICATIONS_PER_PRODUCT;

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after every change of the rows.
  useEffect(() => {
    if (focusNext.current === null) return;
    field.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  }, [specifications]);

  const hold = (rows: readonly Specification[]): void => form.change({ specifications: rows });

  const add = (): void => {
    const row = specification();
    focusNext.current = `[data-row="${row.key}"] input`;
    hold([...specifications, row]);
  };

  const remove = (at: number): void => {
    focusNext.current = '[data-add]';
    setSaid(t('listing:specifications.removed', { row: at + 1 }));
    hold(specifications.toSpliced(at, 1));
  };

  return (
    <fieldset ref={field} className="field" aria-describedby="listing-specifications-hint">
      <legend className="mb-1.5">{t('listing:field.specifications')}</legend>
      <p className="hint" id="listing-specifications-hint">
        {t('listing:hint.specifications')}
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
              problem={
                problems.get(row.key) === 'specificationTwice' || fault
                  ? problems.get(row.key)
                  : undefined
              }
              onChange={(next) => hold(specifications.with(at, next))}
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
      {fault && <p className="fault">{fault}</p>}
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}
