// Toast texts of the profile form, in both languages; English is literal (spec §8).
import { error, say, success, type Toast } from './toast.ts';

export const PROFILE_TOASTS = {
  updated: { title: success, text: say('Profile updated successfully', '资料已更新') },
  failed: { title: error, text: say('Failed to update profile', '资料更新失败') },
  failedDefault: { text: say('Profile update failed', '未能更新资料') },
} as const satisfies Record<string, Toast>;
