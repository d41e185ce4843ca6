// Admin endpoints that decide about the waiting new products of one import together.
import * as z from 'zod/mini';
import { anyText, id, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fieldError, numberInRange } from '../query.ts';
import { count, fields, list, message, rowId } from '../read.ts';
import { DECISIONS, hasNeededReason, REASON_REQUIRED } from './review.ts';

/** Products of one decision call. */
export const IMPORT_DECISION_SIZE = 100;

const waitingProduct = fields({ id: rowId, revision: count });
export type WaitingProduct = z.output<typeof waitingProduct>;

export const getImportReview = endpoint({
  method: 'GET',
  path: '/admin/import-reviews/:id',
  summary: 'Ids and revisions of the new products of an import that wait for review',
  access: 'admin',
  params: idParam,
  reply: fields({ waiting: list(waitingProduct, 10_000) }),
  errors: ['unauthorized', 'adminsOnly', 'importNotFound'],
});

const decisionBody = z
  .object({
    decision: z.enum(DECISIONS, fieldError('decision')),
    /** Shown to the supplier with each product; required to reject. */
    reason: optionalField(anyText(1_000)),
    /** With the revisions that the admin decides about. */
    products: z
      .array(
        z.object({
          id,
          revision: numberInRange('invalid', 0, Number.MAX_SAFE_INTEGER, true),
        }),
        fieldError('invalid'),
      )
      .check(
        z.minLength(1, fieldError('required')),
        z.maxLength(IMPORT_DECISION_SIZE, fieldError('tooManyEntries')),
      ),
  })
  .check(z.refine(hasNeededReason, REASON_REQUIRED));

/** The supplier gets one notification for all calls about what was submitted together. */
export const decideImportReview = endpoint({
  method: 'PUT',
  path: '/admin/import-reviews/:id',
  summary: 'Approves or rejects products of an import, at most 100 at a time',
  access: 'admin',
  params: idParam,
  body: decisionBody,
  reply: fields({
    message,
    decided: count,
    /** Products that changed since, wait no more, or are not of this import. */
    skipped: count,
    /** New products of the import that still wait. */
    left: count,
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation', 'importNotFound'],
});
