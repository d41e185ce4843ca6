// Translation of all texts of a product or company: each text completely, or as it was written (decision 016).
import type { Lang } from '../../contract/lang.ts';
import type { CompanyTextsRow, ProductTextsRow } from './missing-text-queries.ts';
import { detectTextLanguage, type Translator } from './translator.ts';

/** `nothing` if none of the texts could be translated. */
export type Translated<Words> = Words | 'nothing';

const otherLanguage = (lang: Lang): Lang => (lang === 'en' ? 'zh-Hans' : 'en');

/** Returns a lookup by text. A text in no language, or in the other one already, is returned unchanged. */
async function translateAll(translator: Translator, texts: readonly string[], from: Lang) {
  const sourceTexts = [...new Set(texts)].filter((text) => detectTextLanguage(text) === from);
  const replies = await translator.translate(sourceTexts, otherLanguage(from));
  const translationByText = new Map(
    sourceTexts.map((text, index) => [text, replies[index] ?? null]),
  );
  const missing = [...translationByText.values()].filter((each) => each === null).length;
  return {
    translationOf: (text: string): string => translationByText.get(text) ?? text,
    made: missing === 0 ? ('whole' as const) : ('part' as const),
    isUntranslated: sourceTexts.length > 0 && missing === sourceTexts.length,
  };
}

/** Two labels may have the same translation: no value may be lost then. */
function translateSpecifications(
  specifications: Readonly<Record<string, string>>,
  translationOf: (text: string) => string,
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [label, value] of Object.entries(specifications)) {
    const name = translationOf(label);
    result[Object.hasOwn(result, name) ? `${name} (${label})` : name] = translationOf(value);
  }
  return result;
}

export async function translateProductTexts(
  translator: Translator,
  texts: ProductTextsRow,
  from: Lang,
): Promise<Translated<ProductTextsRow>> {
  const { name, title, short, description, stock } = texts;
  const specifications = JSON.parse(texts.specifications) as Record<string, string>;
  const tags = JSON.parse(texts.tags) as string[];
  const { translationOf, made, isUntranslated } = await translateAll(
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
  if (isUntranslated) return 'nothing';
  return {
    ...texts,
    lang: otherLanguage(from),
    name: translationOf(name),
    title: translationOf(title),
    short: translationOf(short),
    description: translationOf(description),
    stock: stock === null ? null : translationOf(stock),
    specifications: JSON.stringify(translateSpecifications(specifications, translationOf)),
    tags: JSON.stringify([...new Set(tags.map(translationOf))]),
    made,
  };
}

/** The name of a person is not translated. */
export async function translateCompanyTexts(
  translator: Translator,
  texts: CompanyTextsRow,
  from: Lang,
): Promise<Translated<CompanyTextsRow>> {
  const { company_name, description, city, province } = texts;
  const values = [company_name, description, city, province];
  const { translationOf, made, isUntranslated } = await translateAll(translator, values, from);
  if (isUntranslated) return 'nothing';
  return {
    ...texts,
    lang: otherLanguage(from),
    company_name: translationOf(company_name),
    description: translationOf(description),
    city: translationOf(city),
    province: translationOf(province),
    made,
  };
}
