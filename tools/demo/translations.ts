// The phrases of a listing as stored translations, both ways, so that a text asked for alone is found too.
import type { StoredTranslation } from '../../server/translation/translation-queries.ts';
import type { Both, SeedProduct } from './types.ts';

const ways = ({ en, zh }: Both): StoredTranslation[] =>
  en === zh
    ? []
    : [
        { original: en, target: 'zh-Hans', text: zh },
        { original: zh, target: 'en', text: en },
      ];

const paired = (en: readonly string[], zh: readonly string[]): Both[] =>
  en.map((each, at) => ({ en: each, zh: zh[at] ?? each }));

export const pairsOf = (product: SeedProduct): StoredTranslation[] => {
  const { specifications, tags } = product;
  const phrases = [
    product.name,
    product.title,
    product.short,
    product.description,
    ...paired(tags.en, tags.zh),
    ...paired(Object.keys(specifications.en), Object.keys(specifications.zh)),
    ...paired(Object.values(specifications.en), Object.values(specifications.zh)),
  ];
  const unique = new Map(
    phrases.flatMap(ways).map((way) => [`${way.target} ${way.original}`, way]),
  );
  return [...unique.values()];
};
