// One specification: name, value and a remove button.
import X from 'lucide-react/icons/x';
import { productFieldErrorText } from '../../../../../contract/messages/fields/product-field.ts';
import { useLang, useT } from '../../../../i18n/react.tsx';
import type { RowError, Specification } from '../product-values.ts';

interface Props {
  readonly row: Specification;
  /** Counted from 1. */
  readonly number: number;
  readonly error: RowError | undefined;
  readonly onChange: (row: Specification) => void;
  readonly onRemove: () => void;
}

export function SpecificationRow({ row, number, error, onChange, onRemove }: Props) {
  const t = useT();
  const lang = useLang();
  const errorId = `listing-specification-${row.key}-fault`;
  const renderInput = (part: 'name' | 'value', max: number) => (
    <input
      className="input min-w-0"
      value={row[part]}
      maxLength={max}
      placeholder={t(`listing:specifications.${part}`)}
      aria-label={t(`listing:specifications.${part}Of`, { row: number })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onChange={({ target }) => onChange({ ...row, [part]: target.value })}
    />
  );
  return (
    <li className="grid gap-1" data-row={row.key}>
      <div className="grid grid-cols-[1fr_2.75rem] gap-2 sm:grid-cols-[2fr_3fr_2.75rem]">
        {renderInput('name', 100)}
        <div className="max-sm:order-last max-sm:col-span-2">{renderInput('value', 500)}</div>
        <button
          type="button"
          className="btn btn-bare px-0"
          aria-label={t('listing:specifications.remove', { row: number })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </button>
      </div>
      {error && (
        <p className="text-sm text-red" id={errorId}>
          {productFieldErrorText(error, lang)}
        </p>
      )}
    </li>
  );
}
