// What the server says when a call worked (spec §8). English is literal where the spec quotes it.
import type { Texts } from './texts.ts';

export const ANSWER_TEXTS = {
  contactSent: { en: 'Message sent successfully!', 'zh-Hans': '留言发送成功！' },
  contactMarked: { en: 'The message was marked.', 'zh-Hans': '已更新留言状态。' },
  signedIn: { en: 'Successfully signed in to the product.', 'zh-Hans': '您已成功登录。' },
  signedUp: { en: 'Account Created!', 'zh-Hans': '账户创建成功！' },
  signedOut: { en: 'You are signed out.', 'zh-Hans': '您已退出登录。' },
} as const satisfies Record<string, Texts>;
