// Interface of the public catalog for accounts: it contains suppliers and their products.
import type { DbOrTx } from '../../platform/db/open.ts';

export interface PublicDataScope {
  /** Call it before the change is written; `part` is what the change affects (server/catalog/versions/change-catalog-queries.ts). */
  addSupplier(id: string, part: 'profile' | 'columns' | 'words'): Promise<void>;
}

export interface PublicData {
  /** Runs `work` in a transaction that locks the catalog first. If `catalogChanged`, refresh() must follow. */
  change<Result>(
    work: (tx: DbOrTx, scope: PublicDataScope) => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly catalogChanged: boolean }>;
  /** Shows the change to readers; never rejects. */
  refresh(): Promise<void>;
}
