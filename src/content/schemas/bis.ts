// Schema of the BIS guidance: one file per language is the source of both the page and the PDF.
import { z } from 'astro/zod';
import { drawing } from './drawings.ts';
import { icon } from './icons.ts';
import { sources } from './sources.ts';

const text = z.string().trim().min(1);

export const bis = z.strictObject({
  title: text.max(90),
  description: text.min(40).max(200),
  lead: text,
  drawing,
  /** The day the guidance was last checked against its sources. */
  checked: z.coerce.date(),
  /** Id of the rule of import on the Order (src/content/rules/compliance.yaml), which the status quotes. */
  order: text,
  /** The current legal status in two lines at the top of the page; its date is the rule's. */
  status: text.max(330),
  /** The current legal status in full, with its sources. */
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
  /** Text sections ("What it is", "Scheme X", …): a heading, paragraphs and bullet points. */
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
  /** Groups of machines by customs heading. The rules that apply to them are not here: they are rules of import. */
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
    /** Number of the question that is open initially, counted from 1; none without it. */
    open: z.number().int().min(1).optional(),
    items: z.array(z.strictObject({ question: text, answer: text })).min(5),
  }),
  sources,
});

export type Bis = z.infer<typeof bis>;
