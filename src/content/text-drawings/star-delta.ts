// Three windings on a 415 V supply, in star and in delta, with the voltage across each.
import type { TextDrawing } from './drawing.ts';
import { circle, FILL, label, path, rect } from './svg.ts';

type Point = readonly [number, number];

const WORDS = {
  en: { star: 'Star', delta: 'Delta', each: (volts: number) => `${volts} V on each winding` },
  'zh-Hans': {
    star: '星形接法',
    delta: '三角形接法',
    each: (volts: number) => `每个绕组 ${volts} V`,
  },
} as const;

/** A winding is a block in the middle of its line. */
function winding([x1, y1]: Point, [x2, y2]: Point): string {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const angle = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  return `${path(`M${x1} ${y1}L${x2} ${y2}`)}<g transform="rotate(${angle} ${x} ${y})">${rect([x - 20, y - 6, 40, 12], FILL.saffron)}</g>`;
}

const terminal = ([x, y]: Point, name: string, dx: number, dy: number): string =>
  circle(x, y, 4, FILL.plate) + label(x + dx, y + dy, name, { anchor: 'middle', bold: true });

/** The voltage between two lines, as a dimension below them. */
const between = (x1: number, x2: number, y: number): string =>
  path(`M${x1} ${y - 6}v12M${x2} ${y - 6}v12M${x1} ${y}H${x2}`) +
  rect([(x1 + x2) / 2 - 24, y - 9, 48, 18], `${FILL.plate} stroke="none"`) +
  label((x1 + x2) / 2, y + 5, '415 V', { anchor: 'middle', size: 13, bold: true });

const STAR: readonly Point[] = [
  [84, 52],
  [22, 158],
  [146, 158],
];
const CENTER: Point = [84, 122];
const DELTA: readonly Point[] = [
  [256, 52],
  [194, 158],
  [318, 158],
];

const terminals = ([first, second, third]: readonly Point[]): string =>
  first && second && third
    ? terminal(first, 'L1', 0, -9) + terminal(second, 'L2', -8, 20) + terminal(third, 'L3', 8, 20)
    : '';

export const starDelta: TextDrawing = {
  width: 340,
  height: 230,
  alt: {
    en: 'Left: three windings in star, from L1, L2 and L3 to one common point; 415 V between two lines, 240 V on each winding. Right: three windings in delta, each between two lines; 415 V on each winding.',
    'zh-Hans':
      '左图：三个绕组接成星形，一端分别接 L1、L2、L3，另一端接在一起；线间 415 V，每个绕组 240 V。右图：三个绕组接成三角形，每个接在两相之间；每个绕组 415 V。',
  },
  caption: {
    en: 'Three windings or heating elements on a 415 V supply. In star each gets 240 V (415 divided by √3), in delta each gets 415 V. That is why 220 V elements burn out in delta, and 380 V elements stay too cold in star.',
    'zh-Hans':
      '三个绕组或加热管接到 415 V。星形接法时每个得到 240 V（415 除以 √3），三角形接法时每个得到 415 V。因此 220 V 的加热管接成三角形会烧毁，380 V 的接成星形则热量不足。',
  },
  draw: (lang) => {
    const { star, delta, each } = WORDS[lang];
    const title = { anchor: 'middle', size: 14, bold: true } as const;
    return [
      label(84, 18, star, title),
      label(256, 18, delta, title),
      ...STAR.map((corner) => winding(corner, CENTER)),
      circle(...CENTER, 4, FILL.ink),
      ...DELTA.map((corner, at) => winding(corner, DELTA[(at + 1) % 3] ?? corner)),
      terminals(STAR),
      terminals(DELTA),
      between(22, 146, 194),
      between(194, 318, 194),
      label(84, 222, each(240), { anchor: 'middle' }),
      label(256, 222, each(415), { anchor: 'middle' }),
    ].join('');
  },
};
