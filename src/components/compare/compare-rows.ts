// Rows of a comparison: values of several products side by side, with their differences and the best of each row.
import type { Product } from '../../../contract/catalog/product.ts';
import { findAttribute, findMachineType } from '../../../contract/machine-types/index.ts';

/** Name of the mark on a row's best value. The first two are for attributes: the most or the least, in their unit. */
export type Mark = 'most' | 'least' | 'lowest' | 'shortest' | 'longest';

export interface Value {
  readonly text: string;
  /** By which values are compared, in one unit per row; null where the text does not give it. */
  readonly amount: number | null;
  /** Path in the reader's language, where the value is a link. */
  readonly href?: string | undefined;
  /** A price in US dollars, which is also shown in rupees. */
  readonly dollars?: number | undefined;
  /** By which values differ, where it is not the text. */
  readonly compared?: string | undefined;
}

interface Cell extends Pick<Value, 'text' | 'href' | 'dollars'> {
  readonly isBest: boolean;
}

export interface CompareRow {
  readonly key: string;
  readonly name: string;
  /** By product; null where it states nothing. */
  readonly cells: readonly (Cell | null)[];
  /** Also where only some products state a value. */
  readonly isDifferent: boolean;
  readonly mark: Mark | null;
}

const normalized = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The best amount; null where there is none to name: fewer than two products state one, all are equal, or one states a text
 * that could be better.
 */
function bestAmount(values: readonly (Value | null)[], mark: Mark | null): number | null {
  const stated = values.filter((value) => value !== null);
  const amounts = stated.map(({ amount }) => amount).filter((amount) => amount !== null);
  if (mark === null || amounts.length < 2 || amounts.length < stated.length) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least === most) return null;
  return mark === 'most' || mark === 'longest' ? most : least;
}

export function compareRow(
  key: string,
  name: string,
  values: readonly (Value | null)[],
  mark: Mark | null = null,
): CompareRow {
  const best = bestAmount(values, mark);
  return {
    key,
    name,
    cells: values.map(
      (value) =>
        value && {
          text: value.text,
          href: value.href,
          dollars: value.dollars,
          isBest: best !== null && value.amount === best,
        },
    ),
    isDifferent:
      new Set(values.map((value) => value && normalized(value.compared ?? value.text))).size > 1,
    mark: best === null ? null : mark,
  };
}

/** Without the rows in which no product states anything. */
export const statedRows = (rows: readonly CompareRow[]): CompareRow[] =>
  rows.filter(({ cells }) => cells.some((cell) => cell !== null));

type Described = Pick<Product, 'attributes' | 'machineType'>;

/** Declaration of an attribute; undefined for one that another backend has added. */
const declared = ({ machineType }: Described, key: string) => {
  const type = machineType && findMachineType(machineType.id);
  return type ? findAttribute(type, key) : undefined;
};

type Specifications = Product['specifications'];

/** Labels of free specifications that mean the attribute, in any of the products. */
const labelsOf = (products: readonly Described[], key: string, names: readonly string[]) =>
  new Set(
    [
      ...names,
      ...products.flatMap((product) => {
        const declaration = declared(product, key);
        return declaration ? [...Object.values(declaration.name), ...declaration.labels] : [];
      }),
    ].map(normalized),
  );

/**
 * The union of all attributes, in the order of the first product that states them. Attributes of different machine types are one
 * row if key, kind and unit agree; the best value is marked if their names agree as well, and what buyers prefer. A free specification about an attribute is in
 * its row: `others` are those of each product, and `rest` those that remain.
 */
export function attributeRows(
  products: readonly Described[],
  others: readonly Specifications[] = [],
): { readonly rows: CompareRow[]; readonly rest: readonly Specifications[] } {
  const columns = products.map((product) =>
    product.attributes.map((attribute) => {
      const declaration = declared(product, attribute.key);
      const kind = attribute.number === null ? 'choice' : 'number';
      return {
        ...attribute,
        rowKey: `${attribute.key} ${kind} ${declaration?.unit ?? ''}`,
        better: declaration?.kind === 'number' ? declaration.better : null,
      };
    }),
  );
  const rowKeys = [...new Set(columns.flat().map(({ rowKey }) => rowKey))];
  const labelsInRows = new Set<string>();
  const rows = rowKeys.map((rowKey) => {
    const values = columns.map((column) => column.find((each) => each.rowKey === rowKey) ?? null);
    const stated = values.filter((value) => value !== null);
    const names = [...new Set(stated.map(({ name }) => name))];
    const preferences = new Set(stated.map(({ better }) => better));
    const [better] = preferences;
    const isComparable = names.length === 1 && preferences.size === 1 && better;
    const mark = isComparable ? (better === 'more' ? 'most' : 'least') : null;
    const labels = labelsOf(products, stated[0]?.key ?? '', names);
    for (const label of labels) labelsInRows.add(label);
    return compareRow(
      rowKey,
      names.join(' / '),
      values.map((value, at): Value | null => {
        // The supplier's own text says more than the value that was read from it: "415 V, 50 Hz, three-phase".
        const text = others[at]?.find(([label]) => labels.has(normalized(label)))?.[1];
        if (value) return { text: text ?? value.text, amount: value.number, compared: value.text };
        return text === undefined ? null : { text, amount: null };
      }),
      mark,
    );
  });
  const rest = others.map((column) =>
    column.filter(([label]) => !labelsInRows.has(normalized(label))),
  );
  return { rows, rest };
}

/** Free specifications, by their labels. */
export function specificationCompareRows(columns: readonly Specifications[]): CompareRow[] {
  const labels = new Map(columns.flat().map(([label]) => [normalized(label), label]));
  return [...labels].map(([key, label]) =>
    compareRow(
      key,
      label,
      columns.map((column) => {
        const text = column.find(([each]) => normalized(each) === key)?.[1];
        return text === undefined ? null : { text, amount: null };
      }),
    ),
  );
}
