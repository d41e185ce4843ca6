// Admins' review of evidence: the queue, one document with its company, its file, and the decision, each in the audit log.
import type {
  DocumentOfSupplier,
  ReviewedEvidence,
} from '../../contract/evidence/admin-evidence.ts';
import {
  CHECKS_OF_KIND,
  type EvidenceCheck,
  type EvidenceDecision,
  REMIND_DAYS_BEFORE,
} from '../../contract/evidence/evidence-kinds.ts';
import { dayOf, validUntilOf } from '../../contract/evidence/level.ts';
import type { FileToSend } from '../../contract/file-reply.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { EVIDENCE_ERROR_TEXTS } from '../../contract/messages/evidence.ts';
import { displayNameOf, readParticipants } from '../accounts/participant-queries.ts';
import { updateLevel } from '../accounts/profile/verification-queries.ts';
import { auditLogRepository } from '../admin/audit-log-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { addJobs } from '../platform/jobs/job-queries.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import {
  type EvidenceList,
  type EvidenceRow,
  lockEvidence,
  readEvidence,
  readEvidenceOf,
  readEvidencePage,
  readIdsWithSameCode,
  readSameCode,
  updateEvidence,
} from './evidence-queries.ts';
import { evidenceName, readEvidenceFile, serializeEvidence } from './serialize-evidence.ts';

export interface GivenDecision {
  readonly decision: EvidenceDecision;
  readonly reason: string;
  readonly checks: readonly EvidenceCheck[];
  readonly revision: number;
}

interface ReviewParts {
  readonly notifier: Notifier;
  readonly catalog: Pick<Catalog, 'refresh'>;
  readonly files: Pick<Attachments, 'read'>;
}

const OUTCOMES = {
  accept: { status: 'accepted', kind: 'evidence.accepted' },
  askAgain: { status: 'again', kind: 'evidence.askAgain' },
  reject: { status: 'rejected', kind: 'evidence.rejected' },
} as const;

interface Address {
  readonly street: string | null;
  readonly country: string | null;
}
interface AddressTexts {
  readonly company_name: string | null;
  readonly city: string | null;
  readonly province: string | null;
}

/** As a document of the company's own language writes it, with which it is compared: in Chinese from the province down. */
const companyLine = ({ street, country }: Address, texts: AddressTexts, lang: Lang): string => {
  const { company_name, city, province } = texts;
  return lang === 'en'
    ? [company_name, street, city, province, country].filter(Boolean).join(', ')
    : [company_name, [province, city, street].filter(Boolean).join('')].filter(Boolean).join('，');
};

