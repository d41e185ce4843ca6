// Toast texts of the contact form, in both languages; English is literal (spec §8).
import { CLIENT_SUCCESS_TEXTS } from '../messages/client-success.ts';
import { type Toast, texts } from './toast.ts';

export const CONTACT_TOASTS = {
  sent: { text: CLIENT_SUCCESS_TEXTS.contactSent },
  failed: { text: texts('Something went wrong, try again.', '出了点问题，请重试。') },
} as const satisfies Record<string, Toast>;
