// Label, hint and field error around a form control.
import type { ReactNode } from 'react';

interface Props {
  /** Id of the control, and the prefix of the ids of its hint and its error. */
  readonly id: string;
  readonly label: string;
  readonly labelClass?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly fieldError: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Returns the ARIA attributes that connect a control to its hint and its error. */
export const fieldAriaProps = (
  id: string,
  hint: string | undefined,
  fieldError: string | undefined,
) =>
  ({
    'aria-invalid': fieldError ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, fieldError && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  }) as const;

export function FieldError({ id, fieldError }: Pick<Props, 'id' | 'fieldError'>) {
  return fieldError ? (
    <p className="fault" id={`${id}-fault`}>
      {fieldError}
    </p>
  ) : null;
}

export function LabeledControl(props: Props) {
  const { id, label, labelClass, required, hint, fieldError, className = '', children } = props;
  return (
    <div className={`field ${className}`}>
      <label className={labelClass} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`} aria-live="polite">
          {hint}
        </p>
      )}
      <FieldError id={id} fieldError={fieldError} />
    </div>
  );
}
