// Translator for any text: ready phrase or stored translation first, then remote service or glossary, otherwise the original (spec §5).
import { translatePhrases } from '../../contract/chat/phrases/phrases.ts';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { translateByGlossary } from '../glossary/glossary.ts';
import { LIMITS } from '../limits.ts';
import { fairQueue } from '../platform/queue/fair-queue.ts';
import { detectLanguage } from './detect-language.ts';
import { countCharacters, type Engine } from './engine.ts';
import { protect, restore } from './protect.ts';
import type { TranslationBudget, TranslationBudgets } from './translation-budgets.ts';
import type { translationsRepository } from './translation-queries.ts';

/** Who asks for translations, and who pays for those that do not exist yet. */
export interface TranslationCaller {
  /** Networks take turns. */
  readonly network: string;
  readonly budget: TranslationBudget;
  /** Returns the texts whose translations are stored: not those that the caller made up. */
  storable(texts: readonly string[]): Promise<ReadonlySet<string>>;
  /** Charges the caller's own limits before new translations are made; if it returns false, the texts stay as they are. */
  charge(characters: number): Promise<boolean>;
}

export interface Translator {
  /**
   * Returns a translation for each text, null if the text stays as it is. Calls without a caller are the market's own, for its
   * products, companies and reviews. Rejects with 503 if too many wait.
   */
  translate(
    texts: readonly string[],
    target: Lang,
    caller?: TranslationCaller,
  ): Promise<(string | null)[]>;
  /**
   * Returns a translation for each text that costs nothing: of ready phrases, a stored one, and without a service that of the
   * glossary; null for the others.
   */
  readTranslations(texts: readonly string[], target: Lang): Promise<(string | null)[]>;
  /** Stores the translation of a text of ready phrases, so that it stays the same if a later release changes the phrases. */
  storePhrase(text: string): Promise<void>;
  /** Number of texts in translation now. */
  pendingCount(): number;
}

type Repository = ReturnType<typeof translationsRepository>;
type Translations = ReadonlyMap<string, string>;

const MARKET: TranslationCaller = {
  network: 'this market',
  budget: 'market',
  storable: (texts) => Promise.resolve(new Set(texts)),
  charge: () => Promise.resolve(true),
};

/** Drops implausible output of a service: no correct translation is this much longer than its text. */
const isPlausible = (text: string, translation: string): boolean =>
  translation.trim() !== '' &&
  !translation.includes('\0') &&
  translation.isWellFormed() &&
  translation.length <= 200 + 6 * text.length;

/** Language of the words of a text, ignoring codes and figures; null if it has no words. */
export const detectTextLanguage = (text: string): Lang | null =>
  detectLanguage(protect(text).text.replace(PLACEHOLDERS, ''));

const translateAllByGlossary = (texts: readonly string[], target: Lang): Translations =>
  new Map(
    texts.flatMap((text) => {
      const translation = translateByGlossary(text, target);
      return translation === null ? [] : [[text, translation] as const];
    }),
  );

const distinctTextsOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');

/** `engine` is null if no remote service is configured: the glossary is used then, and its results are not stored. */
export function openTranslator(
  translations: Repository,
  engine: Engine | null,
  budgets: Pick<TranslationBudgets, 'spend'>,
): Translator {
  /** Translations in progress, by budget, language and text: concurrent calls for a text share its result. */
  const pending = new Map<string, Promise<string | null>>();

  const queue = fairQueue({
    budget: 'translations',
    concurrency: LIMITS.concurrentTranslations,
    maxWaiting: LIMITS.translationsWaiting,
  });

  const translateByService = async (
    service: Engine,
    texts: readonly string[],
    target: Lang,
    { budget, storable }: TranslationCaller,
  ) => {
    const protectedTexts = texts.map(protect);
    const replies = await service.translate(
      protectedTexts.map(({ text }) => text),
      target,
      (characters) => budgets.spend(budget, characters),
    );
    const translated = texts.flatMap((text, index) => {
      const restored = restore(replies[index] ?? '', protectedTexts[index]?.parts ?? []);
      return restored !== null && isPlausible(text, restored)
        ? [[text, restored.trim()] as const]
        : [];
    });
    const stored = await storable(translated.map(([original]) => original));
    await translations.store(
      translated.flatMap(([original, text]) =>
        stored.has(original) ? [{ original, target, text }] : [],
      ),
    );
    return new Map(translated);
  };

  const translateNew = async (
    texts: readonly string[],
    target: Lang,
    caller: TranslationCaller,
  ): Promise<Translations> => {
    const phrases = new Map(
      texts.flatMap((text) => {
        const translation = translatePhrases(text, target);
        return translation === null ? [] : [[text, translation] as const];
      }),
    );
    const others = texts.filter((text) => !phrases.has(text));
    if (others.length === 0) return phrases;
    const stored = new Map([...phrases, ...(await translations.readAll(others, target))]);
    const source = target === 'en' ? 'zh-Hans' : 'en';
    const missing = texts.filter(
      (text) => !stored.has(text) && detectTextLanguage(text) === source,
    );
    if (missing.length === 0 || !(await caller.charge(countCharacters(missing)))) return stored;
    const translated = engine
      ? await translateByService(engine, missing, target, caller)
      : translateAllByGlossary(missing, target);
    return new Map([...stored, ...translated]);
  };

  return {
    async storePhrase(text) {
      const found = LANGS.flatMap((target) => {
        const translation = translatePhrases(text, target);
        return translation === null ? [] : [{ original: text, target, text: translation }];
      });
      if (found.length > 0) await translations.store(found);
    },

    async readTranslations(texts, target) {
      const caller = { ...MARKET, charge: () => Promise.resolve(engine === null) };
      const found = await translateNew(distinctTextsOf(texts), target, caller);
      return texts.map((text) => found.get(text.trim()) ?? null);
    },

    pendingCount: () => pending.size,

    async translate(texts, target, caller = MARKET) {
      const pendingKey = (text: string): string => `${caller.budget} ${target} ${text}`;
      const newTexts = distinctTextsOf(texts).filter((text) => !pending.has(pendingKey(text)));
      if (newTexts.length > 0) {
        const result = queue.run(caller.network, () => translateNew(newTexts, target, caller));
        for (const text of newTexts)
          pending.set(
            pendingKey(text),
            result.then((translated) => translated.get(text) ?? null),
          );
        const removePending = (): void => {
          for (const text of newTexts) pending.delete(pendingKey(text));
        };
        result.then(removePending, removePending);
      }
      return Promise.all(texts.map((text) => pending.get(pendingKey(text.trim())) ?? null));
    },
  };
}

const PLACEHOLDERS = /__\d+__/g;
