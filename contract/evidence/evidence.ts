// Endpoints for a supplier's evidence: submit, correct, publish and delete documents; and the files that suppliers publish.
import * as z from 'zod/mini';
import { id, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../file-link.ts';
import { fileReply, readFileReply } from '../file-reply.ts';
import { MAX_ATTACHMENT_BYTES, VERIFICATION_LEVELS } from '../limits.ts';
import { fieldError } from '../query.ts';
import { fields, list, nullableText, oneOf } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { attachmentFile } from '../upload.ts';
import { evidenceDocument } from './document.ts';
import { evidenceChecks, evidenceForm, fileRequired } from './document-form.ts';

const ownEvidence = fields({
  /** Newest submission first. */
  documents: list(evidenceDocument),
  level: oneOf(VERIFICATION_LEVELS, null),
  /** Last day of the level, if it follows from documents. */
  levelUntil: nullableText(10),
  /** Day before which the market checked the company without documents; null where the level follows from documents. */
  checkedBefore: nullableText(10),
});
export type OwnEvidence = z.output<typeof ownEvidence>;

export const listMyEvidence = endpoint({
  method: 'GET',
  path: '/evidence',
  summary: "A supplier's own evidence, and the level that follows from it",
  access: 'supplier',
  reply: ownEvidence,
  errors: ['unauthorized', 'forbidden'],
});

/** A missing file is found by a check, because an error of `attachmentFile` would hide those of the other fields. */
const formWithFile = z.object({ ...evidenceForm.shape, file: optionalField(attachmentFile) });

export const newEvidence = formWithFile.check(...evidenceChecks, fileRequired);

const UPLOAD_ERRORS = [
  'unauthorized',
  'forbidden',
  'validation',
  'tooLarge',
  'unsupportedType',
  'tooMany',
] as const;

export const submitEvidence = endpoint({
  method: 'POST',
  path: '/evidence',
  summary: 'Submits a document with its private file',
  access: 'supplier',
  body: newEvidence,
  bodyType: 'multipart',
  fileBytes: MAX_ATTACHMENT_BYTES,
  reply: acknowledgement,
  errors: [...UPLOAD_ERRORS, 'evidenceFull'],
});

export const correctedEvidence = formWithFile.check(...evidenceChecks);

/** Without a file, the earlier one stays. The kind cannot be changed. */
export const correctEvidence = endpoint({
  method: 'PUT',
  path: '/evidence/:id',
  summary: 'Corrects a document that waits or was asked for again, and submits it again',
  access: 'supplier',
  params: idParam,
  body: correctedEvidence,
  bodyType: 'multipart',
  fileBytes: MAX_ATTACHMENT_BYTES,
  reply: acknowledgement,
  errors: [...UPLOAD_ERRORS, 'evidenceNotFound', 'conflict'],
});

/** Also succeeds for a document that does not exist any more. The level follows at once. */
export const deleteEvidence = endpoint({
  method: 'DELETE',
  path: '/evidence/:id',
  summary: 'Deletes a document and its file',
  access: 'supplier',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'forbidden', 'tooMany'],
});

export const publishEvidence = endpoint({
  method: 'PUT',
  path: '/evidence/:id/publication',
  summary: 'Lets everybody read the file of an accepted document, or ends that',
  access: 'supplier',
  params: idParam,
  body: z.object({ published: z.boolean(fieldError('invalid')) }),
  reply: acknowledgement,
  errors: ['unauthorized', 'forbidden', 'validation', 'evidenceNotFound', 'conflict', 'tooMany'],
});

export const getMyEvidenceFile = endpoint({
  method: 'GET',
  path: '/evidence/:id/file',
  summary: "File of one of the supplier's own documents",
  access: 'supplier',
  leastRole: 'sales',
  linked: true,
  params: idParam,
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'forbidden', 'evidenceNotFound'],
});

export const linkMyEvidenceFile = endpoint({
  method: 'GET',
  path: '/evidence/:id/file/link',
  summary: "A short-lived address of the file of one of the supplier's own documents",
  access: 'supplier',
  leastRole: 'sales',
  params: idParam,
  reply: fileLink,
  errors: ['unauthorized', 'forbidden', 'evidenceNotFound'],
});

export const getPublishedFile = endpoint({
  method: 'GET',
  path: '/auth/suppliers/:id/evidence/:document',
  summary: 'File of an accepted document that its supplier has published',
  access: 'anyone',
  params: z.object({ id, document: id }),
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['evidenceNotFound'],
});
