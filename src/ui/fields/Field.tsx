// Labeled text field or text area with a hint and a field error.
import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import { fieldAriaProps, LabeledControl } from './LabeledControl.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  /** Id prefix of the form: 'contact' makes contact-Email. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date';
  /** Value of the autocomplete attribute. */
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** On-screen keyboard of a phone, if the type does not determine it. */
  readonly inputMode?: 'decimal' | 'numeric' | 'url' | undefined;
  readonly hint?: string | undefined;
  /** Bounds of a number; for a text `max` is the maximum length in characters. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Step of a number; 'any' allows decimals. */
  readonly step?: number | 'any' | undefined;
  /** If set, the field is a text area. */
  readonly rows?: number | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** With onChange, if a store controls the field; otherwise use `defaultValue`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<Control> | undefined;
  readonly onBlur?: FocusEventHandler<Control> | undefined;
  readonly ref?: RefCallback<Control> | undefined;
  readonly fieldError: string | undefined;
}

export function Field({
  id: form,
  label,
  type = 'text',
  autoComplete,
  hint,
  min,
  max,
  step,
  rows,
  required = false,
  fieldError,
  ...control
}: Props) {
  const id = `${form}-${control.name}`;
  const shared = {
    ...control,
    id,
    className: 'input',
    autoComplete: autoComplete,
    required,
    ...fieldAriaProps(id, hint, fieldError),
  } as const;
  const bounds = type === 'number' ? { min, max, step } : { maxLength: max };
  return (
    <LabeledControl id={id} label={label} required={required} hint={hint} fieldError={fieldError}>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={max} />
      ) : (
        <input {...shared} {...bounds} type={type} />
      )}
    </LabeledControl>
  );
}
