// Toast texts of favourites, in both languages.
import { MAX_DEVICE_FAVOURITES, MAX_FAVOURITES } from '../favourites/favourite-limits.ts';
import { FAVOURITE_TEXTS } from '../messages/favourites.ts';
import { type Toast, texts } from './toast.ts';

export const FAVOURITES_TOASTS = {
  full: { text: FAVOURITE_TEXTS.full },
  deviceFull: {
    text: texts(
      `This device holds at most ${MAX_DEVICE_FAVOURITES} saved products. Sign in to save up to ${MAX_FAVOURITES}.`,
      `本设备最多收藏 ${MAX_DEVICE_FAVOURITES} 款产品。登录后可收藏 ${MAX_FAVOURITES} 款。`,
    ),
  },
  notStored: {
    text: texts(
      'This browser does not let the site store anything. Sign in to save products.',
      '浏览器禁止本站存储数据。请登录后再收藏产品。',
    ),
  },
  notAdded: {
    text: texts(
      `Some products saved on this device were not added: your account already holds ${MAX_FAVOURITES}.`,
      `账户收藏已达 ${MAX_FAVOURITES} 款，本设备上的部分收藏未能并入。`,
    ),
  },
  saveFailed: {
    text: texts('The product could not be saved. Please try again.', '收藏失败，请重试。'),
  },
  removeFailed: {
    text: texts('The product could not be removed. Please try again.', '取消收藏失败，请重试。'),
  },
} as const satisfies Record<string, Toast>;
