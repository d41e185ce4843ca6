// Ready phrases of the chat in both languages: their notation `English | 中文`, and their texts with values filled in.
// `{days}` is a field, named after its kind; English adds what is counted, in the singular and the plural: `{days:day:days}`.
import type { Lang } from '../../lang.ts';
import { FIELD_KINDS, type FieldKind, formatField } from './phrase-fields.ts';

/** Situations, the groups of phrases in the picker, in its order. */
export const SITUATIONS = [
  'general',
  'price',
  'power',
  'delivery',
  'payment',
  'inspection',
  'installation',
  'spares',
  'documents',
] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Phrase {
  /** Unique, such as 'buyer.price.best'. */
  readonly id: string;
  readonly side: 'buyer' | 'supplier';
  readonly situation: Situation;
  /** In the order of the English text; each occurs once in both languages. */
  readonly fields: readonly FieldKind[];
  readonly parts: Readonly<Record<Lang, readonly PhrasePart[]>>;
}

export type PhrasePart =
  | string
  | {
      readonly field: FieldKind;
      /** The counted noun; null if the text after the field has it. */
      readonly counted: { readonly one: string; readonly other: string } | null;
    };

export type PhraseValues = Readonly<Partial<Record<FieldKind, string>>>;

const FIELD = /\{([a-z]+)(?::([^:}]+):([^}]+))?\}/;

const isFieldKind = (name: string): name is FieldKind => Object.hasOwn(FIELD_KINDS, name);

const parse = (template: string): PhrasePart[] => {
  const match = FIELD.exec(template);
  if (!match) return template === '' ? [] : [template];
  const [notation, name = '', one, other] = match;
  if (!isFieldKind(name)) throw new Error(`unknown field in the phrase "${template}"`);
  const before = template.slice(0, match.index);
  const counted = one !== undefined && other !== undefined ? { one, other } : null;
  return [
    ...(before === '' ? [] : [before]),
    { field: name, counted },
    ...parse(template.slice(match.index + notation.length)),
  ];
};

const fieldsOf = (parts: readonly PhrasePart[]): FieldKind[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.field]));

export const definePhrases = (
  side: Phrase['side'],
  phrases: Readonly<Record<Situation, Readonly<Record<string, string>>>>,
): readonly Phrase[] =>
  SITUATIONS.flatMap((situation) =>
    Object.entries(phrases[situation]).map(([name, line]): Phrase => {
      const [en = '', zh = ''] = line.split(' | ');
      const parts = { en: parse(en), 'zh-Hans': parse(zh) };
      return {
        id: `${side}.${situation}.${name}`,
        side,
        situation,
        fields: fieldsOf(parts.en),
        parts,
      };
    }),
  );

/** The text with these values; a field without a valid value shows `placeholder`. */
export const phraseText = (
  { parts }: Phrase,
  lang: Lang,
  values: PhraseValues,
  placeholder = '…',
): string =>
  parts[lang]
    .map((part) => {
      if (typeof part === 'string') return part;
      const { field, counted } = part;
      const value = formatField(field, lang, values[field] ?? '');
      if (!counted) return value ?? placeholder;
      return `${value ?? placeholder} ${value === '1' ? counted.one : counted.other}`;
    })
    .join('');
