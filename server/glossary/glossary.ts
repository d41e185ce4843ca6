// Bilingual glossary, built from lists/: the translation of a text whose lines are one term each, and the terms in any text. It has
// no grammar (decision 010). A line `English | Chinese` holds both ways; `English > Chinese` and `Chinese < English` hold only from
// left to right, for a spelling or synonym that must not be produced the other way.
import { hash } from 'node:crypto';
import type { Lang } from '../../contract/lang.ts';
import { ASKS_READY_QUESTIONS, READY_QUESTIONS } from '../../contract/questions/ready-questions.ts';
import { MACHINES } from './lists/machines.ts';
import { MATERIALS } from './lists/materials.ts';
import { PARTS } from './lists/parts.ts';
import { PHRASES } from './lists/phrases.ts';
import { PROCESSES } from './lists/processes.ts';
import { MEASURES, QUALITIES } from './lists/qualities.ts';
import { TRADE } from './lists/trade.ts';

export interface GlossaryLine {
  /** `|` both ways, `>` English to Chinese only, `<` Chinese to English only. */
  readonly direction: '|' | '>' | '<';
  readonly en: string;
  readonly zh: string;
}

function parseLines(list: string): GlossaryLine[] {
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

const TERM_LISTS = [MACHINES, PARTS, MATERIALS, PROCESSES, TRADE, MEASURES, QUALITIES];

export const TERM_LINES: readonly GlossaryLine[] = TERM_LISTS.flatMap(parseLines);

/** Includes the ready questions of enquiries, because buyers copy them into chats and replies. */
const READY_LINES = [...READY_QUESTIONS.values(), ASKS_READY_QUESTIONS].map(
  ({ en, 'zh-Hans': zh }): GlossaryLine => ({
    direction: '|',
    en: en.replace(/[.?]$/, ''),
    zh: zh.replace(/[。？]$/, ''),
  }),
);
export const PHRASE_LINES: readonly GlossaryLine[] = [...parseLines(PHRASES), ...READY_LINES];

/** Increase it when a code change finds other terms with the same lists. */
const RULES_VERSION = 2;

/** Changes whenever the glossary may know more than before. */
export const GLOSSARY_VERSION = hash(
  'sha256',
  JSON.stringify([RULES_VERSION, TERM_LISTS, PHRASES, READY_LINES]),
  'base64url',
).slice(0, 12);

/** Lookup keys: English treats hyphens as spaces, Chinese ignores spaces, both ignore case. */
const TO_KEY: Readonly<Record<Lang, (text: string) => string>> = {
  en: (text) => text.toLowerCase().replaceAll('’', "'").replaceAll('-', ' '),
  'zh-Hans': (text) => text.toLowerCase().replace(/\s/g, ''),
};
export const keyOf = (lang: Lang, text: string): string => TO_KEY[lang](text);

type Lookup = Readonly<Record<Lang, ReadonlyMap<string, string>>>;

const lookupOf = (lines: readonly GlossaryLine[]): Lookup => ({
  en: new Map(
    lines.flatMap(({ direction, en, zh }) => (direction === '<' ? [] : [[keyOf('en', en), zh]])),
  ),
  'zh-Hans': new Map(
    lines.flatMap(({ direction, en, zh }) =>
      direction === '>' ? [] : [[keyOf('zh-Hans', zh), en]],
    ),
  ),
});

const TERMS = lookupOf(TERM_LINES);
const PHRASE_TEXTS = lookupOf(PHRASE_LINES);

const ES_PLURAL = /(?:ch|sh|s|x|z)es$/;
const singularForms = (key: string): string[] => {
  if (key.endsWith('ies')) return [`${key.slice(0, -3)}y`];
  if (ES_PLURAL.test(key)) return [key.slice(0, -2), key.slice(0, -1)];
  return key.endsWith('s') ? [key.slice(0, -1)] : [];
};

/** Returns the translation of a term by its key, in English also by that of its plural; null if it is none. */
export function lookupTerm(lang: Lang, key: string): string | null {
  const keys = lang === 'en' ? [key, ...singularForms(key)] : [key];
  for (const each of keys) {
    const term = TERMS[lang].get(each);
    if (term !== undefined) return term;
  }
  return null;
}

/** Keys of all terms of a language. */
export const termKeys = (lang: Lang): Iterable<string> => TERMS[lang].keys();

const END_MARKS: Readonly<Record<string, string>> = {
  '.': '。',
  '!': '！',
  '?': '？',
  '。': '.',
  '！': '!',
  '？': '?',
};

/** No term and no phrase is longer. */
const MAX_LINE_LENGTH = 200;
/** More lines are an article, which has no lines of one term each. */
const MAX_LINES = 20;

/** With or without an end mark. */
function translateLine(line: string, target: Lang): string | null {
  const whole = line.trim();
  if (whole === '') return '';
  if (whole.length > MAX_LINE_LENGTH) return null;
  const source = target === 'en' ? 'zh-Hans' : 'en';
  const lastMark = whole.at(-1) ?? '';
  const endMark = END_MARKS[lastMark] ?? '';
  const key = keyOf(source, endMark === '' ? whole : whole.slice(0, -1).trimEnd());
  const found = PHRASE_TEXTS[source].get(key) ?? lookupTerm(source, key);
  if (found === null) return null;
  return (target === 'en' ? found.charAt(0).toUpperCase() + found.slice(1) : found) + endMark;
}

/** The translation of a text whose every line is exactly one term or phrase; null for any other text. */
export function translateByGlossary(text: string, target: Lang): string | null {
  const lines = text.trim().split('\n', MAX_LINES + 1);
  if (lines[0] === '' || lines.length > MAX_LINES) return null;
  const translated = lines.map((line) => translateLine(line, target));
  return translated.includes(null) ? null : translated.join('\n');
}
