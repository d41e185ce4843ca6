// Field error texts for the second factors of a sign-in.
import { FIELD_TEXTS } from './field-texts.ts';

export const SECOND_FACTOR_FIELD_TEXTS = FIELD_TEXTS.secondFactor;
