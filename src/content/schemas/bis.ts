// The BIS guidance: one file per language makes both the page and the PDF.
import { z } from 'astro/zod';
import { drawing } from './drawings.ts';
import { icon } from './icons.ts';

const text = z.string().trim().min(1);

export const bis = z.strictObject({
  title: text.max(90),
  description: text.min(40).max(200),
  lead: text,
  drawing,
  /** The day the guidance was last checked against its sources. */
  checked: z.coerce.date(),
  /** What a reader must know first: how the law stands, and where that is known from. */
  notice: z.strictObject({
    title: text,
    date: z.coerce.date(),
    paragraphs: z.array(text).min(1),
    events: z.array(z.strictObject({ when: text, what: text, source: text })).min(1),
    advice: text,
  }),
  figures: z
    .array(z.strictObject({ value: text, label: text }))
    .min(3)
    .max(6),
  /** What it is, Scheme X, and so on: a heading, paragraphs, points. */
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case words with hyphens'),
        title: text,
        paragraphs: z.array(text).min(1),
        points: z.array(text).default([]),
      }),
    )
    .min(4),
  /** The certification process. */
  process: z.strictObject({
    title: text,
    lead: text,
    steps: z.array(z.strictObject({ title: text, text, timing: text })).length(9),
  }),
  benefits: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ icon, title: text, text })).min(3),
  }),
  /** Which machines fall under the order, by customs heading. */
  codes: z.strictObject({
    title: text,
    lead: text,
    rows: z.array(z.strictObject({ code: text, category: text, examples: text })).min(8),
    note: text,
  }),
  validity: z.strictObject({
    title: text,
    lead: text,
    head: z.array(text).length(3),
    rows: z.array(z.array(text).length(3)).min(3),
    penalty: text,
  }),
  faq: z.strictObject({
    title: text,
    /** The number of the one that is open at first. */
    open: z.number().int().min(1),
    items: z.array(z.strictObject({ question: text, answer: text })).min(5),
  }),
});

export type Bis = z.infer<typeof bis>;
