// Predefined reasons for admin actions, in both languages: the recipient may read another language than the admin.
import type { Lang } from '../../../contract/lang.ts';
import { REASON_TEXTS } from '../../../contract/messages/reasons.ts';
import type { Texts } from '../../../contract/texts.ts';

/** For a product that is returned to its supplier. */
export const PRODUCT_REASONS: readonly Texts[] = Object.values(REASON_TEXTS.product);

/** For a review that is removed. */
export const REVIEW_REASONS: readonly Texts[] = Object.values(REASON_TEXTS.review);

/** For a suspended account. */
export const ACCOUNT_REASONS: readonly Texts[] = Object.values(REASON_TEXTS.account);

/** Maps the writer's language to a supported one; unknown languages become English. */
export const langOfWriter = (language: string | null): Lang =>
  language?.toLowerCase().startsWith('zh') ? 'zh-Hans' : 'en';
