// An article of the blog. Its file name is its address: blog/en/incoterms.md is /blog/incoterms.
import { z } from 'astro/zod';
import { drawing } from './drawings.ts';

export const ARTICLE_CATEGORIES = [
  'sourcing',
  'compliance',
  'logistics',
  'engineering',
  'selling',
] as const;

export const article = z.strictObject({
  title: z.string().trim().min(1).max(100),
  /** Two sentences at most: shown on cards, in search results and in the feed. */
  excerpt: z.string().trim().min(40).max(240),
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string().trim().min(1),
  /** The day of publication; an article of tomorrow is published by tomorrow's build. */
  date: z.coerce.date(),
  updated: z.coerce.date().optional(),
  tags: z.array(z.string().trim().min(1)).min(1).max(6),
  drawing,
  /** The one article at the top of the blog; of several, the newest. */
  featured: z.boolean().default(false),
  draft: z.boolean().default(false),
  /** Where its facts come from, each with the day it was read. */
  sources: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1),
        url: z.url().optional(),
        read: z.coerce.date(),
      }),
    )
    .default([]),
});

export type Article = z.infer<typeof article>;
