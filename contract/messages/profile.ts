// Field error texts for the profile form (spec §5, §8).
import type { Texts } from './texts.ts';

export const PROFILE_TEXTS = {
  establishedYear: {
    en: 'The year of foundation lies between 1800 and this year.',
    'zh-Hans': '成立年份须在 1800 年至今年之间。',
  },
  certificateImages: {
    en: 'You can keep up to 10 certificate images.',
    'zh-Hans': '证书图片最多保存 10 张。',
  },
  factoryPictures: {
    en: 'You can keep up to 3 factory pictures.',
    'zh-Hans': '工厂图片最多保存 3 张。',
  },
  validUntil: {
    en: 'Please give the day as YYYY-MM-DD, such as 2027-03-31.',
    'zh-Hans': '日期请按 YYYY-MM-DD 填写，例如 2027-03-31。',
  },
  website: {
    en: 'A website address begins with http:// or https://.',
    'zh-Hans': '网址须以 http:// 或 https:// 开头。',
  },
} as const satisfies Record<string, Texts>;
