// Field error texts for the profile form (spec §5, §8).
import { FIELD_TEXTS } from './field-texts.ts';

export const PROFILE_TEXTS = FIELD_TEXTS.profile;
