// Stored translations of a product's phrases in both directions, so that single phrases can be translated.
import type { StoredTranslation } from '../../server/translation/translation-queries.ts';
import type { Both, SeedProduct } from './types.ts';

const translationsOf = ({ en, zh }: Both): StoredTranslation[] =>
  en === zh
    ? []
    : [
        { original: en, target: 'zh-Hans', text: zh },
        { original: zh, target: 'en', text: en },
      ];

const pairTexts = (en: readonly string[], zh: readonly string[]): Both[] =>
  en.map((each, at) => ({ en: each, zh: zh[at] ?? each }));

export const productTranslations = (product: SeedProduct): StoredTranslation[] => {
  const { specifications, tags } = product;
  const phrases = [
    product.name,
    product.title,
    product.summary,
    product.description,
    ...pairTexts(tags.en, tags.zh),
    ...pairTexts(Object.keys(specifications.en), Object.keys(specifications.zh)),
    ...pairTexts(Object.values(specifications.en), Object.values(specifications.zh)),
  ];
  const unique = new Map(
    phrases.flatMap(translationsOf).map((way) => [`${way.target} ${way.original}`, way]),
  );
  return [...unique.values()];
};
