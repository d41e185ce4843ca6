// Client of the translation API: batches and caches texts, and returns the original if a translation fails (spec §5, §8).
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { TextTerm } from '../../../contract/translation/terms.ts';
import {
  CHARACTERS_PER_BATCH,
  MAX_TRANSLATED_TEXT_LENGTH,
  TEXTS_PER_BATCH,
  translate,
  translateBatch,
} from '../../../contract/translation/translate.ts';
import { browserApi } from '../../api/browser.ts';
import type { Api } from '../../api/call.ts';

/** Time during which texts are collected for one batch. */
const BATCH_DELAY_MS = 30;

interface TranslatedText {
  readonly text: string;
  /** false if the text is the original. */
  readonly translated: boolean;
  /** Whether it consists of ready phrases. */
  readonly phrase: boolean;
  /** Terms of the glossary in an untranslated text. */
  readonly terms: readonly TextTerm[];
}

/** 'page': not translated for English readers (spec §4). 'conversation': translated into English too. */
export type TextSource = 'page' | 'conversation';

interface PageTranslator {
  /** Never rejects. */
  translate(text: string, source?: TextSource): Promise<TranslatedText>;
}

interface PendingText {
  readonly text: string;
  readonly resolve: (result: TranslatedText) => void;
}

const untranslated = (text: string, terms: readonly TextTerm[] = []): TranslatedText => ({
  text,
  translated: false,
  phrase: false,
  terms,
});

/** Splits the texts into batches within the server's limits. */
function splitIntoBatches(pending: readonly PendingText[]): PendingText[][] {
  const all: PendingText[][] = [];
  let remainingCharacters = 0;
  for (const each of pending) {
    const last = all.at(-1);
    if (last && last.length < TEXTS_PER_BATCH && each.text.length <= remainingCharacters)
      last.push(each);
    else {
      all.push([each]);
      remainingCharacters = CHARACTERS_PER_BATCH;
    }
    remainingCharacters -= each.text.length;
  }
  return all;
}

/** Whether the backend has only POST /translate and answers the batch endpoint like an unknown URL. */
const lacksBatchEndpoint = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

/** Creates a translator for one API; islands use the page's shared one, from translatorFor(). */
export function pageTranslator(api: Api, lang: Lang): PageTranslator {
  const cache = new Map<string, Promise<TranslatedText>>();
  let pending: PendingText[] = [];
  let hasBatchEndpoint = true;

  const translateInBatch = async (texts: readonly string[]): Promise<TranslatedText[]> => {
    const { translations: results } = await api.call(translateBatch, {
      body: { texts: [...texts], targetLang: lang },
    });
    return texts.map((text, at) => {
      const each = results.length === texts.length ? results[at] : undefined;
      return each?.translated && each.text !== '' ? each : untranslated(text, each?.terms);
    });
  };

  const translateOneByOne = (texts: readonly string[]): Promise<TranslatedText[]> =>
    Promise.all(
      texts.map(async (text) => {
        const { translatedText: translation, terms } = await api.call(translate, {
          body: { text, targetLang: lang },
        });
        return translation === text.trim()
          ? untranslated(text, terms)
          : { text: translation, translated: true, phrase: false, terms: [] };
      }),
    );

  const translateAll = async (texts: readonly string[]): Promise<TranslatedText[]> => {
    if (!hasBatchEndpoint) return translateOneByOne(texts);
    try {
      return await translateInBatch(texts);
    } catch (error) {
      if (!lacksBatchEndpoint(error)) throw error;
      hasBatchEndpoint = false;
      return translateOneByOne(texts);
    }
  };

  const sendBatch = async (batch: readonly PendingText[]): Promise<void> => {
    try {
      const results = await translateAll(batch.map(({ text }) => text));
      for (const [index, { text, resolve }] of batch.entries())
        resolve(results[index] ?? untranslated(text));
    } catch (error) {
      console.warn('Translation failed; the original texts are shown.', error);
      for (const { text, resolve } of batch) {
        // A later request may succeed.
        cache.delete(text);
        resolve(untranslated(text));
      }
    }
  };

  const enqueue = (text: string): Promise<TranslatedText> => {
    if (pending.length === 0)
      setTimeout(() => {
        const all = pending;
        pending = [];
        for (const batch of splitIntoBatches(all)) void sendBatch(batch);
      }, BATCH_DELAY_MS);
    return new Promise((resolve) => pending.push({ text, resolve }));
  };

  return {
    translate(text, source = 'page') {
      const isSkipped = lang === 'en' && source === 'page';
      if (isSkipped || text.trim() === '' || text.length > MAX_TRANSLATED_TEXT_LENGTH)
        return Promise.resolve(untranslated(text));
      const result = cache.get(text) ?? enqueue(text);
      cache.set(text, result);
      return result;
    },
  };
}

const translators = new Map<Lang, PageTranslator>();

/** Returns the translator of this page: all its islands share the cached texts. */
export function translatorFor(lang: Lang): PageTranslator {
  const translator = translators.get(lang) ?? pageTranslator(browserApi(lang), lang);
  translators.set(lang, translator);
  return translator;
}
