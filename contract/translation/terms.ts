// Schema of the glossary terms that replies list for an untranslated text in the other language.
import type * as z from 'zod/mini';
import { fields, list, requiredText } from '../read.ts';

/** Maximum number for one text: a longer list beside it is not read. */
export const MAX_TERMS = 12;

const textTerm = fields({
  /** In the spelling of the text. */
  term: requiredText(200),
  translation: requiredText(200),
});
export type TextTerm = z.output<typeof textTerm>;

/** Each once, in the order of the text; empty for a text in the reader's language. */
export const textTerms = list(textTerm, MAX_TERMS);
