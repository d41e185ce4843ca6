// Toast texts of enquiries, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { SUCCESS_TEXTS } from '../messages/success.ts';
import { TRADE_TEXTS } from '../messages/trade.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { titles, enquiries: texts } = TOAST_TEXTS;

export const ENQUIRIES_TOASTS = {
  signInFirst: { title: titles.error, text: texts.signInFirst.text },
  buyersOnly: { text: ERROR_TEXTS.inquiryBuyersOnly },
  messageRequired: { text: TRADE_TEXTS.messageRequired },
  sent: { title: titles.success, text: SUCCESS_TEXTS.enquirySent },
  sendFailed: { title: titles.error, text: texts.sendFailed.text },
  windowFailed: texts.windowFailed,
  listFailed: texts.listFailed,
  createFailed: texts.createFailed,
} satisfies Record<string, Toast>;
