// Predefined reasons for asking for a document again or rejecting it, in both languages: suppliers may read another language.
import { REASON_TEXTS } from '../../../../contract/messages/reasons.ts';
import type { Texts } from '../../../../contract/texts.ts';

export const EVIDENCE_REASONS: readonly Texts[] = Object.values(REASON_TEXTS.evidence);
