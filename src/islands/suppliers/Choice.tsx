// A labelled select that says at once what was chosen, and keeps a value that is none of its options.

interface Props {
  readonly name: string;
  readonly label: string;
  /** The option for no choice; left out where one of the options stands for it. */
  readonly all?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly fault: string | undefined;
  readonly className?: string;
  /** The id of the form it belongs to, where it stands outside it. */
  readonly form?: string;
  readonly onChoose: (value: string) => void;
}

export function Choice(props: Props) {
  const { name, label, all, options, value, fault, className, form, onChoose } = props;
  const id = `directory-${name}`;
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        name={name}
        form={form}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!known && <option value={value}>{value}</option>}
      </select>
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
