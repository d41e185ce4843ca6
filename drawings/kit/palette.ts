// The inks of all drawings: steel neutrals carry the machine, one colour way its body.

export type Material =
  | 'body'
  | 'trim'
  | 'accent' // what a colour way changes
  | 'steel'
  | 'iron'
  | 'dark'
  | 'white'
  | 'rubber'
  | 'glass'
  | 'screen'
  | 'copper'
  | 'wood'
  | 'cloth'
  | 'red'
  | 'green'
  | 'saffron'
  | 'liquid'
  | 'concrete'
  | 'shine';

/** Four flat tones, from the face in the light to the face in the shade, and the line around them. */
export interface Ink {
  readonly tones: readonly [string, string, string, string];
  readonly line: string;
  readonly opacity: number;
}
export type Inks = Readonly<Record<Material, Ink>>;

export const NAVY = '#17263d';
/** Light edge around a machine. Lines are dark: without it they would be lost on a dark page. */
export const RIM = '#f6f9fb';

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

export function mix(a: string, b: string, part: number): string {
  const to = channels(b);
  const out = channels(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * part));
  return `#${out.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

const ink = (base: string, opacity = 1): Ink => ({
  tones: [
    mix(base, '#ffffff', 0.42),
    mix(base, '#ffffff', 0.1),
    mix(base, NAVY, 0.16),
    mix(base, NAVY, 0.34),
  ],
  line: NAVY,
  opacity,
});

const NEUTRAL = {
  steel: ink('#c3ccd6'),
  iron: ink('#8692a2'),
  dark: ink('#46546a'),
  white: ink('#f1f3f5'),
  rubber: ink('#2f3b4d'),
  glass: ink('#b9dbe8', 0.42),
  screen: ink('#2a4a63'),
  copper: ink('#c98f5c'),
  wood: ink('#d9b98a'),
  cloth: ink('#e9dfd0'),
  red: ink('#c8473f'),
  green: ink('#3f9b76'),
  saffron: ink('#efa02e'),
  liquid: ink('#7fb6cf'),
  concrete: ink('#b9b6ae'),
  shine: ink('#e3e9ef'),
} satisfies Partial<Record<Material, Ink>>;

const WAYS = [
  { body: '#7d99b6', trim: '#3f5d82', accent: '#efa02e' },
  { body: '#74ab98', trim: '#2e6a5b', accent: '#e9c46a' },
  { body: '#efe6d5', trim: '#eb9f35', accent: '#46546a' },
] as const;

/** Colour way 0 is steel blue, 1 machine green, 2 warm white with saffron. */
export function inksOf(way: number): Inks {
  const { body, trim, accent } = WAYS[way] ?? WAYS[0];
  return { ...NEUTRAL, body: ink(body), trim: ink(trim), accent: ink(accent) };
}

/** White lines on navy, for the dimension drawing. */
export function blueprintInks(): Inks {
  const print = (lift: number, opacity = 1): Ink => ({
    tones: [
      mix('#1d3a63', '#ffffff', lift + 0.05),
      mix('#1d3a63', '#ffffff', lift),
      '#1b365c',
      '#183052',
    ],
    line: '#e8f1fa',
    opacity,
  });
  const flat = Object.keys(NEUTRAL).map((name) => [name, print(0.02)] as const);
  return {
    ...(Object.fromEntries(flat) as Record<keyof typeof NEUTRAL, Ink>),
    steel: print(0.06),
    white: print(0.1),
    shine: print(0.1),
    glass: print(0.3, 0.3),
    body: print(0.12),
    trim: print(0.06),
    accent: print(0.16),
  };
}

/** One flat colour, for the stencil on a crate. */
export function stencilInks(colour: string): Inks {
  const one: Ink = { tones: [colour, colour, colour, colour], line: colour, opacity: 1 };
  const names = [...Object.keys(NEUTRAL), 'body', 'trim', 'accent'];
  return Object.fromEntries(names.map((name) => [name, one])) as Record<Material, Ink>;
}
