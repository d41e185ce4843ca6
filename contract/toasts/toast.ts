// What a toast is made of (spec §8). Each area of toasts is a file of its own, so that a screen loads its own words only.
import type { Texts } from '../messages/texts.ts';

/** A toast: a title, a line under it, or both. Where the server gave words, they stand for `text`. */
export interface Toast {
  readonly title?: Texts;
  readonly text?: Texts;
}

export const say = (en: string, zh: string): Texts => ({ en, 'zh-Hans': zh });

export const error = say('Error', '出错了');
export const success = say('Success', '操作成功');
export const denied = say('Access Denied', '拒绝访问');
export const validation = say('Validation Error', '填写有误');
