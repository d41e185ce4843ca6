// Background job of an import: fetches the pictures row by row, then makes all drafts in one transaction.

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PICTURE_ZIP_FILES } from '../../../contract/products/import-limits.ts';
import type { QuotaChecks } from '../../accounts/quota-queries.ts';
import { lockCatalog } from '../../catalog/versions/change-catalog-queries.ts';
import { LIMITS } from '../../limits.ts';
import { type Database, inTransaction } from '../../platform/db/open.ts';
import type { JobsTable } from '../../platform/db/tables.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Network } from '../../platform/http/public-fetch.ts';
import { type Job, jobQueue } from '../../platform/jobs/job-queries.ts';
import type { FailedJob, JobHandler } from '../../platform/jobs/job-worker.ts';
import type { Counters } from '../../platform/redis/counters.ts';
import type { Attachments } from '../../platform/storage/attachments.ts';
import type { UploadStorage } from '../../platform/storage/upload-storage.ts';
import { removeUnlessCommitted } from '../../platform/uploads/remove-unless-committed.ts';
import { readAccountLanguage } from '../my-product-queries.ts';
import { checkRow, type RowRules } from './check-row.ts';
import { insertDrafts, readContents, rulesOf } from './draft-queries.ts';
import { importsRepository, type StoredImport } from './import-queries.ts';
import type { StoredRow } from './import-row-queries.ts';
import { pictureMeter } from './pictures/picture-budget.ts';
import { openPictureZip, type PictureZip } from './pictures/picture-zip.ts';
import { openPictureSource, type RowPictures } from './pictures/row-pictures.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly storage: UploadStorage;
  readonly attachmentFiles: Pick<Attachments, 'read'>;
  readonly quotas: QuotaChecks;
  readonly network: Network;
  readonly counts: Counters;
  /** Folder for temporary files. */
  readonly folder: string;
}

type ImportJob = Job & Pick<JobsTable, 'kind' | 'subject'>;

interface Run {
  readonly shouldStop: () => boolean;
  /** Called after pictures were stored. */
  readonly onProgress: () => Promise<void>;
}

const KINDS = ['product-import'] as const;
const SECOND_MS = 1_000;
/** Pauses before the retries of an import that the server could not finish; after the last one it has failed. */
const RETRY_PAUSES_MS: readonly number[] = [5 * SECOND_MS, 60 * SECOND_MS, 600 * SECOND_MS];

/** Without the hint of the dry run that a ZIP file is missing: the picture has been tried now. */
const withoutZipHint = ({ issues }: StoredRow) =>
  issues.filter(({ text }) => text !== 'importNoZip');

