// Toast texts of the profile form, in both languages; English is literal (spec §8).
import { SUCCESS_TEXTS } from '../messages/success.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { titles, profile: texts } = TOAST_TEXTS;

export const PROFILE_TOASTS = {
  updated: { title: titles.success, text: SUCCESS_TEXTS.profileUpdated },
  failed: { title: titles.error, text: texts.failed.text },
  failedDefault: texts.failedDefault,
} satisfies Record<string, Toast>;
