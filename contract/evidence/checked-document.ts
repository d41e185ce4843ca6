// Public part of an accepted document. In a file of its own, because the directory loads it.
import type * as z from 'zod/mini';
import { fields, flag, oneOf, rowId, text } from '../read.ts';
import { EVIDENCE_KINDS } from './kinds.ts';

export const checkedDocument = fields({
  id: rowId,
  kind: oneOf(EVIDENCE_KINDS),
  /** Of certificates and reports only; '' for other kinds. */
  title: text(120),
  issuer: text(120),
  checkedOn: text(10),
  validUntil: text(10),
  /** Whether the supplier lets everybody read the file. */
  isPublished: flag,
});
export type CheckedDocument = z.output<typeof checkedDocument>;
