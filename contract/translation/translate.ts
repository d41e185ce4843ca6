// Endpoints for machine translation of server-supplied text; if it fails, the reply has the original text (spec §5).
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGS } from '../lang.ts';
import { fieldError } from '../query.ts';
import { fields, flag, list, reader, requiredText, text } from '../read.ts';
import { textTerms } from './terms.ts';

export const MAX_TRANSLATED_TEXT_LENGTH = 5_000;
export const TEXTS_PER_BATCH = 50;
export const CHARACTERS_PER_BATCH = 20_000;

const original = z
  .string(fieldError('required'))
  .check(z.maxLength(MAX_TRANSLATED_TEXT_LENGTH, fieldError('textTooLong')));
const targetLang = z.enum(LANGS, fieldError('unknownLanguage'));

export const translate = endpoint({
  method: 'POST',
  path: '/translate',
  summary: 'Translates a text; returns the original if no translation is available',
  access: 'anyone',
  body: z.object({
    text: original,
    targetLang,
  }),
  /** Unreadable without a translation, so that the caller shows the original. */
  reply: fields({
    translatedText: requiredText(MAX_TRANSLATED_TEXT_LENGTH * 4),
    /** false if no translation was available and the text is the original. */
    translated: flag,
    /** Terms of the glossary in a text that was not translated. */
    terms: textTerms,
  }),
  errors: ['validation', 'tooMany'],
});

const entries = list(
  fields({
    text: text(MAX_TRANSLATED_TEXT_LENGTH * 4),
    translated: flag,
    /** Whether the text consists of ready phrases (contract/chat/phrases), whose translations are written by hand. */
    phrase: flag,
    terms: textTerms,
  }),
  TEXTS_PER_BATCH,
);

export const translateBatch = endpoint({
  method: 'POST',
  path: '/translate/batch',
  summary: 'Translates several texts like POST /translate, in the order of the request',
  access: 'anyone',
  body: z.object({
    texts: z.array(original, fieldError('required')).check(
      z.minLength(1, fieldError('required')),
      z.maxLength(TEXTS_PER_BATCH, fieldError('tooManyEntries')),
      z.refine(
        (texts) => texts.reduce((sum, { length }) => sum + length, 0) <= CHARACTERS_PER_BATCH,
        fieldError('textTooLong'),
      ),
    ),
    targetLang,
  }),
  bodyBytes: 128 * 1024,
  /** An empty `text` means an unreadable entry. */
  reply: fields({
    // Unreadable without a list, so that the caller tries again later.
    translations: reader(
      (value) => (Array.isArray(value) ? z.parse(entries, value) : undefined),
      entries.json,
    ),
  }),
  errors: ['validation', 'tooMany'],
});
