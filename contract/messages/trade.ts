// Field error texts for enquiries, orders and chats (spec §5, §8).
import { MAX_ORDER_TOTAL_USD, MAX_QUANTITY } from '../limits.ts';
import { textsWithValues } from '../texts.ts';
import { FIELD_TEXTS } from './field-texts.ts';

const { trade } = FIELD_TEXTS;

export const TRADE_TEXTS = {
  ...trade,
  quantity: textsWithValues(trade.quantity, { most: MAX_QUANTITY.toLocaleString('en') }),
  orderTooLarge: textsWithValues(trade.orderTooLarge, {
    most: MAX_ORDER_TOTAL_USD.toLocaleString('en'),
  }),
};
