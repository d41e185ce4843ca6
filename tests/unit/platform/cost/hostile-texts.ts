// Texts that are expensive for naive patterns and parsers: repetitions and near misses, of any length.

/** Makes a text of this many characters. */
export type TextOf = (chars: number) => string;

const repeated =
  (unit: string, first = '', last = ''): TextOf =>
  (chars) => {
    const room = Math.max(0, chars - first.length - last.length);
    return first + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + last;
  };

const halves =
  (one: string, other: string): TextOf =>
  (chars) =>
    one.repeat(chars / 2) + other.repeat(chars / 2);

/** Different characters from `first` on, in an order that repeats late. */
const scattered =
  (first: number, range: number): TextOf =>
  (chars) =>
    Array.from({ length: chars }, (_, at) =>
      String.fromCharCode(first + ((at * 7_919 + ((at * at) % 104_729)) % range)),
    ).join('');

const HAN = [0x4e00, 20_000] as const;

/** Without knowledge of what reads them. */
export const GENERAL_TEXTS: Readonly<Record<string, TextOf>> = {
  'letters without a blank': scattered(97, 26),
  'one letter': repeated('a'),
  'one capital': repeated('A'),
  'one digit': repeated('1'),
  'one Han character': repeated('机'),
  blanks: repeated(' '),
  'line ends': repeated('\n'),
  'Han characters': scattered(...HAN),
  'words of one letter': repeated('a '),
  'different words': (chars) =>
    Array.from({ length: Math.ceil(chars / 8) }, (_, at) => `w${(at * 7_919) % 1_000_003}`)
      .join(' ')
      .slice(0, chars),
  'numbers with points': repeated('1.'),
  'numbers with commas': repeated('1,'),
  'numbers in groups': repeated(',111', '1'),
  'numbers with a unit': repeated('1 mm '),
  'a range without end': repeated('1-'),
  'Han and letters': repeated('机a'),
  'Han and digits': repeated('机1'),
  'accents on one letter': repeated('\u0301', 'a'),
  'letters that decompose': repeated('ﷺ'),
  emoji: repeated('👩‍🏭'),
  'half characters': repeated('\ud83d'),
  commas: repeated(','),
  points: repeated('.'),
  quotes: repeated('"'),
  brackets: repeated('['),
  'brackets in pairs': repeated('[]('),
  slashes: repeated('/'),
  hyphens: repeated('-'),
  'letters, then blanks': halves('a', ' '),
  'blanks, then a letter': repeated(' ', '', 'a'),
  'a letter between blanks': repeated('a          '),
  'the beginning of addresses': repeated('http://'),
  'an address without end': repeated('a', 'https://', '!'),
  'the beginning of mail addresses': repeated('a@'),
  'a mail address without end': repeated('a.', 'a@', '@'),
  'a phone number without end': repeated('1 ', '+'),
  placeholders: repeated('__0__'),
  'percent signs': repeated('%41'),
  semicolons: repeated('a;q=0.1,'),
  'control characters': repeated('\u0001'),
};

const CLASSES: readonly (readonly [pattern: RegExp, samples: readonly string[]])[] = [
  [/\\d/, ['1']],
  [/\\s|\\S/, [' ', '!']],
  [/\\w|\\W/, ['a', '_', '-']],
  [/\\b|\\B/, ['a', ' ']],
  [/\\p\{(?:L|N|Lu|Ll)/u, ['a', '1']],
  [/\\p\{Script=Han/u, ['汉']],
  [/\\p\{M/u, ['\u0301']],
  [/\\p\{C/u, ['\u0001']],
  [/\\p\{Z/u, ['\u2028']],
  [/\\n|\\r/, ['\n']],
  [/\\t/, ['\t']],
  [/\.|\[\^/, ['x', '\n']],
];
/** Characters tried in pairs: more of them are alike for the pattern. */
const MAX_SAMPLES = 14;
const MAX_WORDS = 12;

/** Literal characters and words of a pattern, and one or two characters of each of its classes. */
const samplesOf = (source: string) => {
  const literal = source
    .replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?<?[:=!]|\{\d*,?\d*\}/g, ' ')
    .replace(/\\(.)/g, '$1');
  const fromClasses = CLASSES.flatMap(([pattern, samples]) =>
    pattern.test(source) ? samples : [],
  );
  const characters = [...new Set([...fromClasses, ...literal.replace(/\s/g, '')])];
  const step = Math.max(1, characters.length / MAX_SAMPLES);
  return {
    characters: [
      ...new Set([
        'a',
        ...Array.from(
          { length: Math.min(MAX_SAMPLES, characters.length) },
          (_, at) => characters[Math.floor(at * step)] as string,
        ),
      ]),
    ],
    words: (literal.match(/[^\s()[\]|^$*+?{}]{2,}/g) ?? []).slice(0, MAX_WORDS),
  };
};

/** Near misses of a pattern: its characters and words repeated, alternating, and with another one before or behind them. */
export function nearMisses(source: string): readonly TextOf[] {
  const { characters, words } = samplesOf(source);
  const pairs = characters.flatMap((one) => characters.map((other) => [one, other] as const));
  return [
    ...characters.map((one) => repeated(one)),
    ...words.flatMap((word) => [repeated(word), repeated(`${word} `)]),
    ...words.flatMap((word) => characters.map((one) => repeated(one, word))),
    ...pairs
      .filter(([one, other]) => one !== other)
      .flatMap(([one, other]) => [
        repeated(one + other),
        repeated(one, other),
        repeated(one, '', other),
        halves(one, other),
      ]),
  ];
}
