// Schema of a help center article. The file name is the URL: help/en/first-inquiry.md is /help/first-inquiry.
import { z } from 'astro/zod';

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
  /** Position among the popular articles; lower numbers first. */
  order: z.number().int().min(1),
  /** View count shown in the list, such as 2.4k. */
  views: z.string().trim().min(1),
  /** Day the article was last reviewed. */
  updated: z.coerce.date(),
  draft: z.boolean().default(false),
});
