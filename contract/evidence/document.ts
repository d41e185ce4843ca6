// A document of a supplier's evidence, as its supplier and the admins see it.
import type * as z from 'zod/mini';
import {
  count,
  fields,
  flag,
  nullableText,
  nullableTime,
  oneOf,
  orNull,
  rowId,
  text,
  time,
} from '../read.ts';
import {
  EVIDENCE_KINDS,
  EVIDENCE_STATUSES,
  MAX_EVIDENCE_ISSUER_LENGTH,
  MAX_EVIDENCE_NUMBER_LENGTH,
  MAX_EVIDENCE_TITLE_LENGTH,
} from './evidence-kinds.ts';

const evidenceFile = fields({
  /** As the supplier named it. */
  name: text(200),
  type: text(60),
  /** Bytes. */
  size: count,
});

/** Days are ISO dates. */
export const evidenceDocument = fields({
  id: rowId,
  kind: oneOf(EVIDENCE_KINDS),
  /** Name of the standard, address, or what the file shows; '' for kinds without one. */
  title: text(MAX_EVIDENCE_TITLE_LENGTH),
  number: text(MAX_EVIDENCE_NUMBER_LENGTH),
  issuer: text(MAX_EVIDENCE_ISSUER_LENGTH),
  issued: nullableText(10),
  expires: nullableText(10),
  status: oneOf(EVIDENCE_STATUSES, 'waiting'),
  /** The admin's reason for asking again or rejecting; '' otherwise. */
  reason: text(2_000),
  submittedAt: time,
  decidedAt: nullableTime,
  /** Last day on which it counts; null until it is accepted. */
  validUntil: nullableText(10),
  isPublished: flag,
  /** null once the file was deleted. */
  file: orNull(evidenceFile),
  /** Increases with each submission; a decision names the one it is about. */
  revision: count,
});
export type EvidenceDocument = z.output<typeof evidenceDocument>;
