// Attribute values of all public products of a machine type, in memory for filters, counts and orders.
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { isPublicProduct } from '../public-product-queries.ts';

interface AttributeRow {
  /** Number of the product. */
  readonly no: number;
  readonly key: string;
  readonly number: number | null;
  readonly code: string | null;
}

/** Indexes of the choices of an attribute by product; 0 is no value, so they start at 1. */
interface CodeColumn {
  readonly codes: readonly string[];
  readonly indexes: Uint16Array;
}

/** One column of typed values for each attribute: 8 bytes for a number, 2 for a choice. */
export class AttributeTable {
  readonly type: MachineType;
  /** Product numbers and their rows in the columns. */
  readonly #rows = new Map<number, number>();
  /** NaN is no value. */
  readonly #numbers = new Map<string, Float64Array>();
  readonly #codes = new Map<string, CodeColumn>();

  /** Values of keys and choices that the type does not have (any more) are ignored. */
  constructor(type: MachineType, values: readonly AttributeRow[]) {
    this.type = type;
    for (const { no } of values) if (!this.#rows.has(no)) this.#rows.set(no, this.#rows.size);
    const size = this.#rows.size;
    for (const attribute of type.attributes)
      if (attribute.kind === 'number')
        this.#numbers.set(attribute.key, new Float64Array(size).fill(Number.NaN));
      else
        this.#codes.set(attribute.key, {
          codes: attribute.choices.map(({ code }) => code),
          indexes: new Uint16Array(size),
        });
    for (const { no, key, number, code } of values) {
      const row = this.#rows.get(no) ?? 0;
      const numbers = this.#numbers.get(key);
      const column = this.#codes.get(key);
      if (numbers && number !== null) numbers[row] = number;
      if (column && code !== null) column.indexes[row] = column.codes.indexOf(code) + 1;
    }
  }

  numberOf(key: string, no: number): number | undefined {
    const value = this.#numbers.get(key)?.[this.#rows.get(no) ?? -1];
    return value === undefined || Number.isNaN(value) ? undefined : value;
  }

  codeOf(key: string, no: number): string | undefined {
    const column = this.#codes.get(key);
    return column?.codes[(column.indexes[this.#rows.get(no) ?? -1] ?? 0) - 1];
  }

  /** Whether a product has these values and no others. */
  hasValues(no: number, values: readonly AttributeRow[]): boolean {
    return this.type.attributes.every(({ key }) => {
      const value = values.find((each) => each.no === no && each.key === key);
      return (
        this.numberOf(key, no) === (value?.number ?? undefined) &&
        this.codeOf(key, no) === (value?.code ?? undefined)
      );
    });
  }
}

/** A changed product, with its machine type before or after the change. */
export interface TypedProduct {
  readonly no: number;
  readonly type: string;
}

interface ChangedTypes {
  readonly same: readonly TypedProduct[];
  readonly moved: readonly TypedProduct[];
}

/** Cache of attribute tables by machine type, each read at its first use and removed when attributes of its products change. */
export function openAttributeTables(db: DbOrTx) {
  const tables = new Map<string, Promise<AttributeTable>>();
  /** Loaded tables. One that is still loading may or may not contain a change that is made meanwhile. */
  const complete = new Map<string, AttributeTable>();

  const publicValues = db
    .selectFrom('product_attributes')
    .innerJoin('products', 'products.no', 'product_attributes.product_no')
    .select(['products.no', 'key', 'number', 'code'])
    .where(isPublicProduct);

  const read = async (type: MachineType): Promise<AttributeTable> =>
    new AttributeTable(
      type,
      await publicValues.where('products.machine_type', '=', type.id).execute(),
    );

  const remove = (type: string): void => {
    tables.delete(type);
    complete.delete(type);
  };

  return {
    /** Concurrent callers share one query. */
    of(type: MachineType): Promise<AttributeTable> {
      const existing = tables.get(type.id);
      if (existing) return existing;
      const table = read(type);
      tables.set(type.id, table);
      table.then(
        (read) => tables.get(type.id) === table && complete.set(type.id, read),
        () => tables.get(type.id) === table && tables.delete(type.id),
      );
      return table;
    },

    /**
     * Call it after a change of products; `moved` has those that entered or left a machine type. Removes the tables that are out of
     * date, and returns the products whose values changed. Types without a table need no comparison: no reply depends on them.
     */
    async update({ same, moved }: ChangedTypes): Promise<ReadonlySet<number>> {
      for (const { type } of moved) remove(type);
      const different = same.filter(({ type }) => tables.has(type) && !complete.has(type));
      const comparable = same.filter(({ type }) => complete.has(type));
      const nos = comparable.map(({ no }) => no);
      if (nos.length > 0) {
        const values = await publicValues.where('products.no', 'in', nos).execute();
        different.push(
          ...comparable.filter(({ no, type }) => !complete.get(type)?.hasValues(no, values)),
        );
      }
      for (const { type } of different) remove(type);
      return new Set([...moved, ...different].map(({ no }) => no));
    },

    clear(): void {
      tables.clear();
      complete.clear();
    },
  };
}
export type AttributeTables = ReturnType<typeof openAttributeTables>;
