// Serialization of evidence: a document for its supplier and the admins, its name in notifications, its file.
import type { EvidenceDocument } from '../../contract/evidence/document.ts';
import type { FileToSend } from '../../contract/file-reply.ts';
import type { Lang } from '../../contract/lang.ts';
import { EVIDENCE_NAMES } from '../../contract/messages/evidence-names.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import type { EvidenceRow } from './evidence-queries.ts';

export const serializeEvidence = (row: EvidenceRow): EvidenceDocument => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  number: row.number,
  issuer: row.issuer,
  issued: row.issued,
  expires: row.expires,
  status: row.status,
  reason: row.reason,
  submittedAt: row.submitted_at,
  decidedAt: row.decided_at,
  validUntil: row.valid_until,
  isPublished: row.is_published === 1,
  file:
    row.file_id === null ? null : { name: row.file_name, type: row.file_type, size: row.file_size },
  revision: row.revision,
});

/** Its kind and title, such as "Certificate: ISO 9001". */
export const evidenceName = ({ kind, title }: EvidenceRow, lang: Lang): string =>
  [EVIDENCE_NAMES[kind][lang], title].filter(Boolean).join(lang === 'en' ? ': ' : '：');

const EXTENSIONS = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const satisfies Record<EvidenceRow['file_type'], string>;

/** The file with a generated name, because the uploaded one may contain any characters. Throws evidenceNotFound if the file was deleted. */
export async function readEvidenceFile(
  files: Pick<Attachments, 'read'>,
  { id, kind, file_id, file_type }: EvidenceRow,
): Promise<FileToSend> {
  const content = file_id === null ? null : await files.read(file_id);
  if (!content) throw new HttpError('evidenceNotFound');
  return { name: `${kind}-${id.slice(-8)}.${EXTENSIONS[file_type]}`, type: file_type, content };
}
