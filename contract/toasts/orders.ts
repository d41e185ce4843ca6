// Toast texts of orders, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { TRADE_TEXTS } from '../messages/trade.ts';
import { type Toast, texts } from './toast.ts';

export const ORDERS_TOASTS = {
  buyersOnly: { text: ERROR_TEXTS.orderBuyersOnly },
  addressRequired: { text: TRADE_TEXTS.shippingAddress },
  failed: { text: texts('Failed to create order', '订单创建失败') },
} as const satisfies Record<string, Toast>;
