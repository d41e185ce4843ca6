// Bilingual glossary, built from the lists in glossary/. A line `English | Chinese` holds both ways; `English > Chinese` and
// `Chinese < English` hold only from left to right, for a spelling or synonym that must not be produced the other way.
import { hash } from 'node:crypto';
import type { Lang } from '../../contract/lang.ts';
import { ASKS_READY_QUESTIONS, READY_QUESTIONS } from '../../contract/questions/ready-questions.ts';
import { MACHINES } from './glossary/machines.ts';
import { MATERIALS } from './glossary/materials.ts';
import { PARTS } from './glossary/parts.ts';
import { PHRASES } from './glossary/phrases.ts';
import { PROCESSES } from './glossary/processes.ts';
import { MEASURES, QUALITIES } from './glossary/qualities.ts';
import { TRADE } from './glossary/trade.ts';

export interface GlossaryLine {
  /** `|` both ways, `>` English to Chinese only, `<` Chinese to English only. */
  readonly direction: '|' | '>' | '<';
  readonly en: string;
  readonly zh: string;
}

export function parseLines(list: string): GlossaryLine[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, left, direction, right] = /^(.+) ([|<>]) (.+)$/.exec(line) ?? [];
      if (!left || !right) throw new Error(`invalid glossary line: ${line}`);
      if (direction === '<') return { direction: direction, en: right, zh: left };
      return { direction: direction === '>' ? direction : '|', en: left, zh: right };
    });
}

/** The kind of a term decides its place in a phrase: a quality precedes the noun, machines are counted with 台. */
export type TermKind = 'machine' | 'thing' | 'quality';
export interface Term {
  readonly text: string;
  readonly termKind: TermKind;
}

const TERM_LISTS: readonly (readonly [TermKind, string])[] = [
  ['machine', MACHINES],
  ['thing', PARTS],
  ['thing', MATERIALS],
  ['thing', PROCESSES],
  ['thing', TRADE],
  ['thing', MEASURES],
  ['quality', QUALITIES],
];

export const TERM_LINES: readonly GlossaryLine[] = TERM_LISTS.flatMap(([, list]) =>
  parseLines(list),
);
/** Includes the ready questions of enquiries, because buyers copy them into chats and replies. */
const READY_LINES = [...READY_QUESTIONS.values(), ASKS_READY_QUESTIONS].map(
  ({ en, 'zh-Hans': zh }): GlossaryLine => ({
    direction: '|',
    en: en.replace(/[.?]$/, ''),
    zh: zh.replace(/[。？]$/, ''),
  }),
);
export const PHRASE_LINES: readonly GlossaryLine[] = [...parseLines(PHRASES), ...READY_LINES];

/** Increase it when a code change makes different translations from the same lists. */
const RULES_VERSION = 1;

/** Changes whenever the glossary may know more than before. */
export const GLOSSARY_VERSION = hash(
  'sha256',
  JSON.stringify([RULES_VERSION, TERM_LISTS, PHRASES, READY_LINES]),
  'base64url',
).slice(0, 12);

/** Lookup keys: English treats hyphens as spaces, Chinese ignores spaces, both ignore case. */
const TO_KEY: Readonly<Record<Lang, (text: string) => string>> = {
  en: (text) => text.toLowerCase().replaceAll('-', ' '),
  'zh-Hans': (text) => text.toLowerCase().replace(/\s/g, ''),
};
export const keyOf = (lang: Lang, text: string): string => TO_KEY[lang](text);

const TERMS: Readonly<Record<Lang, Map<string, Term>>> = { en: new Map(), 'zh-Hans': new Map() };
for (const [termKind, list] of TERM_LISTS)
  for (const { direction, en, zh } of parseLines(list)) {
    if (direction !== '<') TERMS.en.set(keyOf('en', en), { text: zh, termKind });
    if (direction !== '>') TERMS['zh-Hans'].set(keyOf('zh-Hans', zh), { text: en, termKind });
  }

const ES_PLURAL = /(?:ch|sh|s|x|z)es$/;
const singularForms = (key: string): string[] => {
  if (key.endsWith('ies')) return [`${key.slice(0, -3)}y`];
  if (ES_PLURAL.test(key)) return [key.slice(0, -2), key.slice(0, -1)];
  return key.endsWith('s') ? [key.slice(0, -1)] : [];
};

/** Returns the translation of a term, in English also from its plural. */
export function lookupTerm(lang: Lang, phrase: string): Term | null {
  const key = keyOf(lang, phrase);
  const keys = lang === 'en' ? [key, ...singularForms(key)] : [key];
  for (const each of keys) {
    const term = TERMS[lang].get(each);
    if (term) return term;
  }
  return null;
}

/** Length of the longest term, in English words or Chinese characters: the search need not try longer ones. */
export const MAX_TERM_LENGTH: Readonly<Record<Lang, number>> = {
  en: Math.max(...[...TERMS.en.keys()].map((key) => key.split(' ').length)),
  'zh-Hans': Math.max(...[...TERMS['zh-Hans'].keys()].map((key) => key.length)),
};

/** English plural of a noun phrase: only its last word changes. */
export const pluralize = (noun: string): string => {
  if (/[^su]s$/.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:ch|sh|s|x|z)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
};
