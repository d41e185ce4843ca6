// Client texts for a session that ended while something was typed. A separate file, because forms load it and lists do not.
import type { Texts } from './texts.ts';

export const SESSION_TEXTS = {
  ended: {
    en: 'You are no longer signed in. What you typed is kept.',
    'zh-Hans': '您的登录已失效，输入的内容已保留。',
  },
  /** Where nothing was typed. */
  endedOnly: { en: 'You are no longer signed in.', 'zh-Hans': '您的登录已失效。' },
  signIn: { en: 'Sign in and continue', 'zh-Hans': '登录并继续' },
  contact: { en: 'Contact us', 'zh-Hans': '联系我们' },
} as const satisfies Record<string, Texts>;
