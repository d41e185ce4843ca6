// Queries for the rows of imports: written once when a file is read, updated by the dry run and by the pictures that were fetched.
import type { Selectable } from 'kysely';
import { batches } from '../../platform/db/batches.ts';
import { insertRows } from '../../platform/db/bulk-copy.ts';
import { readSum, sumOf } from '../../platform/db/exact-sums.ts';
import type { Database, DbOrTx } from '../../platform/db/open.ts';
import { type PageQuery, readPage } from '../../platform/db/pagination.ts';
import type { ImportRowsTable } from '../../platform/db/tables.ts';
import { removedFilesRepository } from '../../platform/storage/removed-file-queries.ts';
import type { RowIssue } from './check-row.ts';
import type { CellNote } from './reading/table.ts';
import { type RowOutcome, statusOf } from './row-outcome.ts';
import type { StoredCells } from './table-protocol.ts';

export interface StoredRow extends Pick<ImportRowsTable, 'no' | 'status' | 'pictures'> {
  readonly cells: readonly string[];
  readonly notes: readonly CellNote[];
  readonly issues: readonly RowIssue[];
  readonly images: readonly string[];
}

const rowOf = (row: Selectable<ImportRowsTable>): StoredRow => ({
  no: row.no,
  status: row.status,
  pictures: row.pictures,
  cells: JSON.parse(row.cells) as string[],
  notes: JSON.parse(row.notes) as CellNote[],
  issues: JSON.parse(row.issues) as RowIssue[],
  images: row.images === null ? [] : (JSON.parse(row.images) as string[]),
});

export const importRows = (db: DbOrTx) => ({
  async insertRows(
    engine: Database['engine'],
    importId: string,
    rows: readonly StoredCells[],
  ): Promise<void> {
    for (const batch of batches(rows))
      await insertRows(
        db,
        engine,
        'import_rows',
        batch.map(({ no, cells, notes }) => ({
          import_id: importId,
          no,
          cells,
          notes,
          status: 'ready',
          issues: '[]',
          pictures: 0,
          images: null,
        })),
      );
  },

  /** Cells of up to `limit` rows after the row `after`, as they are stored. */
  readCells: (importId: string, after: number, limit: number): Promise<StoredCells[]> =>
    db
      .selectFrom('import_rows')
      .select(['no', 'cells', 'notes'])
      .where('import_id', '=', importId)
      .where('no', '>', after)
      .orderBy('no')
      .limit(limit)
      .execute(),

  /** Up to `limit` rows after the row `after`, without those that have errors. */
  async readRows(importId: string, after: number, limit: number): Promise<StoredRow[]> {
    const rows = await db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', importId)
      .where('no', '>', after)
      .where('status', '!=', 'error')
      .orderBy('no')
      .limit(limit)
      .execute();
    return rows.map(rowOf);
  },

  /** Stored pictures of up to `limit` rows after the row `after`, without those that have errors. */
  async readImages(
    importId: string,
    after: number,
    limit: number,
  ): Promise<Pick<StoredRow, 'no' | 'images'>[]> {
    const rows = await db
      .selectFrom('import_rows')
      .select(['no', 'images'])
      .where('import_id', '=', importId)
      .where('no', '>', after)
      .where('status', '!=', 'error')
      .orderBy('no')
      .limit(limit)
      .execute();
    return rows.map(({ no, images }) => ({ no, images: JSON.parse(images ?? '[]') as string[] }));
  },

  /** Writes equal outcomes with one statement: most rows have the same ones. */
  async writeOutcomes(importId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    const groups = Map.groupBy(outcomes, ({ no: _no, ...outcome }) => JSON.stringify(outcome));
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      for (const batch of batches(group))
        await db
          .updateTable('import_rows')
          .set({
            status: first.status,
            issues: JSON.stringify(first.issues),
            pictures: first.pictures,
          })
          .where('import_id', '=', importId)
          .where(
            'no',
            'in',
            batch.map(({ no }) => no),
          )
          .execute();
    }
  },

  /** Rows whose pictures are still to be fetched. */
  async readRowsWithPictures(importId: string, limit: number): Promise<StoredRow[]> {
    const rows = await db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', importId)
      .where('status', '!=', 'error')
      .where('pictures', '>', 0)
      .where('images', 'is', null)
      .orderBy('no')
      .limit(limit)
      .execute();
    return rows.map(rowOf);
  },

  /** Returns false if another process has written them already, or the import is gone. */
  async writePictures(
    importId: string,
    no: number,
    images: readonly string[],
    issues: readonly RowIssue[],
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('import_rows')
      .set({
        images: JSON.stringify(images),
        issues: JSON.stringify(issues),
        status: statusOf(issues),
      })
      .where('import_id', '=', importId)
      .where('no', '=', no)
      .where('images', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  },

  /** Counts of rows by status, and of the pictures that they name and that are done. */
  async countRows(importId: string) {
    const rows = await db
      .selectFrom('import_rows')
      .select(({ fn, eb }) => [
        'status',
        fn.countAll<number>().as('count'),
        sumOf(eb.ref('pictures')).as('pictures'),
        sumOf(eb.case().when('images', 'is not', null).then(eb.ref('pictures')).end()).as('done'),
      ])
      .where('import_id', '=', importId)
      .groupBy('status')
      .execute();
    const of = (status: string): number =>
      Number(rows.find((each) => each.status === status)?.count ?? 0);
    const sum = (name: 'pictures' | 'done'): number =>
      rows
        .filter(({ status }) => status !== 'error')
        .reduce((total, each) => total + readSum(each[name]), 0);
    return {
      ready: of('ready'),
      warnings: of('warning'),
      errors: of('error'),
      pictures: sum('pictures'),
      picturesDone: sum('done'),
    };
  },

  /** A page of the rows that have issues. */
  async readIssueRows(
    importId: string,
    page: PageQuery,
  ): Promise<{ readonly rows: StoredRow[]; readonly total: number }> {
    const query = db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', importId)
      .where('status', '!=', 'ready')
      .orderBy('no');
    const { rows, total } = await readPage(query, page);
    return { rows: rows.map(rowOf), total };
  },

  /** Deletes the rows, and the files that only they name. One statement: a job may write pictures to a row meanwhile. */
  async deleteRows(importId: string, zipId: string | null): Promise<void> {
    const rows = await db
      .deleteFrom('import_rows')
      .where('import_id', '=', importId)
      .returning('images')
      .execute();
    const files = rows.flatMap(({ images }) => JSON.parse(images ?? '[]') as string[]);
    await this.forgetFiles(files, zipId);
  },

  /** The products have the pictures now. Rows with issues stay, for the list of them. */
  async handOverFiles(importId: string, zipId: string | null): Promise<void> {
    await db
      .deleteFrom('import_rows')
      .where('import_id', '=', importId)
      .where('status', '=', 'ready')
      .execute();
    await db
      .updateTable('import_rows')
      .set({ images: '[]' })
      .where('import_id', '=', importId)
      .execute();
    await this.forgetFiles([], zipId);
  },

  async forgetFiles(uploads: readonly string[], zipId: string | null): Promise<void> {
    const removed = removedFilesRepository(db);
    for (const batch of batches(uploads)) {
      await db.deleteFrom('uploads').where('path', 'in', batch).execute();
      await removed.add('uploads', batch);
    }
    if (zipId !== null) await removed.add('attachments', [zipId]);
  },
});
