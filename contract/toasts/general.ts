// Toast texts for general errors, in both languages; English is literal (spec §8).
import { BACKEND_TEXTS } from '../messages/backend.ts';
import { ERROR_TEXTS } from '../messages/errors.ts';
import { type Toast, texts } from './toast.ts';

export const GENERAL_TOASTS = {
  failed: { text: ERROR_TEXTS.internal },
  backendDown: { text: BACKEND_TEXTS.down },
  backendDownShort: { text: BACKEND_TEXTS.downShort },
  backendDownHint: { text: BACKEND_TEXTS.downHint },
  unexpected: { title: texts('Unexpected Application Error', '应用出现意外错误') },
} as const satisfies Record<string, Toast>;
