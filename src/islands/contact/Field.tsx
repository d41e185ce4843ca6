// One labelled field of the contact form, with its fault beside it.

interface Props {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email';
  readonly complete?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly max?: number;
  /** More than one makes it a text area. */
  readonly rows?: number;
  readonly required?: boolean;
  readonly fault: string | undefined;
}

export function Field({
  name,
  label,
  type = 'text',
  complete,
  placeholder,
  hint,
  max,
  rows,
  required = false,
  fault,
}: Props) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    className: 'input',
    placeholder,
    maxLength: max,
    required,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} autoComplete={complete} />
      )}
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
