// Choice of a table's order on phones, where it has no header: a button with the list of the browser.
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useT } from '../../i18n/react.tsx';
import type { Column, Sorting } from './DenseTable.tsx';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting;
  /** The order without a choice, if no column has it. */
  readonly initial?: { readonly value: string; readonly label: string };
}

/** Needs the namespace 'dashboard'. */
export function SortSelect<Row>({ columns, sorting, initial }: Props<Row>) {
  const t = useT();
  const choices = columns.flatMap(({ key, label, sorts }) =>
    sorts
      ? (['asc', 'desc'] as const).map((direction) => ({
          value: `${key}.${direction}`,
          label: t('dashboard:list.sortedBy', {
            name: label,
            order: t(`dashboard:list.${direction}`),
          }),
        }))
      : [],
  );
  const options = initial ? [initial, ...choices] : choices;
  return (
    <label className="btn btn-small btn-quiet relative flex-none justify-self-end has-focus-visible:outline-2 md:hidden">
      <ArrowUpDown aria-hidden />
      <span className="sr-only">{t('dashboard:list.sort')}</span>
      <select
        className="absolute inset-0 appearance-none opacity-0"
        value={sorting.value}
        onChange={({ target }) => sorting.onChoose(target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
