// Body of a report to the admins, about a product or a review.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, optionalField } from '../body.ts';
import { idempotencyKey } from '../idempotency.ts';
import { fieldError } from '../query.ts';

export const reportBody = <Reason extends string>(reasons: readonly [Reason, ...Reason[]]) =>
  z.object({
    reason: z.enum(reasons, fieldError('reportReason')),
    text: optionalField(anyText(1_000)),
    /** Address for a reply; for a signed-in reporter the account is stored anyway. */
    email: optionalField(emailText),
    /** For visitors, compared together with the reported content: another visitor may use the same key. */
    idempotencyKey,
  });
