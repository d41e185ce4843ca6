// Names in both languages, written as one text: "English | 中文".
import type { Lang } from './lang.ts';

export type Names = Readonly<Record<Lang, string>>;

/** A text without a bar is the same in both languages. */
export const namesOf = (text: string): Names => {
  const [en = '', zh = en] = text.split('|').map((part) => part.trim());
  return { en, 'zh-Hans': zh };
};
