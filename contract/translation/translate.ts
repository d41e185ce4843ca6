// Endpoints for machine translation of server-supplied text; if it fails, the reply has the original text (spec §5).
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGS } from '../lang.ts';
import { fieldError } from '../query.ts';
import { fields, flag, list, text } from '../read.ts';
import { successReply, unreadableReply } from '../reply.ts';

export const MAX_TRANSLATED_TEXT_LENGTH = 5_000;
export const TEXTS_PER_BATCH = 50;
export const CHARACTERS_PER_BATCH = 20_000;

const translationFields = fields({ translatedText: text(MAX_TRANSLATED_TEXT_LENGTH * 4) });

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
  reply: z.object({
    success: z.literal(true),
    translatedText: z.string(),
    /** false if no translation was available and the text is the original. */
    translated: z.boolean(),
  }),
  /** Throws if the reply has no translation, so that the caller shows the original. */
  read: (body) => {
    const { translatedText } = z.parse(translationFields, successReply(body));
    if (translatedText === '') throw unreadableReply();
    return translatedText;
  },
  errors: ['validation', 'tooMany'],
});

const batchEntryFields = fields({ text: text(MAX_TRANSLATED_TEXT_LENGTH * 4), translated: flag });

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
  reply: z.object({
    success: z.literal(true),
    translations: z.array(z.object({ text: z.string(), translated: z.boolean() })),
  }),
  /** An empty `text` means an unreadable entry. Throws if the reply has no list of translations. */
  read: (body) => {
    const { translations } = successReply(body);
    if (!Array.isArray(translations)) throw unreadableReply();
    return z.parse(list(batchEntryFields, TEXTS_PER_BATCH), translations);
  },
  errors: ['validation', 'tooMany'],
});
