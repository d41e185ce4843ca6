// Label, hint and field error around a form control.
import type { ReactNode } from 'react';

interface Props {
  /** Id of the control, and the prefix of the ids of its hint and its error. */
  readonly id: string;
  readonly label: string;
  readonly labelClass?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly fault: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Returns the ARIA attributes that connect a control to its hint and its error. */
export const describing = (id: string, hint: string | undefined, fault: string | undefined) =>
  ({
    'aria-invalid': fault ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  }) as const;

export function Fault({ id, fault }: Pick<Props, 'id' | 'fault'>) {
  return fault ? (
    <p className="fault" id={`${id}-fault`}>
      {fault}
    </p>
  ) : null;
}

export function Labelled(props: Props) {
  const { id, label, labelClass, required, hint, fault, className = '', children } = props;
  return (
    <div className={`field ${className}`}>
      <label className={labelClass} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Fault id={id} fault={fault} />
    </div>
  );
}
