// Field error texts for GSTIN and IEC.
import { FIELD_TEXTS } from './field-texts.ts';

export const REGISTRATION_TEXTS = FIELD_TEXTS.registrations;
