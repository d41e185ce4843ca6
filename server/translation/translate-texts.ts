// Translation of all texts of a product or company: each text completely, or as it was written (decision 010).
import type { Lang } from '../../contract/lang.ts';
import { findTerms } from '../glossary/find-terms.ts';
import type { CompanyTexts, ProductTexts, Texts } from './text-translation-queries.ts';
import { detectTextLanguage, type Translator } from './translator.ts';

const otherLang = ({ lang }: Texts): Lang => (lang === 'en' ? 'zh-Hans' : 'en');

/** The other language's words for the terms of the glossary in the name of a product, for the search. */
export const nameTermsOf = (texts: Texts): string =>
  'product_no' in texts
    ? findTerms([texts.name, texts.title], otherLang(texts))
        .map(({ translation }) => translation)
        .join('\n')
    : '';

type TranslationOf = (text: string) => string;

const parseTags = ({ tags }: ProductTexts): string[] => JSON.parse(tags);
const parseSpecifications = ({ specifications }: ProductTexts): [label: string, value: string][] =>
  Object.entries(JSON.parse(specifications));

/** The texts to translate; the name of a person is not one of them. */
const textsToTranslate = (texts: Texts): string[] =>
  'product_no' in texts
    ? [
        ...[texts.name, texts.title, texts.summary, texts.description, texts.stock ?? ''],
        ...parseTags(texts),
        ...parseSpecifications(texts).flat(),
      ]
    : [texts.company_name, texts.description, texts.city, texts.province];

/** Two labels may have the same translation: no value may be lost then. */
function translateSpecifications(texts: ProductTexts, translationOf: TranslationOf): string {
  const result: Record<string, string> = {};
  for (const [label, value] of parseSpecifications(texts)) {
    const name = translationOf(label);
    result[Object.hasOwn(result, name) ? `${name} (${label})` : name] = translationOf(value);
  }
  return JSON.stringify(result);
}

const translateProduct = (texts: ProductTexts, translationOf: TranslationOf): ProductTexts => ({
  ...texts,
  name: translationOf(texts.name),
  title: translationOf(texts.title),
  summary: translationOf(texts.summary),
  description: translationOf(texts.description),
  stock: texts.stock === null ? null : translationOf(texts.stock),
  specifications: translateSpecifications(texts, translationOf),
  tags: JSON.stringify([...new Set(parseTags(texts).map(translationOf))]),
});

const translateCompany = (texts: CompanyTexts, translationOf: TranslationOf): CompanyTexts => ({
  ...texts,
  company_name: translationOf(texts.company_name),
  description: translationOf(texts.description),
  city: translationOf(texts.city),
  province: translationOf(texts.province),
});

/**
 * Returns the texts in the other language, null if none could be translated. A text in no language, or in the other one already,
 * stays as it is.
 */
export async function translateTexts(translator: Translator, texts: Texts): Promise<Texts | null> {
  const lang = otherLang(texts);
  const originals = [...new Set(textsToTranslate(texts))].filter(
    (text) => detectTextLanguage(text) === texts.lang,
  );
  const translations = await translator.translate(originals, lang);
  const isUntranslated = originals.length > 0 && translations.every((each) => each === null);
  if (isUntranslated) return null;
  const byOriginal = new Map(originals.map((text, index) => [text, translations[index] ?? null]));
  const translationOf: TranslationOf = (text) => byOriginal.get(text) ?? text;
  const translated =
    'product_no' in texts
      ? translateProduct(texts, translationOf)
      : translateCompany(texts, translationOf);
  return { ...translated, lang, made: translations.includes(null) ? 'part' : 'whole' };
}
