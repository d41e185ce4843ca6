// List of the files that the rows of a marketplace name, used for copying and for removing unused files.
import { picturePaths } from '../../../contract/media.ts';
import type { TableName } from '../db/moving.ts';
import type { Folder } from '../storage/stores.ts';

/** Tables whose rows hold paths of uploads. An order keeps the picture it shows after the product is changed or deleted. */
const WITH_UPLOADS: ReadonlySet<TableName> = new Set([
  'users',
  'products',
  'product_changes',
  'order_lines',
]);
const UPLOAD = /\/media\/uploads\/[a-z0-9][a-z0-9.-]*/gi;

export const NAMING: readonly TableName[] = [...WITH_UPLOADS, 'attachments'];

/** Names of the files that a row refers to; `line` is the row as JSON. */
export const namedBy = (table: TableName, line: string): readonly (readonly [Folder, string])[] => {
  if (table === 'attachments') return [['attachments', (JSON.parse(line) as { id: string }).id]];
  if (!WITH_UPLOADS.has(table)) return [];
  const paths = (line.match(UPLOAD) ?? []).flatMap(picturePaths);
  return paths.map((path) => ['uploads', path.slice(path.lastIndexOf('/') + 1)]);
};
