// Name of the button that closes a toast.
import { TOAST_TEXTS } from './toast.ts';

export const DISMISS = TOAST_TEXTS.dismiss;
