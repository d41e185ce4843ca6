// Translator for any text: stored translation first, then remote service or glossary, otherwise the original (spec §5).
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lang } from '../../contract/lang.ts';
import { LIMITS } from '../limits.ts';
import { fairQueue } from '../platform/queue/fair-queue.ts';
import { byGlossary } from './by-glossary.ts';
import type { Engine } from './engine.ts';
import { languageOf } from './language-of.ts';
import { protect, restore } from './protect.ts';
import type { translationsRepository } from './translation-queries.ts';

export interface Translator {
  /**
   * Returns a translation for each text, null if the text stays as it is. `network` is the client's network: networks take
   * turns, and calls without one are the server's own. Rejects with 503 if too many wait.
   */
  translate(texts: readonly string[], target: Lang, network?: string): Promise<(string | null)[]>;
  /** Number of texts in translation now. */
  underWay(): number;
}

type Repository = ReturnType<typeof translationsRepository>;
type Made = ReadonlyMap<string, string>;

const THIS_MARKET = 'this market';

/** Drops implausible output of a service: no correct translation is this much longer than its text. */
const believable = (text: string, translation: string): boolean =>
  translation.trim() !== '' &&
  !translation.includes('\0') &&
  translation.isWellFormed() &&
  translation.length <= 200 + 6 * text.length;

/** Language of the words of a text, ignoring codes and figures; null if it has no words. */
export const writtenIn = (text: string): Lang | null =>
  languageOf(protect(text).text.replace(MARKS, ''));

/** `engine` is null if no remote service is configured: the glossary is used then, and its results are not stored. */
export function openTranslator(stored: Repository, engine: Engine | null): Translator {
  /** Translations in progress, by language and text: concurrent calls for a text share its result. */
  const underWay = new Map<string, Promise<string | null>>();

  const queue = fairQueue({
    budget: 'translations',
    atOnce: LIMITS.translationsAtOnce,
    maxWaiting: LIMITS.translationsWaiting,
  });

  const byService = async (service: Engine, texts: readonly string[], target: Lang) => {
    const kept = texts.map(protect);
    const answers = await service.translate(
      kept.map(({ text }) => text),
      target,
    );
    const made = texts.flatMap((text, at) => {
      const whole = restore(answers[at] ?? '', kept[at]?.parts ?? []);
      return whole !== null && believable(text, whole) ? [[text, whole.trim()] as const] : [];
    });
    await stored.store(made.map(([original, text]) => ({ original, target, text })));
    return new Map(made);
  };

  const glossary = async (texts: readonly string[], target: Lang): Promise<Made> => {
    const made = new Map<string, string>();
    const storedSentences = (sentences: readonly string[]) => stored.findAll(sentences, target);
    for (const text of texts) {
      const translation = await byGlossary(text, target, storedSentences);
      if (translation !== null) made.set(text, translation);
      // Each takes at most some milliseconds; fifty without a break would delay other requests.
      await nextTurn();
    }
    return made;
  };

  const find = async (texts: readonly string[], target: Lang): Promise<Made> => {
    const known = await stored.findAll(texts, target);
    const source = target === 'en' ? 'zh-Hans' : 'en';
    const missing = texts.filter((text) => !known.has(text) && writtenIn(text) === source);
    if (missing.length === 0) return known;
    const made = engine
      ? await byService(engine, missing, target)
      : await glossary(missing, target);
    return new Map([...known, ...made]);
  };

  return {
    underWay: () => underWay.size,

    async translate(texts, target, network = THIS_MARKET) {
      const keyOf = (text: string): string => `${target} ${text}`;
      const asked = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
      const fresh = asked.filter((text) => !underWay.has(keyOf(text)));
      if (fresh.length > 0) {
        const found = queue.run(network, () => find(fresh, target));
        for (const text of fresh)
          underWay.set(
            keyOf(text),
            found.then((made) => made.get(text) ?? null),
          );
        const forget = (): void => {
          for (const text of fresh) underWay.delete(keyOf(text));
        };
        found.then(forget, forget);
      }
      return Promise.all(texts.map((text) => underWay.get(keyOf(text.trim())) ?? null));
    },
  };
}

const MARKS = /__\d+__/g;
