// Client texts for a form that could not be sent and got no explanation: what is kept, and what to do.
import { SCREEN_TEXTS } from './screen-texts.ts';

export const FORM_FAILURE_TEXTS = SCREEN_TEXTS.formFailure;
