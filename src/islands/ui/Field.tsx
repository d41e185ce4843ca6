// One labelled field of a form, with its hint under it and its fault beside it.
import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import { describing, Labelled } from './Labelled.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  /** What the ids of this form begin with: 'contact' makes contact-Email. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number';
  /** As password managers and address books know it: autocomplete. */
  readonly complete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The keyboard a phone shows, where the type does not say. */
  readonly inputMode?: 'decimal' | 'numeric' | 'url' | undefined;
  readonly hint?: string | undefined;
  /** Of a number its bounds; of a text `max` is its length in characters. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Of a number: 'any' takes decimals. */
  readonly step?: number | 'any' | undefined;
  /** More than one makes it a text area. */
  readonly rows?: number | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** With onChange, where the field follows a store; otherwise `defaultValue` and the form are enough. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ChangeEventHandler<Control> | undefined;
  readonly onBlur?: FocusEventHandler<Control> | undefined;
  readonly ref?: RefCallback<Control> | undefined;
  readonly fault: string | undefined;
}

export function Field({
  id: form,
  label,
  type = 'text',
  complete,
  hint,
  min,
  max,
  step,
  rows,
  required = false,
  fault,
  ...control
}: Props) {
  const id = `${form}-${control.name}`;
  const shared = {
    ...control,
    id,
    className: 'input',
    autoComplete: complete,
    required,
    ...describing(id, hint, fault),
  } as const;
  const bounds = type === 'number' ? { min, max, step } : { maxLength: max };
  return (
    <Labelled id={id} label={label} required={required} hint={hint} fault={fault}>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={max} />
      ) : (
        <input {...shared} {...bounds} type={type} />
      )}
    </Labelled>
  );
}
