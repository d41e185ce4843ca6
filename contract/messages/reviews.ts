// Texts about reviews: reasons of conflicts, field errors by key.
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '../reviews/review-limits.ts';
import { withValues } from '../texts.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

export const REVIEW_ERROR_TEXTS = REFUSAL_TEXTS.reviews;

const { reviewRating, reviewText } = FIELD_TEXTS.reviews;

export const REVIEW_FIELD_TEXTS = {
  reviewRating,
  reviewText: {
    en: withValues(reviewText.en, {
      least: REVIEW_MIN_LENGTH,
      most: REVIEW_MAX_LENGTH.toLocaleString('en'),
    }),
    'zh-Hans': withValues(reviewText['zh-Hans'], {
      least: REVIEW_MIN_LENGTH,
      most: REVIEW_MAX_LENGTH,
    }),
  },
};
