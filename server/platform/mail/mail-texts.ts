// Texts of mails by language.
import type { Lang } from '../../../contract/lang.ts';
import { withValues } from '../../../contract/texts.ts';
import en from '../../../locales/en/server/mails.json' with { type: 'json' };
import zh from '../../../locales/zh-Hans/server/mails.json' with { type: 'json' };

/** Chinese has no singular. */
type WithoutSingular<Tree> = {
  readonly [Key in keyof Tree as Key extends `${string}_one`
    ? never
    : Key]: Tree[Key] extends string ? string : WithoutSingular<Tree[Key]>;
};

export const MAIL_TEXTS: Readonly<Record<Lang, WithoutSingular<typeof en>>> = { en, 'zh-Hans': zh };

/** The form of a text for a count, `key_one` or `key_other`, with {{count}} replaced. */
export function countedText<Key extends string>(
  lang: Lang,
  texts: Readonly<Record<`${Key}_other`, string>>,
  key: Key,
  count: number,
  values: Readonly<Record<string, string>>,
): string {
  const form = `${key}_${new Intl.PluralRules(lang).select(count)}` as `${Key}_other`;
  return withValues(texts[form], { ...values, count: count.toLocaleString('en') });
}
