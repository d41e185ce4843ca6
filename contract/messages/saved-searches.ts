// Texts about saved searches that the server and the browser share.
import { MAX_SAVED_SEARCHES } from '../saved-searches/saved-search-limits.ts';
import type { Texts } from './texts.ts';

export const SAVED_SEARCH_TEXTS = {
  full: {
    en: `You have saved ${MAX_SAVED_SEARCHES} searches, the most an account can hold. Delete one to save another.`,
    'zh-Hans': `您已保存 ${MAX_SAVED_SEARCHES} 个搜索，达到账户上限。请先删除一个再保存。`,
  },
  notFound: { en: 'There is no such saved search.', 'zh-Hans': '没有这个已保存的搜索。' },
  linkInvalid: {
    en: 'This address is not complete or no longer valid. You can change your alerts and mails in the dashboard.',
    'zh-Hans': '该链接不完整或已失效。您可以在工作台中更改提醒和邮件设置。',
  },
} as const satisfies Record<string, Texts>;
