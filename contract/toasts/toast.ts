// Type of a toast (spec §8). Each area has its own file of toasts, so that a screen loads only its own texts.
import type { Texts } from '../messages/texts.ts';

/** A title, a text line below it, or both. A message from the server replaces `text`. */
export interface Toast {
  readonly title?: Texts;
  readonly text?: Texts;
}

export const texts = (en: string, zh: string): Texts => ({ en, 'zh-Hans': zh });

export const errorTitle = texts('Error', '出错了');
export const successTitle = texts('Success', '操作成功');
export const deniedTitle = texts('Access Denied', '拒绝访问');
export const validationTitle = texts('Validation Error', '填写有误');
