// Toast texts of the admin area, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { type Toast, texts } from './toast.ts';

export const ADMIN_TOASTS = {
  adminsOnly: { text: ERROR_TEXTS.adminsOnly },
  analyticsFailed: { text: texts('Failed to fetch analytics', '统计数据加载失败') },
  usersFailed: { text: texts('Failed to fetch users', '用户列表加载失败') },
  failed: { text: texts('Failed to fetch admin data', '管理数据加载失败') },
} as const satisfies Record<string, Toast>;
