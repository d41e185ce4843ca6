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
  /** JSON of how the file was read (contract/products/import-reading.ts); null for imports before it was stored. */
  reading: string | null;
  row_count: number;
  /** Name of the ZIP file with pictures in the store of attachments; null where there is none. */
  zip_id: string | null;
  zip_name: string | null;
  /** Bytes of the cells and of the ZIP file, while they are stored. */
  cell_bytes: Generated<number>;
  zip_bytes: Generated<number>;
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
  /** JSON list of cells that were not understood: index of the column and error text. */
  notes: Generated<string>;
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
