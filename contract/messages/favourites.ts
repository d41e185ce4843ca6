// Texts about saved products that the server and the browser share.
import { MAX_FAVOURITES } from '../favourites/favourite-limits.ts';
import type { Texts } from './texts.ts';

export const FAVOURITE_TEXTS = {
  full: {
    en: `You have saved ${MAX_FAVOURITES} products, the most an account can hold. Remove one to save another.`,
    'zh-Hans': `您已收藏 ${MAX_FAVOURITES} 款产品，达到账户上限。请先移除一款再收藏。`,
  },
} as const satisfies Record<string, Texts>;
