// Admin endpoints for suppliers' evidence: the queue, one document with its file, and the decision.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../file-link.ts';
import { fileReply, readFileReply } from '../file-reply.ts';
import { pagination } from '../pagination.ts';
import { fieldError, numberInRange, optionalParam, paginationParams } from '../query.ts';
import { fields, flag, list, nullableText, rowId, text } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { evidenceDocument } from './document.ts';
import { EVIDENCE_CHECKS, EVIDENCE_DECISIONS } from './evidence-kinds.ts';

const documentOfSupplier = fields({
  document: evidenceDocument,
  supplierId: rowId,
  supplierName: text(300),
  /** Whether another company's licence has the same credit code. Suppliers do not learn of it. */
  hasSameCode: flag,
});
export type DocumentOfSupplier = z.output<typeof documentOfSupplier>;

/** waiting: for a decision, also accepted licences whose code another company has submitted. expiring: within 30 days. */
export const EVIDENCE_LISTS = ['waiting', 'expiring', 'all'] as const;

export const listEvidence = endpoint({
  method: 'GET',
  path: '/admin/evidence',
  summary:
    'Documents of suppliers that wait, oldest first; or those that expire next; or all, newest first',
  access: 'admin',
  query: z.object({
    show: optionalParam(z.enum(EVIDENCE_LISTS, fieldError('invalid'))),
    ...paginationParams,
  }),
  reply: fields({ documents: list(documentOfSupplier), pagination }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

const reviewedEvidence = fields({
  document: evidenceDocument,
  supplierId: rowId,
  supplierName: text(300),
  hasSameCode: flag,
  /** The language of the supplier, for the reason. */
  supplierLanguage: text(20),
  /** As in its profile: name, address, country. */
  supplierAddress: text(500),
  supplierEmail: text(300),
  level: nullableText(20),
  /** Its other documents, newest first. */
  others: list(evidenceDocument),
  /** Licences of other companies with the same credit code. */
  sameCode: list(documentOfSupplier),
});
export type ReviewedEvidence = z.output<typeof reviewedEvidence>;

export const getEvidence = endpoint({
  method: 'GET',
  path: '/admin/evidence/:id',
  summary: 'One document, with its company and what else the company has submitted',
  access: 'admin',
  params: idParam,
  reply: reviewedEvidence,
  errors: ['unauthorized', 'adminsOnly', 'evidenceNotFound'],
});

/** Each call is in the audit log. Shown in the browser, where it can show the type. */
export const getEvidenceFile = endpoint({
  method: 'GET',
  path: '/admin/evidence/:id/file',
  summary: 'File of a document, for the review',
  access: 'admin',
  linked: true,
  params: idParam,
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'adminsOnly', 'evidenceNotFound'],
});

/** Not in the audit log: what counts is that the file is opened. */
export const linkEvidenceFile = endpoint({
  method: 'GET',
  path: '/admin/evidence/:id/file/link',
  summary: 'A short-lived address of the file of a document, for the review',
  access: 'admin',
  params: idParam,
  reply: fileLink,
  errors: ['unauthorized', 'adminsOnly', 'evidenceNotFound'],
});

const decisionFields = z.object({
  decision: z.enum(EVIDENCE_DECISIONS, fieldError('decision')),
  /** Shown to the supplier; required unless the document is accepted. */
  reason: optionalField(anyText(1_000)),
  /** What the admin has confirmed; all of CHECKS_OF_KIND to accept. */
  checks: z.array(z.enum(EVIDENCE_CHECKS, fieldError('invalid')), fieldError('invalid')),
  revision: numberInRange('invalid', 0, Number.MAX_SAFE_INTEGER, true),
});

/** A document that is accepted may be asked for again or rejected later. */
export const decideEvidence = endpoint({
  method: 'PUT',
  path: '/admin/evidence/:id',
  summary: 'Accepts a document, asks for it again, or rejects it',
  access: 'admin',
  confirmed: true,
  params: idParam,
  body: decisionFields.check(
    z.refine(({ decision, reason }) => decision === 'accept' || Boolean(reason), {
      error: 'reasonRequired',
      path: ['reason'],
    }),
  ),
  reply: acknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'evidenceNotFound', 'conflict'],
});
