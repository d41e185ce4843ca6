// Words of the search box, of one language only.
import type { Lang } from '../../../contract/lang.ts';
import type { SearchTexts } from './option-list.ts';

export const loadTexts = async (lang: Lang): Promise<SearchTexts> =>
  (lang === 'en'
    ? await import('../../../locales/en/search.json')
    : await import('../../../locales/zh-Hans/search.json')
  ).default;
