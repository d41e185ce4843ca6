// Toast texts for general errors, in both languages; English is literal (spec §8).
import { BACKEND_TEXTS } from '../messages/backend.ts';
import { ERROR_TEXTS } from '../messages/errors.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { general: texts } = TOAST_TEXTS;

export const GENERAL_TOASTS = {
  failed: { text: ERROR_TEXTS.internal },
  backendDown: { text: BACKEND_TEXTS.down },
  backendDownShort: { text: BACKEND_TEXTS.downShort },
  backendDownHint: { text: BACKEND_TEXTS.downHint },
  unexpected: texts.unexpected,
} satisfies Record<string, Toast>;