export function evidenceReviewService(db: Db, { notifier, catalog, files }: ReviewParts) {
  const require = async (tx: DbOrTx, id: string): Promise<EvidenceRow> => {
    const row = await readEvidence(tx, id);
    if (!row) throw new HttpError('evidenceNotFound');
    return row;
  };

  const withSuppliers = async (
    rows: readonly EvidenceRow[],
    lang: Lang,
  ): Promise<DocumentOfSupplier[]> => {
    const participantById = await readParticipants(
      db,
      rows.map(({ supplier_id }) => supplier_id),
      lang,
    );
    const sameCode = await readIdsWithSameCode(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      document: serializeEvidence(row),
      supplierId: row.supplier_id,
      supplierName: displayNameOf(participantById(row.supplier_id)),
      hasSameCode: sameCode.has(row.id),
    }));
  };

  /** Logged by the supplier, so that the entries of an account are found together, and blanked when it is deleted. */
  const audit = async (
    tx: DbOrTx,
    adminId: string,
    row: EvidenceRow,
    action: EvidenceDecision | 'view',
    note = '',
  ): Promise<void> => {
    const supplier = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', row.supplier_id)
      .executeTakeFirst();
    await auditLogRepository(tx).add(adminId, {
      action: `evidence.${action}`,
      subjectId: row.supplier_id,
      subject: supplier?.email ?? '',
      note: [evidenceName(row, 'en'), note].filter(Boolean).join(' · '),
    });
  };

  /** Throws where the decision is not possible for the document as it is now. */
  const check = async (tx: DbOrTx, row: EvidenceRow, given: GivenDecision): Promise<void> => {
    const decidable = given.decision === 'accept' ? ['waiting'] : ['waiting', 'accepted'];
    if (row.revision !== given.revision)
      throw new HttpError('conflict', {}, { text: EVIDENCE_ERROR_TEXTS.changed });
    if (!decidable.includes(row.status)) throw new HttpError('conflict');
    if (given.decision !== 'accept') return;
    if (!CHECKS_OF_KIND[row.kind].every((each) => given.checks.includes(each)))
      throw new HttpError('validation', { checks: 'evidenceChecks' });
    if (row.expires !== null && row.expires < dayOf(Date.now()))
      throw new HttpError('validation', { decision: 'evidenceExpired' });
    if ((await readSameCode(tx, row)).some(({ status }) => status === 'accepted'))
      throw new HttpError('conflict', {}, { text: EVIDENCE_ERROR_TEXTS.sameCode });
  };

  return {
    async page(show: EvidenceList['show'], page: PageQuery, lang: Lang) {
      const list: EvidenceList =
        show === 'expiring' ? { show, until: dayOf(Date.now(), REMIND_DAYS_BEFORE) } : { show };
      const { rows, total } = await readEvidencePage(db, list, page);
      return { documents: await withSuppliers(rows, lang), total };
    },

    async one(id: string, lang: Lang): Promise<ReviewedEvidence> {
      const row = await require(db, id);
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', row.supplier_id)
        .executeTakeFirstOrThrow();
      const texts = (await textsIn(db, user.language as Lang).ofUsers([user])).get(user.id);
      const [reviewed] = await withSuppliers([row], lang);
      if (!reviewed) throw new HttpError('evidenceNotFound');
      const others = await readEvidenceOf(db, row.supplier_id);
      return {
        ...reviewed,
        supplierLanguage: user.language,
        supplierAddress: texts ? companyLine(user, texts, user.language as Lang) : '',
        supplierEmail: user.email,
        level: user.verification_level,
        others: others.filter((each) => each.id !== id).map(serializeEvidence),
        sameCode: await withSuppliers(await readSameCode(db, row), lang),
      };
    },

    /** Throws evidenceNotFound unless there is such a document with a file. */
    async requireFile(id: string): Promise<void> {
      if ((await require(db, id)).file_id === null) throw new HttpError('evidenceNotFound');
    },

    /** Logs the view before the file is read. */
    async file(id: string, adminId: string): Promise<FileToSend> {
      const row = await inTransaction(db, async (tx) => {
        const found = await require(tx, id);
        await audit(tx, adminId, found, 'view');
        return found;
      });
      return { ...(await readEvidenceFile(files, row)), shown: true };
    },

    async decide(id: string, adminId: string, given: GivenDecision): Promise<void> {
      const { decision, reason } = given;
      await notifier.withNotifications(async (tx, notify) => {
        await changeCatalog(tx, async (_, scope) => {
          const row = await lockEvidence(tx, id);
          if (!row) throw new HttpError('evidenceNotFound');
          await check(tx, row, given);
          const now = Date.now();
          const isAccepted = decision === 'accept';
          const isCounted = isAccepted || row.status === 'accepted';
          if (isCounted) await scope.addSupplier(row.supplier_id, 'columns');
          await updateEvidence(tx, id, {
            status: OUTCOMES[decision].status,
            reason: isAccepted ? '' : reason,
            decided_at: new Date(now).toISOString(),
            valid_until: isAccepted ? validUntilOf(row.expires, now) : null,
            reminded_at: null,
            is_published: 0,
          });
          const level = isCounted ? await updateLevel(tx, row.supplier_id, now) : null;
          // The company may be public now, and need a translation.
          if (level && !level.before && level.after)
            await addJobs(tx, 'company-texts', [row.supplier_id]);
          const note = isAccepted ? given.checks.join(', ') : reason;
          const levelNote =
            level && level.before !== level.after ? `level: ${level.after ?? 'none'}` : '';
          await audit(tx, adminId, row, decision, [note, levelNote].filter(Boolean).join(' · '));
          const recipient = await tx
            .selectFrom('users')
            .select('language')
            .where('id', '=', row.supplier_id)
            .executeTakeFirst();
          await notify(tx, {
            userId: row.supplier_id,
            kind: OUTCOMES[decision].kind,
            subjectId: id,
            subject: evidenceName(row, (recipient?.language ?? 'en') as Lang),
            from: ADMIN_COUNTERPART_ID,
            detail: isAccepted ? '' : reason,
          });
        });
      });
      await catalog.refresh();
    },
  };
}
export type EvidenceReviewService = ReturnType<typeof evidenceReviewService>;
