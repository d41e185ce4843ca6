// Attribute values of all public products of a machine type, in memory for filters, counts and orders.
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { isPublicProduct } from '../public-product-queries.ts';

export class AttributeTable {
  readonly type: MachineType;
  readonly #numbers: ReadonlyMap<string, Map<number, number>>;
  readonly #codes: ReadonlyMap<string, Map<number, string>>;

  constructor(
    type: MachineType,
    rows: Iterable<{
      readonly no: number;
      readonly key: string;
      readonly number: number | null;
      readonly code: string | null;
    }>,
  ) {
    this.type = type;
    const numbers = new Map<string, Map<number, number>>();
    const codes = new Map<string, Map<number, string>>();
    for (const { key } of type.attributes) {
      numbers.set(key, new Map());
      codes.set(key, new Map());
    }
    for (const { no, key, number, code } of rows) {
      if (number !== null) numbers.get(key)?.set(no, number);
      if (code !== null) codes.get(key)?.set(no, code);
    }
    this.#numbers = numbers;
    this.#codes = codes;
  }

  numberOf(key: string, no: number): number | undefined {
    return this.#numbers.get(key)?.get(no);
  }

  codeOf(key: string, no: number): string | undefined {
    return this.#codes.get(key)?.get(no);
  }
}

/** Tables of machine types that were asked for, until a product of the type changes. */
export function openAttributeTables(db: DbOrTx) {
  const tables = new Map<string, Promise<AttributeTable>>();

  const read = async (type: MachineType): Promise<AttributeTable> =>
    new AttributeTable(
      type,
      await db
        .selectFrom('product_attributes')
        .innerJoin('products', 'products.no', 'product_attributes.product_no')
        .select(['products.no', 'key', 'number', 'code'])
        .where('products.machine_type', '=', type.id)
        .where(isPublicProduct)
        .execute(),
    );

  return {
    /** Concurrent callers share one query. */
    of(type: MachineType): Promise<AttributeTable> {
      const existing = tables.get(type.id);
      if (existing) return existing;
      const table = read(type);
      tables.set(type.id, table);
      table.catch(() => tables.get(type.id) === table && tables.delete(type.id));
      return table;
    },

    /** Call it when products of these types changed. */
    remove(types: Iterable<string>): void {
      for (const type of types) tables.delete(type);
    },

    clear: (): void => tables.clear(),
  };
}
export type AttributeTables = ReturnType<typeof openAttributeTables>;
