// Texts about reviews: errors by code, field errors by key.
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '../reviews/review-limits.ts';
import type { Texts } from './texts.ts';

export const REVIEW_ERROR_TEXTS = {
  buyersOnly: {
    en: 'You must be logged in as a buyer to write a review.',
    'zh-Hans': '请以买家身份登录后再写评价。',
  },
  notFound: { en: 'There is no such review.', 'zh-Hans': '没有这条评价。' },
  tooEarly: {
    en: 'You can review a product once its order is delivered.',
    'zh-Hans': '确认收货后才能评价订单中的产品。',
  },
  exists: {
    en: 'You have already reviewed this product of this order.',
    'zh-Hans': '您已评价过该订单中的这款产品。',
  },
  replied: {
    en: 'This review already has a reply.',
    'zh-Hans': '该评价已有回复。',
  },
} as const satisfies Record<string, Texts>;

export const REVIEW_FIELD_TEXTS = {
  reviewRating: { en: 'Please choose 1 to 5 stars.', 'zh-Hans': '请选择 1 至 5 星。' },
  reviewText: {
    en: `Please write ${REVIEW_MIN_LENGTH} to ${REVIEW_MAX_LENGTH.toLocaleString('en')} characters.`,
    'zh-Hans': `请填写 ${REVIEW_MIN_LENGTH} 至 ${REVIEW_MAX_LENGTH} 个字。`,
  },
} as const satisfies Record<string, Texts>;
