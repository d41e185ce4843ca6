// Toast texts of orders, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { TRADE_TEXTS } from '../messages/trade.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { orders: texts } = TOAST_TEXTS;

export const ORDERS_TOASTS = {
  buyersOnly: { text: ERROR_TEXTS.orderBuyersOnly },
  addressRequired: { text: TRADE_TEXTS.shippingAddress },
  failed: texts.failed,
} satisfies Record<string, Toast>;