export function importJobs(dependencies: Dependencies): JobHandler<ImportJob> {
  const { db, engine, storage, attachmentFiles, quotas, network, counts, folder } = dependencies;
  const imports = importsRepository(db);
  const queue = jobQueue<ImportJob>(dependencies, 'jobs', KINDS);

  /** Opens the ZIP file of the import in a local copy, while `work` runs. */
  const withZip = async (
    { zip_id }: StoredImport,
    work: (zip: PictureZip | null) => Promise<boolean>,
  ): Promise<boolean> => {
    const stream = zip_id === null ? null : await attachmentFiles.read(zip_id);
    if (!stream) return work(null);
    const path = join(folder, randomUUID());
    try {
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const zip = await openPictureZip(path, PICTURE_ZIP_FILES);
      return await work(zip).finally(() => zip?.close());
    } finally {
      await rm(path, { force: true });
    }
  };

  /** Counts the files as the supplier's, and writes them to their row. Above the quota they are left out. */
  const writePictures = async (
    { id, supplier_id }: StoredImport,
    row: StoredRow,
    { stored, issues }: RowPictures,
  ): Promise<void> => {
    const paths = stored.map(({ path }) => path);
    const write = (claimed: boolean, all: RowPictures['issues']): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const repository = importsRepository(tx);
        // Before the row, like an undo, which deletes the rows: against deadlocks.
        await repository.lock(supplier_id, id);
        const isFirst = await repository.writePictures(id, row.no, claimed ? paths : [], [
          ...withoutZipHint(row),
          ...all,
        ]);
        if (isFirst && claimed) await quotas.claimUploads(tx, supplier_id, stored);
        return isFirst && claimed;
      });
    const overQuota = {
      kind: 'warning',
      column: null,
      field: 'images',
      text: 'importPictureQuota',
    } as const;
    const isWritten = await removeUnlessCommitted(
      () =>
        write(true, issues).catch((error: unknown) => {
          if (error instanceof HttpError && error.code === 'overQuota')
            return write(false, [...issues, overQuota]);
          throw error;
        }),
      () => storage.remove(paths),
    );
    if (!isWritten) await storage.remove(paths);
  };

  /** Returns false where it stopped before all pictures were fetched. */
  const fetchPictures = (
    source: StoredImport,
    rules: RowRules,
    { shouldStop, onProgress }: Run,
  ): Promise<boolean> =>
    withZip(source, async (zip) => {
      const accountId = source.supplier_id;
      const meter = pictureMeter(counts, accountId);
      await using pictures = openPictureSource({
        ...{ zip, storage, folder, network, meter, accountId },
      });
      for (;;) {
        const rows = await imports.readRowsWithPictures(source.id, LIMITS.concurrentPictureFetches);
        if (rows.length === 0) return true;
        if (shouldStop()) return false;
        // All rows end before the ZIP file is closed, even if one of them fails.
        const results = await Promise.allSettled(
          rows.map(async (row) => {
            const found = await pictures.read(checkRow(row, rules).pictures);
            await writePictures(source, row, found);
          }),
        );
        const failure = results.find(({ status }) => status === 'rejected');
        if (failure?.status === 'rejected') throw failure.reason;
        await onProgress();
      }
    });

  /** Makes the drafts, unless the import was stopped meanwhile. */
  const finish = async (id: string, rules: RowRules): Promise<void> => {
    // Cells and columns of a running import do not change.
    const contents = await readContents(db, id, rules);
    await inTransaction(db, async (tx) => {
      // Lock without changeCatalog(): drafts are not public. The lock also keeps other new products from the same numbers.
      await lockCatalog(tx);
      const repository = importsRepository(tx);
      const found = await repository.readById(id);
      const source = found && (await repository.lock(found.supplier_id, id));
      if (source?.state !== 'running') return;
      const supplier = await tx
        .selectFrom('users')
        .select(['suspended_at', 'deleted_at'])
        .where('id', '=', source.supplier_id)
        .executeTakeFirstOrThrow();
      if (supplier.deleted_at !== null) return;
      const hidden = supplier.suspended_at === null ? 0 : 1;
      const created_count = await insertDrafts(tx, source, { engine, contents, hidden });
      await quotas.enforce(tx, source.supplier_id, 'products');
      await repository.handOverFiles(id, source.zip_id);
      await repository.update(id, { state: 'done', created_count, zip_id: null });
    });
  };

  const fail = (id: string, failure: unknown): Promise<void> =>
    inTransaction(db, async (tx) => {
      const repository = importsRepository(tx);
      const found = await repository.readById(id);
      const source = found && (await repository.lock(found.supplier_id, id));
      if (source?.state !== 'running') return;
      await repository.deleteRows(id, source.zip_id);
      const text = failure instanceof HttpError ? failure.text : null;
      const change = { failure: text && JSON.stringify(text), zip_id: null };
      await repository.update(id, { state: 'failed', ...change });
    });

  /** Returns false where it has to continue later. */
  const runImport = async (id: string, run: Run): Promise<boolean> => {
    const source = await imports.readById(id);
    if (source?.state !== 'running') return true;
    const rules = rulesOf(source, await readAccountLanguage(db, source.supplier_id));
    if (!rules) throw new Error(`the machine type ${source.machine_type} does not exist`);
    if (!(await fetchPictures(source, rules, run))) return false;
    await finish(id, rules).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'overQuota') return fail(id, error);
      throw error;
    });
    return true;
  };

  return {
    queue,
    batchSize: 1,
    start: () => Promise.resolve(),

    async run(jobs, shouldStop) {
      const failed: FailedJob<ImportJob>[] = [];
      const released: ImportJob[] = [];
      for (const claimed of jobs) {
        let job = claimed;
        // A long import may meet more faults than the attempts that a fault has.
        const onProgress = async (): Promise<void> => {
          if (job.attempts === 1) return;
          await queue.restartAttempts(job.id);
          job = { ...job, attempts: 1 };
        };
        try {
          if (!(await runImport(job.subject, { shouldStop, onProgress }))) released.push(job);
        } catch (error) {
          if (job.attempts > RETRY_PAUSES_MS.length) await fail(job.subject, error);
          failed.push({ job, error });
        }
      }
      return { failed, released };
    },

    retryPauseMs: ({ job }) => RETRY_PAUSES_MS[job.attempts - 1] ?? null,
  };
}
