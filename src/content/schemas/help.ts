// Schema of a help center article. The file name is the URL: help/en/first-inquiry.md is /help/first-inquiry.
import { z } from 'astro/zod';
import { sources } from './sources.ts';

export const HELP_CATEGORIES = [
  'start',
  'buying',
  'selling',
  'payments',
  'shipping',
  'account',
] as const;

export const helpArticle = z.strictObject({
  title: z.string().trim().min(1).max(100),
  /** The answer in one or two sentences; shown in the list and included in the search. */
  excerpt: z.string().trim().min(40).max(240),
  category: z.enum(HELP_CATEGORIES),
  /** Position among the popular articles; lower numbers first. Other articles have none. */
  order: z.number().int().min(1).optional(),
  /** View count of a popular article, such as 2.4k. */
  views: z.string().trim().min(1).optional(),
  /** Words that readers search for and that the text does not have: forgot, invoice, 忘记密码. */
  keywords: z.array(z.string().trim().min(1)).default([]),
  /** Whether the answer is one numbered list of steps; its structured data is then a HowTo. */
  steps: z.boolean().default(false),
  /** Day the article was last reviewed. */
  updated: z.coerce.date(),
  sources,
  draft: z.boolean().default(false),
});
