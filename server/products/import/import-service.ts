// Imports of a supplier's products: reading a file, assigning its columns with a dry run, pictures, start, review, undo.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Upload } from '../../../contract/form-entries.ts';
import type { Lang } from '../../../contract/lang.ts';
import { PICTURE_ZIP_FILES } from '../../../contract/products/import-limits.ts';
import type { ProductImport } from '../../../contract/products/product-import.ts';
import type { QuotaChecks } from '../../accounts/quota-queries.ts';
import { lockCatalog } from '../../catalog/versions/change-catalog-queries.ts';
import { type Database, inTransaction } from '../../platform/db/open.ts';
import type { PageQuery } from '../../platform/db/pagination.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { addJobs } from '../../platform/jobs/job-queries.ts';
import type { Attachments } from '../../platform/storage/attachments.ts';
import {
  asFieldError,
  FileContentError,
  requireReceived,
} from '../../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../../platform/uploads/remove-unless-committed.ts';
import { deleteUntouchedDrafts, submitDrafts } from './draft-queries.ts';
import { checkAll, withTargets } from './dry-run.ts';
import { importsRepository, isUnstarted, type StoredImport } from './import-queries.ts';
import { requireState, stepError } from './import-step.ts';
import { importFileName, type NewImport, storeNewImport } from './new-import.ts';
import { openPictureZip } from './pictures/picture-zip.ts';
import { readAllIssues, readIssues, serializeImport } from './serialize-import.ts';
import { type Requester, runAlone } from './table-reader.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly quotas: QuotaChecks;
  readonly attachmentFiles: Pick<Attachments, 'put' | 'remove'>;
  /** Called after a commit that starts an import. */
  readonly onStarted: () => void;
}

