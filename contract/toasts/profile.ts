// Toast texts of the profile form, in both languages; English is literal (spec §8).
import { errorTitle, successTitle, type Toast, texts } from './toast.ts';

export const PROFILE_TOASTS = {
  updated: { title: successTitle, text: texts('Profile updated successfully', '资料已更新') },
  failed: { title: errorTitle, text: texts('Failed to update profile', '资料更新失败') },
  failedDefault: { text: texts('Profile update failed', '未能更新资料') },
} as const satisfies Record<string, Toast>;
