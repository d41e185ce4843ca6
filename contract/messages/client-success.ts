// Success texts that the client also shows as toasts. Separate from the texts that only the server sends.
import type { Texts } from './texts.ts';

export const CLIENT_SUCCESS_TEXTS = {
  signedIn: { en: 'Successfully signed in to the product.', 'zh-Hans': '您已成功登录。' },
  signedUp: { en: 'Account Created!', 'zh-Hans': '账户创建成功！' },
  contactSent: { en: 'Message sent successfully!', 'zh-Hans': '留言发送成功！' },
} as const satisfies Record<string, Texts>;
