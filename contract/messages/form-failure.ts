// Client texts for a form that could not be sent and got no explanation: what is kept, and what to do.
import type { Texts } from './texts.ts';

export const FORM_FAILURE_TEXTS = {
  failed: { en: 'This could not be sent.', 'zh-Hans': '提交失败。' },
  network: {
    en: 'The server could not be reached. What you typed is kept: please try again.',
    'zh-Hans': '无法连接服务器，输入的内容已保留，请重试。',
  },
  other: {
    en: 'What you typed is kept. Please try again in a moment.',
    'zh-Hans': '输入的内容已保留，请稍后重试。',
  },
  /** Where nothing was typed. */
  networkOnly: {
    en: 'The server could not be reached. Please try again.',
    'zh-Hans': '无法连接服务器，请重试。',
  },
  otherOnly: { en: 'Please try again in a moment.', 'zh-Hans': '请稍后重试。' },
} as const satisfies Record<string, Texts>;
