// Texts about suppliers' evidence: reasons of conflicts, field errors.
import { FIELD_TEXTS } from './field-texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

export const EVIDENCE_ERROR_TEXTS = REFUSAL_TEXTS.evidence;

export const EVIDENCE_FIELD_TEXTS = FIELD_TEXTS.evidence;
