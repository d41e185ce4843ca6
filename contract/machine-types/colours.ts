// Number of colours of a printing machine in a text: "4-colour", "four colour", "4色", "四色".

const ENGLISH = {
  single: 1,
  one: 1,
  two: 2,
  double: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
};
const CHINESE = {
  单: 1,
  單: 1,
  一: 1,
  双: 2,
  雙: 2,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  八: 8,
};
const NUMBERS: Readonly<Record<string, number>> = { ...ENGLISH, ...CHINESE };

/** The 色 of an optical sorter (色选机) is no number of colours. */
const COLOURS = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{1,2}|${Object.keys(ENGLISH).join('|')})[ -]?colou?rs?(?!\\p{L})|` +
    `(?<!\\d)(\\d{1,2}|[${Object.keys(CHINESE).join('')}])色(?![选選])`,
  'iu',
);

export interface Colours {
  readonly count: number;
  /** As written in the text. */
  readonly written: string;
}

/** null where the text names no number of colours. */
export function coloursIn(text: string): Colours | null {
  const [written = '', english, chinese] = COLOURS.exec(text) ?? [];
  const number = (english ?? chinese ?? '').toLowerCase();
  const count = NUMBERS[number] ?? Number(number);
  return count > 0 ? { count, written } : null;
}

/** Words with which products state this number of colours in their names. */
export const colourWords = (count: number): readonly string[] => [
  String(count),
  ...Object.entries(ENGLISH).flatMap(([word, each]) => (each === count ? [word] : [])),
  ...Object.entries(CHINESE).flatMap(([word, each]) => (each === count ? [`${word}色`] : [])),
];
