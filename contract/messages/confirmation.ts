// Error text of a change that the user must confirm. A separate file, because every signed-in screen loads it.
import { ERROR_TEXTS } from './errors.ts';

export const CONFIRMATION_REQUIRED = ERROR_TEXTS.confirmationRequired;
