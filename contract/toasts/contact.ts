// Toast texts of the contact form, in both languages; English is literal (spec §8).
import { SUCCESS_TEXTS } from '../messages/success.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { contact: texts } = TOAST_TEXTS;

export const CONTACT_TOASTS = {
  sent: { text: SUCCESS_TEXTS.contactSent },
  failed: texts.failed,
} satisfies Record<string, Toast>;
