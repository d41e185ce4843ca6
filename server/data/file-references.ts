// References from the rows of a marketplace to files, used for copying and for removing unused files.
import { picturePaths } from '../../contract/media.ts';
import type { TableName } from '../platform/db/bulk-copy.ts';
import type { Folder } from '../platform/storage/stores.ts';

/** Tables whose rows hold paths of uploads. An order keeps the picture it shows after the product is changed or deleted. */
const TABLES_WITH_UPLOADS: ReadonlySet<TableName> = new Set([
  'users',
  'products',
  'product_changes',
  'order_lines',
  'reviews',
  'import_rows',
]);
const UPLOAD_PATH = /\/media\/uploads\/[a-z0-9][a-z0-9.-]*/gi;

export const TABLES_WITH_FILES: readonly TableName[] = [
  ...TABLES_WITH_UPLOADS,
  'attachments',
  'evidence',
  'imports',
];

/** Names of the files that a row refers to; `line` is the row as JSON. */
export const filesReferencedBy = (
  table: TableName,
  line: string,
): readonly (readonly [Folder, string])[] => {
  if (table === 'attachments') return [['attachments', (JSON.parse(line) as { id: string }).id]];
  if (table === 'evidence') {
    const { file_id } = JSON.parse(line) as { file_id: string | null };
    return file_id === null ? [] : [['attachments', file_id]];
  }
  if (table === 'imports') {
    const { zip_id } = JSON.parse(line) as { zip_id: string | null };
    return zip_id === null ? [] : [['attachments', zip_id]];
  }
  if (!TABLES_WITH_UPLOADS.has(table)) return [];
  const paths = (line.match(UPLOAD_PATH) ?? []).flatMap(picturePaths);
  return paths.map((path) => ['uploads', path.slice(path.lastIndexOf('/') + 1)]);
};
