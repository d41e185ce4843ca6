// Other forms of an English word: British and American spelling, and the machine, the work and the verb (cutter, cutting, cut).

/** Parts of words that are spelled in two ways. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['mould', 'mold'],
  ['tyre', 'tire'],
  ['jewellery', 'jewelry'],
  ['jewellery', 'jewelery'],
  ['aluminium', 'aluminum'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['plough', 'plow'],
  ['ise', 'ize'],
  ['isa', 'iza'],
  ['isi', 'izi'],
  ['elling', 'eling'],
  ['eller', 'eler'],
  ['entor', 'enter'],
];

/** British for American spelling and the reverse; words that no product has are among them. */
export const otherSpellings = (word: string): string[] =>
  SPELLINGS.flatMap(([british, american]) => [
    ...(word.includes(british) ? [word.replace(british, american)] : []),
    ...(word.includes(american) ? [word.replace(american, british)] : []),
  ]);

const ENDINGS = /(?:ing|ed|er|or)$/;
const MIN_STEM = 3;

/** "drying" and "dryer", "cutting" and "cut"; words that no product has are among them. */
export function relatedForms(word: string): string[] {
  const stem = word.replace(ENDINGS, '');
  if (stem.length < MIN_STEM || !/^[a-z]+$/.test(word)) return [];
  const isDoubled = /([b-df-hj-np-tv-z])\1$/.test(stem);
  const stems = isDoubled ? [stem, stem.slice(0, -1)] : [stem, `${stem}${stem.at(-1) ?? ''}`];
  const forms = [
    stem,
    `${stem}e`,
    ...stems.flatMap((each) => [each, `${each}er`, `${each}ing`, `${each}ed`, `${each}or`]),
    ...(stem.endsWith('e') ? [`${stem.slice(0, -1)}ing`, `${stem}r`] : []),
  ];
  return [...new Set(forms)].filter((each) => each !== word);
}
