// One labelled choice of a form, with its fault beside it. A value that is none of the options is kept.
import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import { describedBy } from './Field.tsx';

interface Props {
  /** What the ids of this form begin with: 'contact' makes contact-Email. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The option for no choice; left out where something is always chosen. */
  readonly none?: string | undefined;
  readonly hint?: string | undefined;
  readonly complete?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** With onChange, where the field follows a store; otherwise `defaultValue` and the form are enough. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
  readonly ref?: RefCallback<HTMLSelectElement> | undefined;
  readonly fault: string | undefined;
}

export function Select({
  id: form,
  label,
  options,
  none,
  hint,
  complete,
  required = false,
  fault,
  ...control
}: Props) {
  const id = `${form}-${control.name}`;
  const given = control.value ?? control.defaultValue ?? '';
  const known = given === '' || options.some(({ value }) => value === given);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <select
        {...control}
        id={id}
        className="input"
        autoComplete={complete}
        required={required}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(id, hint, fault)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!known && <option value={given}>{given}</option>}
      </select>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
