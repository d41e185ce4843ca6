// Toast texts of the contact form, in both languages; English is literal (spec §8).
import { TOLD_TEXTS } from '../messages/told.ts';
import { say, type Toast } from './toast.ts';

export const CONTACT_TOASTS = {
  sent: { text: TOLD_TEXTS.contactSent },
  failed: { text: say('Something went wrong, try again.', '出了点问题，请重试。') },
} as const satisfies Record<string, Toast>;
