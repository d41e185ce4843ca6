// Grid of short labeled values: two columns on a phone, as many as fit on wider screens.

interface Props {
  readonly items: readonly (readonly [label: string, value: string])[];
  /** Wider columns for addresses and other values that would break within a word in a narrow column. */
  readonly wide?: boolean;
}

/** An address of a mail, for example, which a phone's narrow column would break. */
const LONG_WORD = /\S{17}/;

const COLUMNS = {
  narrow: 'grid-cols-2 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]',
  wide: 'grid-cols-1 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]',
} as const;

export function DescriptionList({ items, wide = false }: Props) {
  return (
    <dl className={`grid gap-x-6 gap-y-3 text-sm ${COLUMNS[wide ? 'wide' : 'narrow']}`}>
      {items.map(([label, value]) => (
        <div
          key={label}
          className={`min-w-0 ${LONG_WORD.test(value) ? 'max-md:col-span-full md:col-span-2' : ''}`}
        >
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
