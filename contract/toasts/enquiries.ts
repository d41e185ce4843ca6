// Toast texts of enquiries, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { TRADE_TEXTS } from '../messages/trade.ts';
import { errorTitle, successTitle, type Toast, texts } from './toast.ts';

export const ENQUIRIES_TOASTS = {
  signInFirst: {
    title: errorTitle,
    text: texts('Please sign in to send an inquiry.', '请先登录再发送询盘。'),
  },
  buyersOnly: { text: ERROR_TEXTS.inquiryBuyersOnly },
  messageRequired: { text: TRADE_TEXTS.messageRequired },
  sent: {
    title: successTitle,
    text: texts('Your inquiry has been sent successfully!', '您的询盘已成功发送！'),
  },
  sendFailed: {
    title: errorTitle,
    text: texts('Failed to send inquiry. Please try again.', '询盘发送失败，请重试。'),
  },
  windowFailed: { text: texts('Failed to send inquiry', '询盘发送失败') },
  listFailed: { text: texts('Failed to fetch enquiries', '询盘列表加载失败') },
  vendorListFailed: { text: texts('Failed to fetch vendor enquiries', '收到的询盘加载失败') },
  buyerListFailed: { text: texts('Failed to fetch buyer enquiries', '发出的询盘加载失败') },
  createFailed: { text: texts('Failed to create enquiry', '询盘创建失败') },
} as const satisfies Record<string, Toast>;
