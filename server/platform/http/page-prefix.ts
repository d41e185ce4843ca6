// Start of the path of pages in each language.
import type { Lang } from '../../../contract/lang.ts';

export const PATH_PREFIX_BY_LANG: Readonly<Record<Lang, string>> = {
  en: '',
  'zh-Hans': '/zh-hans',
};
