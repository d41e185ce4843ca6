// Field error texts for the pictures of a product or a profile (spec §5, §8).
import type { Texts } from './texts.ts';

export const PICTURE_TEXTS = {
  pictureType: {
    en: 'A picture must be a JPEG, PNG or WebP file.',
    'zh-Hans': '图片须为 JPEG、PNG 或 WebP 格式。',
  },
  pictureHeic: {
    en: 'Most browsers cannot show HEIC. Please send a JPEG: on an iPhone, set Settings › Camera › Formats to Most Compatible.',
    'zh-Hans':
      '多数浏览器无法显示 HEIC，请改用 JPEG：iPhone 请将“设置 › 相机 › 格式”改为“兼容性最佳”。',
  },
  pictureUnreadable: {
    en: 'This picture could not be read. Please choose another file.',
    'zh-Hans': '无法读取该图片，请换一个文件。',
  },
  pictureTooManyPixels: {
    en: 'A picture may have 24 megapixels at most. Please scale it down and try again.',
    'zh-Hans': '图片最多 2400 万像素，请缩小后重试。',
  },
  pictureTooDeep: {
    en: 'A progressive or interlaced picture in CMYK or with 16 bits a channel may have 12 megapixels at most. Please save it in RGB with 8 bits.',
    'zh-Hans':
      'CMYK 或每通道 16 位的渐进式（隔行扫描）图片最多 1200 万像素，请另存为 8 位 RGB 图片。',
  },
  pictureTooLarge: {
    en: 'Picture size should not exceed 10MB',
    'zh-Hans': '图片大小不能超过 10 MB',
  },
} as const satisfies Record<string, Texts>;
