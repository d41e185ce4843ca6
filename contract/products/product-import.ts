// An import of products from a table file: its state, its columns, and the errors and warnings of its rows.
import type * as z from 'zod/mini';
import {
  count,
  fields,
  flag,
  list,
  nullableText,
  oneOf,
  orNull,
  rowId,
  text,
  texts,
  time,
} from '../read.ts';
import { IMPORT_COLUMNS } from './import-limits.ts';
import { importReading } from './import-reading.ts';

/**
 * `mapping`: read, columns are guessed. `checked`: the dry run has checked every row. `running`: pictures are fetched, then all drafts
 * appear at once. `done`: the drafts exist. `sent`: they were sent for review. `undone`: withdrawn. `failed`: nothing was imported.
 */
export const IMPORT_STATES = [
  'mapping',
  'checked',
  'running',
  'done',
  'sent',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Why a column is left out unless the supplier assigns it to a field. */
export const IGNORED_REASONS = ['price', 'currency', 'contact'] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

const column = fields({
  header: text(200),
  /** The first values. */
  samples: texts,
  /** A field of the product, `attribute.swing`, `specification` with the header as its name, or `ignore`. */
  target: text(80),
  /** Unit of plain numbers in the column, read from its header; null where it has none. */
  unit: nullableText(20),
  reason: oneOf(IGNORED_REASONS, null),
});

const target = fields({
  id: rowId,
  name: text(200),
  /** The unit of values without one; null where there is none. */
  unit: nullableText(20),
  /** A product needs the field before its review. */
  isRequired: flag,
});

export const productImport = fields({
  id: rowId,
  state: oneOf(IMPORT_STATES),
  fileName: text(200),
  machineType: fields({ id: rowId, name: text(200) }),
  createdAt: time,
  columns: list(column, IMPORT_COLUMNS),
  /** What a column can be assigned to, in the reader's language. */
  targets: list(target, 100),
  zipName: nullableText(200),
  /** Null for an import of an earlier version. */
  reading: orNull(importReading),
  rows: count,
  /** Results of the dry run; a row with a warning and an error counts as one with an error. */
  ready: count,
  warnings: count,
  errors: count,
  /** Pictures that the rows name, and those that were fetched or left out. */
  pictures: count,
  picturesDone: count,
  /** Drafts that the import made. */
  created: count,
  /** Drafts of the import that were not edited since. An undo deletes them. */
  untouched: count,
  /** Drafts of the import that were edited since. */
  edited: count,
  /** Products of the import that are no longer drafts, because they were submitted for review. */
  submitted: count,
  /** Why it failed. */
  failure: nullableText(500),
});
export type ProductImport = z.output<typeof productImport>;
export type ImportColumn = ProductImport['columns'][number];

const ISSUE_KINDS = ['error', 'warning'] as const;

export const importIssue = fields({
  row: count,
  kind: oneOf(ISSUE_KINDS),
  /** Heading of the column; null for a field that has no column. */
  column: nullableText(200),
  field: text(200),
  value: nullableText(200),
  text: text(500),
});
export type ImportIssue = z.output<typeof importIssue>;
