// A supplier's evidence: transactions that submit, correct, publish and delete documents, and keep the level up to date.
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { normalizeCreditCode } from '../../contract/evidence/credit-code.ts';
import type {
  correctedEvidence,
  newEvidence,
  OwnEvidence,
} from '../../contract/evidence/evidence.ts';
import { FIELDS_OF_KIND, MAX_DOCUMENTS } from '../../contract/evidence/evidence-kinds.ts';
import { dayOf } from '../../contract/evidence/level.ts';
import type { FileToSend } from '../../contract/file-reply.ts';
import { EVIDENCE_ERROR_TEXTS } from '../../contract/messages/evidence.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import { serializeChecks, updateLevel } from '../accounts/profile/verification-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import { type StoredAttachment, storeAttachment } from '../platform/uploads/private-files.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import {
  countEvidence,
  deleteEvidenceRow,
  type EvidenceRow,
  insertEvidence,
  readEvidence,
  readEvidenceOf,
  updateEvidence,
} from './evidence-queries.ts';
import { readEvidenceFile, serializeEvidence } from './serialize-evidence.ts';

type NewEvidence = z.output<typeof newEvidence>;
type CorrectedEvidence = z.output<typeof correctedEvidence>;

interface EvidenceParts {
  readonly catalog: Pick<Catalog, 'refresh'>;
  readonly files: Attachments;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Values of the fields that the kind has; the code of a licence is normalized. */
function columnsOf(form: Omit<CorrectedEvidence, 'file'>) {
  const given = (field: 'title' | 'number' | 'issuer' | 'issued' | 'expires') =>
    FIELDS_OF_KIND[form.kind].includes(field) ? form[field] : undefined;
  const number = given('number') ?? '';
  return {
    kind: form.kind,
    title: given('title') ?? '',
    number: form.kind === 'businessLicence' ? normalizeCreditCode(number) : number,
    issuer: given('issuer') ?? '',
    issued: given('issued') ?? null,
    expires: given('expires') ?? null,
  };
}

const fileColumns = ({ id, name, type, size }: StoredAttachment) => ({
  file_id: id,
  file_name: name,
  file_type: type,
  file_size: size,
});

export function evidenceService(db: Db, { catalog, files, log }: EvidenceParts) {
  const requireOwn = async (tx: DbOrTx, supplierId: string, id: string): Promise<EvidenceRow> => {
    const row = await readEvidence(tx, id);
    if (row?.supplier_id !== supplierId) throw new HttpError('evidenceNotFound');
    return row;
  };

  const requireRoom = async (tx: DbOrTx, supplierId: string): Promise<void> => {
    if ((await countEvidence(tx, supplierId)) >= MAX_DOCUMENTS) throw new HttpError('evidenceFull');
  };

  const requireOpen = ({ status, kind }: EvidenceRow, form: CorrectedEvidence): void => {
    if (status !== 'waiting' && status !== 'again')
      throw new HttpError('conflict', {}, { text: EVIDENCE_ERROR_TEXTS.notOpen });
    if (kind !== form.kind) throw new HttpError('validation', { kind: 'evidenceKind' });
  };

  /** After the commit. A file that cannot be removed now is removed by the next housekeeping run. */
  const removeFile = async (id: string | null): Promise<void> => {
    if (id === null) return;
    await files.remove([id]).catch((error: unknown) => {
      log.error({ error }, 'a file of evidence could not be removed; retried in the next run');
    });
  };

  /** Runs the transaction of a submission with its stored file, if it brings one. */
  const withStoredFile = async <Result>(
    supplierId: string,
    upload: CorrectedEvidence['file'],
    work: (tx: DbOrTx, file: StoredAttachment | null) => Promise<Result>,
  ): Promise<Result> => {
    const file =
      upload && (await asFieldError('file', () => storeAttachment(files, upload, supplierId)));
    return removeUnlessCommitted(
      () =>
        inTransaction(db, async (tx) => {
          // Two submissions at a time count each other.
          if (!(await lockAccount(tx, supplierId))) throw new HttpError('unauthorized');
          return work(tx, file ?? null);
        }),
      async () => (file ? files.remove([file.id]) : undefined),
    );
  };

  /** Changes an accepted document or deletes any, and writes the level that follows. */
  const changeCounted = async (
    supplierId: string,
    work: (tx: DbOrTx) => Promise<void>,
  ): Promise<void> => {
    await changeCatalog(db, async (tx, scope) => {
      await scope.addSupplier(supplierId, 'columns');
      if (!(await lockAccount(tx, supplierId))) throw new HttpError('unauthorized');
      await work(tx);
      await updateLevel(tx, supplierId, Date.now());
    });
    await catalog.refresh();
  };

  return {
    async list(supplierId: string): Promise<OwnEvidence> {
      const user = await db
        .selectFrom('users')
        .select(['is_verified', 'verification_level', 'granted_on', 'checked_documents'])
        .where('id', '=', supplierId)
        .executeTakeFirst();
      if (!user) throw new HttpError('unauthorized');
      const { levelUntil, checkedBefore } = serializeChecks(user);
      return {
        documents: (await readEvidenceOf(db, supplierId)).map(serializeEvidence),
        level: user.verification_level as OwnEvidence['level'],
        levelUntil,
        checkedBefore,
      };
    },

    /** Another company's credit code is no error here: the admins decide, and no supplier learns of it. */
    async submit(supplierId: string, { file, ...form }: NewEvidence): Promise<void> {
      // Checked before the file is decoded, which is expensive; checked again in the transaction.
      await requireRoom(db, supplierId);
      await withStoredFile(supplierId, file, async (tx, stored) => {
        if (!stored) throw new HttpError('validation', { file: 'required' });
        await requireRoom(tx, supplierId);
        await insertEvidence(tx, {
          id: monotonicId(),
          supplier_id: supplierId,
          ...columnsOf(form),
          ...fileColumns(stored),
          status: 'waiting',
          submitted_at: new Date().toISOString(),
        });
      });
    },

    async correct(supplierId: string, id: string, { file, ...form }: CorrectedEvidence) {
      requireOpen(await requireOwn(db, supplierId, id), form);
      const replaced = await withStoredFile(supplierId, file, async (tx, stored) => {
        const row = await requireOwn(tx, supplierId, id);
        requireOpen(row, form);
        if (!stored && row.file_id === null)
          throw new HttpError('validation', { file: 'required' });
        await updateEvidence(tx, id, {
          ...columnsOf(form),
          ...(stored ? fileColumns(stored) : {}),
          status: 'waiting',
          reason: '',
          submitted_at: new Date().toISOString(),
          decided_at: null,
          revision: row.revision + 1,
        });
        if (!stored || row.file_id === null) return null;
        await removedFilesRepository(tx).add('attachments', [row.file_id]);
        return row.file_id;
      });
      await removeFile(replaced);
    },

    /** Also succeeds where there is no such document. */
    async delete(supplierId: string, id: string): Promise<void> {
      const found = await readEvidence(db, id);
      if (found?.supplier_id !== supplierId) return;
      let fileId: string | null = null;
      await changeCounted(supplierId, async (tx) => {
        const row = await readEvidence(tx, id);
        if (row?.supplier_id !== supplierId) return;
        fileId = row.file_id;
        if (fileId !== null) await removedFilesRepository(tx).add('attachments', [fileId]);
        await deleteEvidenceRow(tx, id);
      });
      await removeFile(fileId);
    },

    async publish(supplierId: string, id: string, isPublished: boolean): Promise<void> {
      await requireOwn(db, supplierId, id);
      await changeCounted(supplierId, async (tx) => {
        const row = await requireOwn(tx, supplierId, id);
        if (isPublished && (row.status !== 'accepted' || row.file_id === null))
          throw new HttpError('conflict', {}, { text: EVIDENCE_ERROR_TEXTS.notAccepted });
        await updateEvidence(tx, id, { is_published: isPublished ? 1 : 0 });
      });
    },

    /** Throws evidenceNotFound unless the supplier has such a document with a file. */
    async requireOwnFile(supplierId: string, id: string): Promise<void> {
      const { file_id } = await requireOwn(db, supplierId, id);
      if (file_id === null) throw new HttpError('evidenceNotFound');
    },

    /** Under the name that the supplier gave it. */
    async ownFile(supplierId: string, id: string): Promise<FileToSend> {
      const row = await requireOwn(db, supplierId, id);
      return { ...(await readEvidenceFile(files, row)), name: row.file_name };
    },

    /** Throws evidenceNotFound unless the document counts today and its supplier is public and has published it. */
    async publishedFile(supplierId: string, id: string): Promise<FileToSend> {
      const row = await requireOwn(db, supplierId, id);
      const supplier = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', supplierId)
        .where('suspended_at', 'is', null)
        .executeTakeFirst();
      // By its last day, because housekeeping marks ended documents only once an hour.
      const isCounted = row.status === 'accepted' && (row.valid_until ?? '') >= dayOf(Date.now());
      if (!supplier || !isCounted || row.is_published !== 1)
        throw new HttpError('evidenceNotFound');
      return readEvidenceFile(files, row);
    },
  };
}
export type EvidenceService = ReturnType<typeof evidenceService>;
