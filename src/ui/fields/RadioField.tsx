// Required choice between radio buttons, with its field error.
import type { ReactNode } from 'react';
import { FieldError } from './LabeledControl.tsx';

export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
}

interface Props {
  /** Prefix of the id of the field error. */
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly RadioChoice[];
  readonly fieldError: string | undefined;
  /** The chosen value, with `onChoose`; without them, the form reads the choice when it is sent. */
  readonly value?: string;
  /** Chosen at first, where the form reads the choice. */
  readonly defaultValue?: string | undefined;
  readonly onChoose?: (value: string) => void;
}

export function RadioField({
  id,
  name,
  legend,
  choices,
  fieldError,
  value,
  defaultValue,
  onChoose,
}: Props) {
  return (
    <fieldset
      className="field"
      aria-describedby={fieldError ? `${id}-fault` : undefined}
      data-faulty={fieldError ? '' : undefined}
    >
      <legend>
        {legend}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className="grid">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3">
            <input
              className="size-5"
              type="radio"
              name={name}
              value={choice.value}
              required
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
              onChange={onChoose && (() => onChoose(choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError id={id} fieldError={fieldError} />
    </fieldset>
  );
}
