// Serialization of an import and of the issues of its rows, in the reader's language.
import { PRODUCT_SENT_AS } from '../../../contract/dialect/product.ts';
import { nameAsSent } from '../../../contract/dialect/sent-as.ts';
import type { Lang } from '../../../contract/lang.ts';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import { serverFieldErrorText } from '../../../contract/messages/fields/server-field.ts';
import type { ImportIssue, ProductImport } from '../../../contract/products/product-import.ts';
import type { Texts } from '../../../contract/texts.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { PageQuery } from '../../platform/db/pagination.ts';
import { picturesIn } from './check-row.ts';
import { serializeTarget, type Target, targetsOf } from './import-fields.ts';
import { importsRepository, type StoredImport } from './import-queries.ts';
import type { StoredRow } from './import-row-queries.ts';

export async function serializeImport(
  db: DbOrTx,
  source: StoredImport,
  lang: Lang,
): Promise<ProductImport> {
  const imports = importsRepository(db);
  const type = findMachineType(source.machine_type);
  const failure = source.failure === null ? null : (JSON.parse(source.failure) as Texts);
  return {
    id: source.id,
    state: source.state,
    fileName: source.file_name,
    machineType: { id: source.machine_type, name: type?.name[lang] ?? source.machine_type },
    createdAt: source.created_at,
    columns: source.columns.map(({ target, unit, reason = null, ...column }) => ({
      ...column,
      target: nameAsSent(target, PRODUCT_SENT_AS),
      reason,
      unit: unit && unitName(unit, lang),
    })),
    targets: type ? targetsOf(type).map((target) => serializeTarget(target, lang)) : [],
    zipName: source.zip_name,
    reading: source.reading,
    rows: source.row_count,
    created: source.created_count,
    failure: failure?.[lang] ?? null,
    ...(await imports.countRows(source.id)),
    ...(await imports.countProducts(source)),
  };
}

const MAX_VALUE_CHARS = 100;
const ROWS_PER_BATCH = 250;

/** Names of fields that no column is assigned to; those of the machine type are the same for all rows. */
const fieldName = (id: string, targets: readonly Target[], lang: Lang): string =>
  targets.find((target) => target.id === id)?.names[lang] ?? id;

function serializeIssues(
  row: StoredRow,
  { columns, machine_type }: Pick<StoredImport, 'columns' | 'machine_type'>,
  lang: Lang,
): ImportIssue[] {
  const type = findMachineType(machine_type);
  const targets = type ? targetsOf(type) : [];
  const pictureTexts = new Map<string, string>();
  const pictureText = (cell: string): string => {
    const text = pictureTexts.get(cell) ?? picturesIn(cell).join(' ').slice(0, MAX_VALUE_CHARS);
    pictureTexts.set(cell, text);
    return text;
  };
  return row.issues.map(({ kind, column, field, text }) => {
    const header = column === null ? null : (columns[column]?.header ?? null);
    const cell = column === null ? '' : (row.cells[column] ?? '');
    const value = field === 'images' ? pictureText(cell) : cell;
    return {
      row: row.no,
      kind,
      column: header,
      field: fieldName(field, targets, lang),
      value: value.slice(0, MAX_VALUE_CHARS) || null,
      text: serverFieldErrorText(text, lang),
    };
  });
}

export async function readIssues(db: DbOrTx, source: StoredImport, page: PageQuery, lang: Lang) {
  const { rows, total } = await importsRepository(db).readIssueRows(source.id, page);
  return { issues: rows.flatMap((row) => serializeIssues(row, source, lang)), total };
}

/** Batch by batch. */
export async function* readAllIssues(db: DbOrTx, source: StoredImport, lang: Lang) {
  for (let page = 1; ; page++) {
    const { issues } = await readIssues(db, source, { page, limit: ROWS_PER_BATCH }, lang);
    if (issues.length === 0) return;
    yield issues;
  }
}
