// Words of machine types and categories: names, synonyms and uses by which a search finds a product whatever its own texts contain.
import { LANGS } from '../../../contract/lang.ts';
import { findMachineType, MACHINE_TYPES } from '../../../contract/machine-types/index.ts';
import { TAXONOMY_TEXTS } from '../../../contract/taxonomy/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../../contract/taxonomy/taxonomy-texts.ts';
import { isCorrectable, tokenize } from '../../platform/text/tokenize.ts';
import { KINDS } from '../attributes/kinds.ts';
import { Spelling } from '../spelling.ts';
import { NearNames } from './near-names.ts';

/** A name or synonym as words. */
interface Phrase {
  readonly kind: number;
  readonly words: readonly string[];
  /** As declared, for Chinese, in which a wrong character is corrected in the whole name. */
  readonly text: string;
  /** The name, not a synonym. */
  readonly isName: boolean;
}

/** Words that say only that it is a machine: every machine type has them. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  tokenize('machine machinery equipment device 设备 机器 机械 装置'),
);

const PHRASES: readonly Phrase[] = KINDS.flatMap(({ machineType }, kind) => {
  const type = machineType === null ? undefined : findMachineType(machineType);
  if (!type) return [];
  return LANGS.flatMap((lang) => [type.name[lang], ...type.synonyms[lang]]).map((text) => ({
    kind,
    words: tokenize(text),
    text: text.replaceAll(' ', ''),
    isName: text === type.name.en || text === type.name['zh-Hans'],
  }));
});

const addTo = <Key>(map: Map<Key, Set<number>>, key: Key, kind: number): void => {
  const kinds = map.get(key);
  if (kinds) kinds.add(kind);
  else map.set(key, new Set([kind]));
};

const typesByWord = new Map<string, Set<number>>();
for (const { kind, words } of PHRASES) for (const word of words) addTo(typesByWord, word, kind);

const usesByWord = new Map<string, Set<number>>();
for (const [kind, { machineType }] of KINDS.entries()) {
  const uses = machineType === null ? undefined : findMachineType(machineType)?.uses;
  for (const lang of uses ? LANGS : [])
    for (const word of (uses?.[lang] ?? []).flatMap(tokenize)) addTo(usesByWord, word, kind);
}

const categoriesByWord = new Map<string, Set<number>>();
for (const [kind, { category, subcategory }] of KINDS.entries())
  for (const lang of LANGS)
    for (const word of tokenize(
      `${TAXONOMY_TEXTS[lang].category[category as CategoryId]} | ${TAXONOMY_TEXTS[lang].subcategory[subcategory as SubcategoryId]}`,
    ))
      addTo(categoriesByWord, word, kind);

const phrasesByFirstWord = Map.groupBy(PHRASES, ({ words }) => words[0] ?? '');

const typeSpelling = new Spelling([...typesByWord.keys()].filter(isCorrectable));

/** Names before synonyms: of equally near ones the first is the correction. */
const nearNames = new NearNames(
  PHRASES.toSorted((a, b) => Number(b.isName) - Number(a.isName)).map(({ text }) => text),
);

/** A Chinese name of a type that differs from `text` in one character; null where there is none. */
export const chineseNameLike = (text: string): string | null => nearNames.of(text);

const attributeWords = new Set(
  MACHINE_TYPES.flatMap(({ attributes }) => attributes)
    .flatMap(({ name, labels }) => [...Object.values(name), ...labels])
    .flatMap(tokenize)
    .filter((word) => !typesByWord.has(word)),
);

const NO_KINDS: ReadonlySet<number> = new Set();

/** Whether the word may name an attribute beside an amount: "span 20 m". */
export const isAttributeWord = (word: string): boolean => attributeWords.has(word);

export const isGeneric = (word: string): boolean => GENERIC_WORDS.has(word);

/** Kinds with a type whose name or synonym has the word. */
export const kindsOfTypeWord = (word: string): ReadonlySet<number> =>
  typesByWord.get(word) ?? NO_KINDS;

/** Kinds with a type that has the word among its uses. */
export const kindsOfUseWord = (word: string): ReadonlySet<number> =>
  usesByWord.get(word) ?? NO_KINDS;

/** Kinds in a category or subcategory whose name has the word. */
export const kindsOfCategoryWord = (word: string): ReadonlySet<number> =>
  categoriesByWord.get(word) ?? NO_KINDS;

/** Whether any machine type has the word in a name or among its uses. */
export const isTypeWord = (word: string): boolean => typesByWord.has(word) || usesByWord.has(word);

/** Words of types that differ from this one by a typing error, at most two. */
export const typeWordsLike = (word: string): readonly string[] =>
  typeSpelling.corrections(
    word,
    (a, b) => kindsOfTypeWord(b).size - kindsOfTypeWord(a).size || (a < b ? -1 : 1),
  );

/** Positions of the words of a name within the searched words. */
export interface PhraseMatch {
  readonly kind: number;
  readonly start: number;
  readonly length: number;
}

/** Names and synonyms that the searched words contain, word by word. `words`: the accepted forms at each position. */
export function phrasesIn(words: readonly (readonly string[])[]): readonly PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (const [start, forms] of words.entries())
    for (const form of forms)
      for (const phrase of phrasesByFirstWord.get(form) ?? [])
        if (phrase.words.every((word, at) => words[start + at]?.includes(word)))
          found.push({ kind: phrase.kind, start, length: phrase.words.length });
  return found;
}

/** Likeness of two machine types of the same subcategory, in words that only they have in common. */
const SAME_SUBCATEGORY = 2;
/** Share of that for a word that is only a use of one of them. */
const USED = 0.3;

/** Machine types of the same subcategory or with words in common, with their likeness: 1 for the most similar one. */
export function similarKinds(kind: number): ReadonlyMap<number, number> {
  const common = new Map<number, number>();
  const add = (other: number, likeness: number): void => {
    if (other !== kind) common.set(other, (common.get(other) ?? 0) + likeness);
  };
  for (const [other, { machineType, subcategory }] of KINDS.entries())
    if (machineType !== null && subcategory === KINDS[kind]?.subcategory)
      add(other, SAME_SUBCATEGORY);
  for (const [word, named] of typesByWord) {
    const kinds = new Set([...named, ...kindsOfUseWord(word)]);
    if (isGeneric(word) || !kinds.has(kind)) continue;
    // A word of few types says more.
    for (const other of kinds)
      add(other, (named.has(kind) && named.has(other) ? 1 : USED) / (kinds.size - 1));
  }
  const most = Math.max(1, ...common.values());
  return new Map([...common].map(([other, count]) => [other, count / most]));
}
