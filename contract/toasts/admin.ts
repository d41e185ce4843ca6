// Toast texts of the admin area, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { admin: texts } = TOAST_TEXTS;

export const ADMIN_TOASTS = {
  adminsOnly: { text: ERROR_TEXTS.adminsOnly },
  analyticsFailed: texts.analyticsFailed,
  usersFailed: texts.usersFailed,
  failed: texts.failed,
} satisfies Record<string, Toast>;
