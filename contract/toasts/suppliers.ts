// Toast texts of suppliers, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { type Toast, texts } from './toast.ts';

export const SUPPLIERS_TOASTS = {
  listFailed: { text: texts('Failed to fetch suppliers', '供应商列表加载失败') },
  notFound: { text: ERROR_TEXTS.supplierNotFound },
  failed: { text: texts('Failed to fetch supplier data', '供应商资料加载失败') },
} as const satisfies Record<string, Toast>;
