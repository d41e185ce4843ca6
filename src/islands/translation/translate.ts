// Client of the translation API: batches and caches texts, and returns the original if a translation fails (spec §5, §8).
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
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
const GATHER_MS = 30;

export interface Told {
  readonly text: string;
  /** false if the text is the original. */
  readonly translated: boolean;
}

/** 'page': not translated for English readers (spec §4). 'conversation': translated into English too. */
export type Place = 'page' | 'conversation';

export interface PageTranslator {
  /** Never rejects. */
  translate(text: string, place?: Place): Promise<Told>;
}

interface Waiting {
  readonly text: string;
  readonly tell: (told: Told) => void;
}

const asItIs = (text: string): Told => ({ text, translated: false });

/** Splits the texts into batches within the server's limits. */
function portions(waiting: readonly Waiting[]): Waiting[][] {
  const all: Waiting[][] = [];
  let room = 0;
  for (const each of waiting) {
    const last = all.at(-1);
    if (last && last.length < TEXTS_PER_BATCH && each.text.length <= room) last.push(each);
    else {
      all.push([each]);
      room = CHARACTERS_PER_BATCH;
    }
    room -= each.text.length;
  }
  return all;
}

/** Whether the backend has only POST /translate and answers the batch endpoint like an unknown URL. */
const knowsNoBatches = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

/** Creates a translator for one API; islands use the page's shared one, from translatorFor(). */
export function pageTranslator(api: Api, lang: Lang): PageTranslator {
  const known = new Map<string, Promise<Told>>();
  let waiting: Waiting[] = [];
  let batches = true;

  const inBatch = async (texts: readonly string[]): Promise<Told[]> => {
    const told = await api.call(translateBatch, { body: { texts: [...texts], targetLang: lang } });
    return texts.map((text, at) => {
      const each = told.length === texts.length ? told[at] : undefined;
      return each?.translated && each.text !== '' ? each : asItIs(text);
    });
  };

  const oneByOne = (texts: readonly string[]): Promise<Told[]> =>
    Promise.all(
      texts.map(async (text) => {
        const read = await api.call(translate, { body: { text, targetLang: lang } });
        return read === text.trim() ? asItIs(text) : { text: read, translated: true };
      }),
    );

  const ask = async (texts: readonly string[]): Promise<Told[]> => {
    if (!batches) return oneByOne(texts);
    try {
      return await inBatch(texts);
    } catch (error) {
      if (!knowsNoBatches(error)) throw error;
      batches = false;
      return oneByOne(texts);
    }
  };

  const send = async (portion: readonly Waiting[]): Promise<void> => {
    try {
      const told = await ask(portion.map(({ text }) => text));
      for (const [at, { text, tell }] of portion.entries()) tell(told[at] ?? asItIs(text));
    } catch (error) {
      console.warn('Translation failed; the original texts are shown.', error);
      for (const { text, tell } of portion) {
        // A later request may succeed.
        known.delete(text);
        tell(asItIs(text));
      }
    }
  };

  const gather = (text: string): Promise<Told> => {
    if (waiting.length === 0)
      setTimeout(() => {
        const all = waiting;
        waiting = [];
        for (const portion of portions(all)) void send(portion);
      }, GATHER_MS);
    return new Promise((tell) => waiting.push({ text, tell }));
  };

  return {
    translate(text, place = 'page') {
      const skipped = lang === 'en' && place === 'page';
      if (skipped || text.trim() === '' || text.length > MAX_TRANSLATED_TEXT_LENGTH)
        return Promise.resolve(asItIs(text));
      const told = known.get(text) ?? gather(text);
      known.set(text, told);
      return told;
    },
  };
}

const ofPage = new Map<Lang, PageTranslator>();

/** Returns the translator of this page: all its islands share the cached texts. */
export function translatorFor(lang: Lang): PageTranslator {
  const translator = ofPage.get(lang) ?? pageTranslator(browserApi(lang), lang);
  ofPage.set(lang, translator);
  return translator;
}