export function importService(dependencies: Dependencies) {
  const { db, quotas, attachmentFiles, onStarted } = dependencies;
  const imports = importsRepository(db);

  const requireImport = async (supplierId: string, id: string): Promise<StoredImport> => {
    const source = await imports.read(supplierId, id);
    if (!source) throw new HttpError('importNotFound');
    return source;
  };

  const serialize = async (supplierId: string, id: string, lang: Lang): Promise<ProductImport> =>
    serializeImport(db, await requireImport(supplierId, id), lang);

  return {
    async latest(supplierId: string, lang: Lang): Promise<ProductImport | null> {
      const source = await imports.readLatest(supplierId);
      return source && serializeImport(db, source, lang);
    },

    /** Reads the file in a child process; throws a field error where it cannot be imported. */
    create: (supplierId: string, given: NewImport, lang: Lang): Promise<ProductImport> =>
      runAlone(supplierId, async () => {
        const id = await storeNewImport(dependencies, supplierId, given);
        return serialize(supplierId, id, lang);
      }),

    check: (
      { accountId, network }: Requester,
      id: string,
      targets: readonly string[],
      lang: Lang,
    ): Promise<ProductImport> =>
      runAlone(accountId, async () => {
        const source = requireState(await imports.read(accountId, id), 'mapping', 'checked');
        const columns = withTargets(source, targets);
        await checkAll(db, source, { ...pick(source), columns }, { network, quotas });
        return serialize(accountId, id, lang);
      }),

    /** Stores the ZIP file until the import is finished, and checks the rows again. */
    addPictures: (
      supplierId: string,
      id: string,
      file: Upload,
      lang: Lang,
    ): Promise<ProductImport> =>
      runAlone(supplierId, async () => {
        const source = requireState(await imports.read(supplierId, id), 'checked');
        const zip_id = randomUUID();
        const { path, network, size } = requireReceived(file);
        await asFieldError('file', async () => {
          const zip = await openPictureZip(path, PICTURE_ZIP_FILES);
          if (!zip) throw new FileContentError('zipUnreadable');
          zip.close();
        });
        await attachmentFiles.put(zip_id, { file: path });
        await removeUnlessCommitted(
          () =>
            checkAll(
              db,
              source,
              {
                ...pick(source),
                zip_id,
                zip_name: importFileName(file),
                zip_bytes: size,
              },
              { network, quotas },
            ),
          () => attachmentFiles.remove([zip_id]),
        );
        return serialize(supplierId, id, lang);
      }),

    /** Throws importNotFound unless the supplier has such an import. */
    async requireOwn(supplierId: string, id: string): Promise<void> {
      await requireImport(supplierId, id);
    },

    /** A page of rows with their issues. */
    issues: async (supplierId: string, id: string, page: PageQuery, lang: Lang) =>
      readIssues(db, await requireImport(supplierId, id), page, lang),

    /** All issues, batch by batch. */
    allIssues: async (supplierId: string, id: string, lang: Lang) =>
      readAllIssues(db, await requireImport(supplierId, id), lang),

    /** An import that runs or has run is returned as it is: a second start changes nothing. */
    async start(
      supplierId: string,
      id: string,
      skipErrors: boolean,
      lang: Lang,
    ): Promise<ProductImport> {
      const isStarted = await inTransaction(db, async (tx) => {
        const repository = importsRepository(tx);
        const source = await repository.lock(supplierId, id);
        if (source?.state === 'running' || source?.state === 'done') return false;
        requireState(source, 'checked');
        const { ready, warnings, errors } = await repository.countRows(id);
        if (ready + warnings === 0) throw stepError('nothingToImport');
        if (errors > 0 && !skipErrors) throw stepError('hasErrors');
        await quotas.enforce(tx, supplierId, 'products', ready + warnings);
        await repository.update(id, { state: 'running' });
        await addJobs(tx, 'product-import', [id]);
        return true;
      });
      if (isStarted) onStarted();
      return serialize(supplierId, id, lang);
    },

    async submit(supplierId: string, id: string, lang: Lang) {
      const counts = await inTransaction(db, async (tx) => {
        // Lock without changeCatalog(): products that wait for a review are not public.
        await lockCatalog(tx);
        const repository = importsRepository(tx);
        const source = requireState(await repository.lock(supplierId, id), 'done');
        const result = await submitDrafts(tx, source);
        // While drafts lack something, the import stays open, and with it their exception from the quota.
        if (result.incomplete === 0) {
          await repository.deleteRows(id, null);
          await repository.update(id, { state: 'sent' });
        }
        return result;
      });
      return { ...counts, import: await serialize(supplierId, id, lang) };
    },

    /** Deletes the imports that were not started and not changed since that time. */
    async deleteUnstarted(before: Date): Promise<void> {
      for (const { id, supplier_id } of await imports.readUnstarted(before.toISOString())) {
        await inTransaction(db, async (tx) => {
          const repository = importsRepository(tx);
          const source = await repository.lock(supplier_id, id);
          if (source && isUnstarted(source, before.toISOString())) await repository.delete(source);
        });
        await nextTurn();
      }
    },

    /** Also stops an import that runs, or discards one that was not started. */
    async undo(supplierId: string, id: string, lang: Lang) {
      const deleted = await inTransaction(db, async (tx) => {
        // Lock without changeCatalog(): drafts are not public.
        await lockCatalog(tx);
        const repository = importsRepository(tx);
        const source = await repository.lock(supplierId, id);
        if (!source) throw new HttpError('importNotFound');
        if (source.state === 'sent') throw stepError('sent');
        const count = await deleteUntouchedDrafts(tx, source);
        await repository.deleteRows(id, source.zip_id);
        await repository.update(id, { state: 'undone', zip_id: null });
        return count;
      });
      return { deleted, import: await serialize(supplierId, id, lang) };
    },
  };
}

const pick = ({ columns, machine_type, zip_id, zip_name, zip_bytes }: StoredImport) => ({
  columns,
  machine_type,
  zip_id,
  zip_name,
  zip_bytes,
});

export type ImportService = ReturnType<typeof importService>;
