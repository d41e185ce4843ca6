// Table types of imports of products from table files.
import type { Generated } from 'kysely';
import type { ImportState } from '../../../../contract/products/product-import.ts';

export interface ImportsTable {
  id: string;
  supplier_id: string;
  state: ImportState;
  machine_type: string;
  file_name: string;
  /** JSON list of the columns: header, samples, target, unit. */
  columns: string;
  row_count: number;
  /** Name of the ZIP file with pictures in the store of attachments; null where there is none. */
  zip_id: string | null;
  zip_name: string | null;
  created_count: Generated<number>;
  /** JSON texts in both languages; null unless it failed. */
  failure: string | null;
  created_at: string;
  updated_at: string;
}

/** A row of the file. Rows without issues are deleted once the drafts exist. */
export interface ImportRowsTable {
  import_id: string;
  /** As a spreadsheet counts, from 1 with the headings. */
  no: number;
  /** JSON list of texts. */
  cells: string;
  status: 'ready' | 'warning' | 'error';
  /** JSON list of ImportRowIssue (server/products/import/check-row.ts). */
  issues: string;
  /** Number of pictures that the row names. */
  pictures: number;
  /** JSON list of the paths of its stored pictures; null until they are fetched, and again once products have them. */
  images: string | null;
}

export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
}
