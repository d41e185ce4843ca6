// Field error texts for registration, sign-in, profile and contact forms (spec §5, §8).
import type { Texts } from './texts.ts';

export const ACCOUNT_TEXTS = {
  email: { en: 'Please enter a valid email address.', 'zh-Hans': '请输入有效的邮箱地址。' },
  role: { en: 'Please choose buyer or supplier.', 'zh-Hans': '请选择采购商或供应商身份。' },
  passwordWeak: {
    en: 'Password must be at least 6 characters long.',
    'zh-Hans': '密码长度至少为 6 个字符。',
  },
  passwordMismatch: { en: 'Passwords do not match.', 'zh-Hans': '两次输入的密码不一致。' },
  phoneIndian: {
    en: 'Indian phone number must be exactly 10 digits',
    'zh-Hans': '印度电话号码必须为 10 位数字',
  },
  phoneChinese: {
    en: 'Chinese phone number must be exactly 11 digits',
    'zh-Hans': '中国电话号码必须为 11 位数字',
  },
  passwordWrong: {
    en: 'This is not your current password.',
    'zh-Hans': '当前密码不正确。',
  },
  establishedYear: {
    en: 'The year of foundation lies between 1800 and this year.',
    'zh-Hans': '成立年份须在 1800 年至今年之间。',
  },
  certificateImages: {
    en: 'You can keep up to 10 certificate images.',
    'zh-Hans': '证书图片最多保存 10 张。',
  },
  website: {
    en: 'A website address begins with http:// or https://.',
    'zh-Hans': '网址须以 http:// 或 https:// 开头。',
  },
  pictureType: {
    en: 'A picture must be a JPEG, PNG or WebP file.',
    'zh-Hans': '图片须为 JPEG、PNG 或 WebP 格式。',
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
    'zh-Hans': '图片大小不能超过 10MB',
  },
} as const satisfies Record<string, Texts>;
