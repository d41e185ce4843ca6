// Schema of a fact: a statement of law or rate that several pages repeat, in both languages, with its sources. Pages name it by its
// id: {{escrow-cap}}. What the rules of import hold is not a fact of its own: {{rule:sws-general}}.
import * as z from 'zod/mini';
import { day, entryId, texts } from '../../../contract/landed-cost/rule-fields.ts';

const words = z.string().check(z.trim(), z.minLength(1));

const factSource = z.strictObject({
  /** In the language of the source, or in both languages. */
  title: z.union([words, texts], 'a title, or one in each language: en and zh-Hans'),
  url: z.optional(
    z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }),
  ),
  /** Words of the source, verbatim, in its own language. */
  quote: z.optional(words),
  /** The day on which the source was read. */
  read: day,
});

export const fact = z.strictObject({
  id: entryId,
  /** What replaces the placeholder: plain text without markup, often part of a sentence. */
  text: texts,
  sources: z.array(factSource).check(z.minLength(1)),
});
export type Fact = z.output<typeof fact>;
