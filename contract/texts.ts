// Texts in both languages, made from the files in locales/, and the values in them.
import type { Lang } from './lang.ts';

export type Texts = Readonly<Record<Lang, string>>;

type InBothLanguages<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? Texts : InBothLanguages<Tree[Key]>;
};

/** Pairs the texts of the same keys: { sent: 'Sent' } and { sent: '已发送' } as { sent: { en: 'Sent', 'zh-Hans': '已发送' } }. */
export const inBothLanguages = <Tree extends object>(
  english: Tree,
  chinese: NoInfer<Tree>,
): InBothLanguages<Tree> =>
  Object.fromEntries(
    Object.entries(english).map(([key, en]) => {
      const zh = (chinese as Readonly<Record<string, typeof en>>)[key];
      return [key, typeof en === 'string' ? { en, 'zh-Hans': zh } : inBothLanguages(en, zh)];
    }),
  ) as InBothLanguages<Tree>;

/** Replaces {{placeholders}} as those of the site's other texts. */
export const withValues = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

export const textsWithValues = (
  { en, 'zh-Hans': zh }: Texts,
  values: Readonly<Record<string, string | number>>,
): Texts => ({ en: withValues(en, values), 'zh-Hans': withValues(zh, values) });
