// What a listing or a company says in the other language: text by text, each whole or as it was written (decision 016).
import type { Lang } from '../../contract/lang.ts';
import type { CompanyWords, ListingWords } from './missing-text-queries.ts';
import { type Translator, writtenIn } from './service.ts';

/** `nothing` where no text of it could be had. */
export type Told<Words> = Words | 'nothing';

const other = (lang: Lang): Lang => (lang === 'en' ? 'zh-Hans' : 'en');

/** The texts in the other language by text. What is in no language, or in the other one already, is itself. */
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

/** Two labels may have one translation: none of the values is lost for that. */
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

/** A person's name is nobody's to translate. */
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
