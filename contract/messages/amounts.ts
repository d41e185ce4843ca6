// Texts of an amount that a search asks for.
import type { Lang } from '../lang.ts';

/** By what is asked of the value. `{attribute}` is its name, `{amount}` a number or a range with its unit. */
export const AMOUNT_TEXTS = {
  about: {
    en: '{attribute}: about {amount}',
    'zh-Hans': '{attribute}约 {amount}',
  },
  exactly: {
    en: '{attribute}: {amount}',
    'zh-Hans': '{attribute} {amount}',
  },
  between: {
    en: '{attribute}: {amount}',
    'zh-Hans': '{attribute} {amount}',
  },
  atLeast: {
    en: '{attribute}: at least {amount}',
    'zh-Hans': '{attribute}不低于 {amount}',
  },
  atMost: {
    en: '{attribute}: at most {amount}',
    'zh-Hans': '{attribute}不超过 {amount}',
  },
} as const satisfies Record<string, Readonly<Record<Lang, string>>>;
