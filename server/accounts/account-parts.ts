// Registry of the parts that other resources add to the data export and the deletion of an account.
import type { Lang } from '../../contract/lang.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export interface ExportedAccount {
  readonly id: string;
  readonly lang: Lang;
}

/** A named section of data.json: a value, or a list that is read in batches while the archive is sent. */
export type ExportSection = readonly [
  name: string,
  value: object | number | AsyncGenerator<readonly unknown[]>,
];

/** A file of the account, as storage identifies it. */
export type ExportedFile =
  | { readonly kind: 'upload'; readonly name: string }
  | {
      readonly kind: 'attachment';
      readonly id: string;
      readonly type: string;
      readonly sentAt: string;
    };

/** What a resource adds to the data export. Sections and files come in the order of the parts. */
export interface ExportPart {
  sections(account: ExportedAccount): readonly ExportSection[] | Promise<readonly ExportSection[]>;
  /** Yields batches of files. A file may come twice. */
  files?(id: string): AsyncGenerator<readonly ExportedFile[]>;
}

export interface DeletedAccount {
  readonly id: string;
  readonly email: string;
  readonly deletedAt: string;
}

export interface DeletionParts {
  /** Run in this order in the transaction that disables the account, with the catalog and the account locked. */
  readonly disable: readonly ((tx: DbOrTx, account: DeletedAccount) => Promise<void>)[];
  /**
   * Run in this order afterwards, each in transactions of its own until it returns 0: processes some rows and returns their
   * number.
   */
  readonly steps: readonly ((tx: DbOrTx, id: string) => Promise<number>)[];
}

/** Rows per transaction: a few hundredths of a second on SQLite, where all other requests wait for it. */
export const ROWS_PER_TRANSACTION = 500;
