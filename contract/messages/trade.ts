// Field error texts for enquiries, orders and chats (spec §5, §8).
import { MAX_ORDER_TOTAL_USD, MAX_QUANTITY } from '../limits.ts';
import type { Texts } from './texts.ts';

export const TRADE_TEXTS = {
  subjectRequired: { en: 'Subject is required.', 'zh-Hans': '请填写主题。' },
  messageRequired: { en: 'Message is required.', 'zh-Hans': '请填写内容。' },
  quantity: {
    en: `A quantity is a whole number from 1 to ${MAX_QUANTITY.toLocaleString('en')}.`,
    'zh-Hans': `数量须为 1 至 ${MAX_QUANTITY.toLocaleString('en')} 的整数。`,
  },
  belowMinimum: {
    en: 'The minimum order quantity of this product is {n}.',
    'zh-Hans': '该产品的起订量为 {n} 台。',
  },
  idempotencyKey: {
    en: 'An idempotency key has 1 to 64 letters, digits, dots, colons, hyphens or underscores.',
    'zh-Hans': '幂等键须为 1 至 64 个字母、数字、点、冒号、连字符或下划线。',
  },
  targetPrice: {
    en: 'A target price is a number from 0.',
    'zh-Hans': '目标单价须为不小于 0 的数字。',
  },
  deliveryTimeline: {
    en: 'There is no such delivery timeline.',
    'zh-Hans': '没有这个交期选项。',
  },
  inquiryType: { en: 'There is no such type of inquiry.', 'zh-Hans': '没有这种询盘类型。' },
  shippingAddress: { en: 'Shipping address is required.', 'zh-Hans': '请填写收货地址。' },
  incoterm: { en: 'There is no such Incoterm.', 'zh-Hans': '没有这个贸易术语。' },
  orderEmpty: { en: 'An order names at least one product.', 'zh-Hans': '订单至少须包含一款产品。' },
  unitPrice: {
    en: 'A unit price is a number from 0.01.',
    'zh-Hans': '单价须为不小于 0.01 的数字。',
  },
  orderTotal: {
    en: 'The total must equal the price times the quantity.',
    'zh-Hans': '订单总额须等于单价乘以数量。',
  },
  orderTooLarge: {
    en: `An order is $${MAX_ORDER_TOTAL_USD.toLocaleString('en')} at most. Please order less, or send the supplier an inquiry.`,
    'zh-Hans': `单笔订单总额不超过 ${MAX_ORDER_TOTAL_USD.toLocaleString('en')} 美元，请减少数量，或向供应商询盘。`,
  },
  carrier: { en: 'Please name the carrier.', 'zh-Hans': '请填写承运人。' },
  trackingNumber: { en: 'Please give the tracking number.', 'zh-Hans': '请填写运单号。' },
  attachmentType: {
    en: 'Send a JPEG, PNG or WebP picture or a PDF.',
    'zh-Hans': '请发送 JPEG、PNG、WebP 图片或 PDF 文件。',
  },
  attachmentTooLarge: { en: 'A file may have 10MB at most.', 'zh-Hans': '文件大小不能超过 10MB。' },
  attachmentUnreadable: {
    en: 'This file could not be read. Please choose another one.',
    'zh-Hans': '无法读取该文件，请换一个文件。',
  },
  chatParticipants: {
    en: 'A chat has one buyer and one supplier.',
    'zh-Hans': '会话须由一位买家和一位供应商组成。',
  },
  unknownStatus: { en: 'There is no such status.', 'zh-Hans': '没有这种状态。' },
} as const satisfies Record<string, Texts>;

/** Refusal of a repeated shipping step with other data: the order was shipped with these. */
export const shippedWithText = (carrier: string, trackingNumber: string): Texts => ({
  en: `This order was shipped already, with carrier ${carrier} and tracking number ${trackingNumber}.`,
  'zh-Hans': `该订单已发货，承运人为 ${carrier}，运单号为 ${trackingNumber}。`,
});
