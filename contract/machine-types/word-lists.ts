// Lists of words in both languages, written as one text: "English, English | 中文, 中文".
import type { Lang } from '../lang.ts';

export type WordLists = Readonly<Record<Lang, readonly string[]>>;

const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

export function wordLists(text = ''): WordLists {
  const [en, zh] = text.split('|');
  return { en: listOf(en), 'zh-Hans': listOf(zh) };
}
