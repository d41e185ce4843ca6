// Translation of all texts of a product or company: each text completely, or as it was written (decision 016).
import type { Lang } from '../../contract/lang.ts';
import type { CompanyWords, ListingWords } from './missing-text-queries.ts';
import { type Translator, writtenIn } from './service.ts';

/** `nothing` if none of the texts could be translated. */
export type Told<Words> = Words | 'nothing';

const other = (lang: Lang): Lang => (lang === 'en' ? 'zh-Hans' : 'en');

/** Returns a lookup by text. A text in no language, or in the other one already, is returned unchanged. */
async function inOther(translator: Translator, texts: readonly string[], from: Lang) {
  const foreign = [...new Set(texts)].filter((text) => writtenIn(text) === from);
  const answers = await translator.translate(foreign, other(from));
  const known = new Map(foreign.map((text, at) => [text, answers[at] ?? null]));
  const missing = [...known.values()].filter((each) => each === null).length;
  return {
    of: (text: string): string => known.get(text) ?? text,
    made: missing === 0 ? ('whole' as const) : ('part' as const),
    nothing: foreign.length > 0 && missing === foreign.length,
  };
}

/** Two labels may have the same translation: no value may be lost then. */
function relabelled(
  specifications: Readonly<Record<string, string>>,
  of: (text: string) => string,
): Record<string, string> {
  const told: Record<string, string> = {};
  for (const [label, value] of Object.entries(specifications)) {
    const name = of(label);
    told[Object.hasOwn(told, name) ? `${name} (${label})` : name] = of(value);
  }
  return told;
}

export async function toldListing(
  translator: Translator,
  words: ListingWords,
  from: Lang,
): Promise<Told<ListingWords>> {
  const { name, title, short, description, stock } = words;
  const specifications = JSON.parse(words.specifications) as Record<string, string>;
  const tags = JSON.parse(words.tags) as string[];
  const { of, made, nothing } = await inOther(
    translator,
    [
      name,
      title,
      short,
      description,
      stock ?? '',
      ...tags,
      ...Object.entries(specifications).flat(),
    ],
    from,
  );
  if (nothing) return 'nothing';
  return {
    ...words,
    lang: other(from),
    name: of(name),
    title: of(title),
    short: of(short),
    description: of(description),
    stock: stock === null ? null : of(stock),
    specifications: JSON.stringify(relabelled(specifications, of)),
    tags: JSON.stringify([...new Set(tags.map(of))]),
    made,
  };
}

/** The name of a person is not translated. */
export async function toldCompany(
  translator: Translator,
  words: CompanyWords,
  from: Lang,
): Promise<Told<CompanyWords>> {
  const { company_name, description, city, province } = words;
  const texts = [company_name, description, city, province];
  const { of, made, nothing } = await inOther(translator, texts, from);
  if (nothing) return 'nothing';
  return {
    ...words,
    lang: other(from),
    company_name: of(company_name),
    description: of(description),
    city: of(city),
    province: of(province),
    made,
  };
}
