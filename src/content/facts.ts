// Facts and drawings in content pages: {{escrow-cap}} is replaced by the text of the fact, {{rule:sws-general}} by the percentage of a
// rule, and {{rule:add-wheel-loaders.note}} by one of its texts. The sources of what a page uses join its own.
import type { Rule } from '../../contract/landed-cost/rule.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Fact } from './schemas/fact.ts';
import { DRAWING_PLACEHOLDER, markDrawings } from './text-drawings/index.ts';

export interface FactList {
  readonly facts: readonly Fact[];
  readonly rules: readonly Rule[];
}

interface Source {
  readonly title: string;
  readonly url?: string | undefined;
  readonly read: string | Date;
}

interface Page {
  readonly data: Record<string, unknown>;
  readonly body: string;
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const RULE = /^rule:([a-z0-9-]+)(?:\.([a-zA-Z]+))?$/;

type Filled = { readonly text: string; readonly sources: readonly Source[] };

function fillRule({ rules }: FactList, lang: Lang, id: string, field: string): Filled | string {
  const rule = rules.find((each) => each.id === id);
  if (!rule) return 'there is no such rule; write one of the ids in src/content/rules/*.yaml';
  if (rule.state === 'unknown' || rule.state === 'example')
    return 'nothing proves the rule, so no page may state it; find a source or write a fact';
  const value: unknown = (rule as Readonly<Record<string, unknown>>)[field];
  const sources = rule.source ? [rule.source] : [];
  if (typeof value === 'number') return { text: String(value), sources };
  const text = (value as Partial<Record<Lang, string>> | undefined)?.[lang];
  return typeof text === 'string'
    ? { text, sources }
    : `the rule has no number or text "${field}"; write {{rule:${id}.field}} with one that it has`;
}

const inLanguage = ({ title, ...rest }: Fact['sources'][number], lang: Lang): Source => ({
  ...rest,
  title: typeof title === 'string' ? title : title[lang],
});

/** What replaces a placeholder, or what to write instead. */
function fill(list: FactList, lang: Lang, name: string): Filled | string {
  const [, id, field = 'percent'] = RULE.exec(name) ?? [];
  if (id !== undefined) return fillRule(list, lang, id, field);
  if (DRAWING_PLACEHOLDER.test(name))
    return 'a drawing stands in the text, alone on its line; guides have a block "kind: drawing" instead';
  const fact = list.facts.find((each) => each.id === name);
  return fact
    ? { text: fact.text[lang], sources: fact.sources.map((each) => inLanguage(each, lang)) }
    : 'there is no such fact; write one of the ids in src/content/facts/*.yaml, or add it there';
}

/** Of sources with one address, or one title, the first; the day is the latest of them. */
function mergeSources(sources: readonly Source[]): Source[] {
  const merged = new Map<string, Source>();
  for (const { title, url, read } of sources) {
    const key = url ?? title;
    const other = merged.get(key) ?? { title, ...(url !== undefined && { url }), read };
    const isLater = new Date(other.read) < new Date(read);
    merged.set(key, isLater ? { ...other, read } : other);
  }
  return [...merged.values()];
}

/**
 * The page with its facts, and with their sources after its own.
 * @param file name of the file in errors. Throws an error that lists every placeholder that cannot be replaced, and the remedy.
 */
export function fillFacts(page: Page, lang: Lang, list: FactList, file: string): Page {
  const used: Source[] = [];
  const errors: string[] = [];
  /** Where the placeholder is, for errors. */
  let place = 'text';
  const fillText = (text: string): string =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const filled = fill(list, lang, name);
      if (typeof filled === 'string') {
        errors.push(`${file}: ${place}: ${placeholder}: ${filled}`);
        return placeholder;
      }
      used.push(...filled.sources);
      return filled.text;
    });
  const fillValue = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value);
    if (Array.isArray(value)) return value.map(fillValue);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillValue(each)]));
  };
  const data = Object.fromEntries(
    Object.entries(page.data).map(([key, value]) => {
      place = key;
      return [key, fillValue(value)];
    }),
  );
  place = 'text';
  const marked = markDrawings(page.body, (placeholder, remedy) =>
    errors.push(`${file}: ${place}: ${placeholder}: ${remedy}`),
  );
  const body = fillText(marked);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  if (used.length === 0) return { data, body };
  const own = (data.sources ?? []) as readonly Source[];
  return { data: { ...data, sources: mergeSources([...own, ...used]) }, body };
}

/** Facts that the text states itself, where it should name them. "5 January 2026" does not state "January 2026". */
export const statedFacts = ({ facts }: FactList, lang: Lang, text: string): readonly Fact[] =>
  facts.filter((fact) => {
    const words = fact.text[lang].replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    return new RegExp(`(?<!\\d ?)${words}(?!\\d)`).test(text);
  });
