// Contrast check of the color tokens: every text and background pair meets AA in the light and dark theme.
import { readFileSync } from 'node:fs';

type Theme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const MIN_TEXT_RATIO = 4.5;
/** Minimum ratio for outlines of controls and focus rings (WCAG 1.4.11). */
const MIN_SHAPE_RATIO = 3;

/** Color pairs in use: [foregrounds, backgrounds, minimum ratio]. */
const PAIRS: readonly [readonly string[], readonly string[], number][] = [
  [['ink', 'muted', 'link'], ['paper', 'plate', 'well'], MIN_TEXT_RATIO],
  [['ink'], ['saffron-tint', 'jade-tint', 'red-tint'], MIN_TEXT_RATIO],
  [['jade', 'red'], ['paper', 'plate', 'well'], MIN_TEXT_RATIO],
  [['jade'], ['jade-tint'], MIN_TEXT_RATIO],
  [['red'], ['red-tint'], MIN_TEXT_RATIO],
  [['on-saffron'], ['saffron', 'saffron-strong'], MIN_TEXT_RATIO],
  [['on-jade'], ['jade'], MIN_TEXT_RATIO],
  [['on-red'], ['red'], MIN_TEXT_RATIO],
  [['on-steel', 'on-steel-muted'], ['steel', 'steel-deep', 'steel-line'], MIN_TEXT_RATIO],
  [['line-strong', 'focus'], ['paper', 'plate', 'well', 'picture'], MIN_SHAPE_RATIO],
  [['saffron'], ['steel', 'steel-deep'], MIN_SHAPE_RATIO],
];

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;

function token(name: string, theme: Theme): Rgb {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`--color-${name} is not in tokens.css`);
  const colors = [...value.matchAll(new RegExp(OKLCH, 'g'))];
  const [, l, c, h] = (theme === 'dark' ? colors.at(-1) : colors[0]) ?? [];
  if (!l || !c || !h) throw new Error(`--color-${name} is not written in oklch`);
  return linearRgb(Number(l), Number(c), Number(h));
}

/** OKLCH to linear sRGB, clipped to the gamut the way a browser without wide gamut shows it. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (x: number): number => Math.min(1, Math.max(0, x));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function ratio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

let checked = 0;
const errors: string[] = [];
for (const theme of ['light', 'dark'] as const)
  for (const [foregrounds, backgrounds, minRatio] of PAIRS)
    for (const front of foregrounds)
      for (const back of backgrounds) {
        checked += 1;
        const found = ratio(token(front, theme), token(back, theme));
        if (found < minRatio)
          errors.push(`${theme}: ${front} on ${back} is ${found.toFixed(2)}, needs ${minRatio}`);
      }

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`contrast: ${checked} pairs pass`);
