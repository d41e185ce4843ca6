// Labeled select with a field error. A value that is not among the options is added, so that it is not lost.
import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import { fieldAriaProps, LabeledControl } from './LabeledControl.tsx';

interface Props {
  /** Id prefix of the form: 'contact' makes contact-Email. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly labelClass?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the empty option; omit it if a value is always selected. */
  readonly none?: string | undefined;
  readonly hint?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** With onChange, if a store controls the field; otherwise use `defaultValue`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
  readonly ref?: RefCallback<HTMLSelectElement> | undefined;
  readonly className?: string | undefined;
  /** Id of the form, if the select is outside it. */
  readonly form?: string | undefined;
  readonly fieldError: string | undefined;
}

export function Select({
  id: prefix,
  label,
  labelClass,
  options,
  none,
  hint,
  autoComplete,
  required = false,
  className,
  fieldError,
  ...control
}: Props) {
  const id = `${prefix}-${control.name}`;
  const selected = control.value ?? control.defaultValue ?? '';
  const isKnown = selected === '' || options.some(({ value }) => value === selected);
  return (
    <LabeledControl
      id={id}
      label={label}
      labelClass={labelClass}
      required={required}
      hint={hint}
      fieldError={fieldError}
      className={className}
    >
      <select
        {...control}
        id={id}
        className="input"
        autoComplete={autoComplete}
        required={required}
        {...fieldAriaProps(id, hint, fieldError)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!isKnown && <option value={selected}>{selected}</option>}
      </select>
    </LabeledControl>
  );
}
