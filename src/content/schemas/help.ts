// An article of the help centre. Its file name is its address: help/en/first-inquiry.md is /help/first-inquiry.
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
  /** The answer in a sentence or two; shown in the list and searched. */
  excerpt: z.string().trim().min(40).max(240),
  category: z.enum(HELP_CATEGORIES),
  /** Where it stands among the popular articles; smaller comes first. */
  order: z.number().int().min(1),
  /** The views shown in the list, such as 2.4k. */
  views: z.string().trim().min(1),
  /** When it was last looked over. */
  updated: z.coerce.date(),
  draft: z.boolean().default(false),
});

export type HelpArticle = z.infer<typeof helpArticle>;
