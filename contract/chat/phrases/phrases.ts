// All ready phrases, and the recognition of a text that consists of them.
import type { Lang } from '../../lang.ts';
import { BUYER_PHRASES } from './buyer-phrases.ts';
import { type Phrase, type PhraseValues, phraseText } from './phrase.ts';
import { type FieldKind, fieldPattern, parseField } from './phrase-fields.ts';
import { SUPPLIER_PHRASES } from './supplier-phrases.ts';

export const PHRASES: readonly Phrase[] = [...BUYER_PHRASES, ...SUPPLIER_PHRASES];

const OTHER: Readonly<Record<Lang, Lang>> = { en: 'zh-Hans', 'zh-Hans': 'en' };
/** Longer than any phrase. */
const MAX_LINE_LENGTH = 400;
/** More phrases than anybody picks for one message. */
const MAX_LINES = 40;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

interface Matcher {
  readonly phrase: Phrase;
  readonly pattern: RegExp;
  readonly fields: readonly FieldKind[];
}

const matcherOf = (phrase: Phrase, lang: Lang): Matcher => {
  const parts = phrase.parts[lang];
  const body = parts.map((part) => {
    if (typeof part === 'string') return escapeRegExp(part);
    const value = `(${fieldPattern(part.field, lang)})`;
    const { counted } = part;
    return counted
      ? `${value} (?:${escapeRegExp(counted.one)}|${escapeRegExp(counted.other)})`
      : value;
  });
  return {
    phrase,
    pattern: new RegExp(`^${body.join('')}$`),
    fields: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.field])),
  };
};

const matchers: Partial<Record<Lang, readonly Matcher[]>> = {};
const matchersOf = (lang: Lang): readonly Matcher[] => {
  matchers[lang] ??= PHRASES.map((phrase) => matcherOf(phrase, lang));
  return matchers[lang];
};

const translateLine = (line: string, source: Lang): string | null => {
  for (const { phrase, pattern, fields } of matchersOf(source)) {
    const match = pattern.exec(line);
    if (!match) continue;
    const values: PhraseValues = Object.fromEntries(
      fields.map((field, index) => [field, parseField(field, source, match[index + 1] ?? '')]),
    );
    // Texts with a date or an amount that the picker does not allow are no phrases.
    if (phraseText(phrase, source, values) === line)
      return phraseText(phrase, OTHER[source], values);
  }
  return null;
};

/** The text in `target` if each of its lines is a ready phrase in the other language; otherwise null. */
export function translatePhrases(text: string, target: Lang): string | null {
  const lines = text.trim().split('\n');
  if (lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE_LENGTH)) return null;
  const translated: string[] = [];
  for (const line of lines) {
    const translation = line.trim() === '' ? '' : translateLine(line.trim(), OTHER[target]);
    if (translation === null) return null;
    translated.push(translation);
  }
  return translated.every((line) => line === '') ? null : translated.join('\n');
}
