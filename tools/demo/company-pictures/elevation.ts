// Shapes, colours and canvas of the elevations of works.
import { inksOf, NAVY } from '../../../drawings/kit/palette.ts';

export const WIDTH = 1280;
export const HEIGHT = 480;
export const GROUND = 404;
/** Above this there is only sky. */
export const SKY_TOP = 96;

export const SKY = '#e9f0f6';
export const GRID = '#d6e1ec';
export const YARD = '#d3d8d6';
export const GLASS = '#a9cbdc';
export const GLASS_DARK = '#7fa7bf';
export const STEEL = '#c3ccd6';
export const SAFFRON = '#efa02e';
export const GREEN = '#8db89f';

export const fixed = (value: number): string => String(Math.round(value * 10) / 10);
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke = true,
): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" fill="${fill}"${stroke ? '' : ' stroke="none"'}/>`;
export const path = (d: string, fill = 'none', width = 2.5): string =>
  `<path d="${d}" fill="${fill}" stroke-width="${width}"/>`;
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"/>`;
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

export interface Colors {
  readonly wall: string;
  readonly trim: string;
}

export const colorsOf = (way: number): Colors => {
  const { body, trim } = inksOf(way % 3);
  return { wall: body.tones[0], trim: trim.tones[1] };
};

export const picture = (content: string, top = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${HEIGHT - top}" width="${WIDTH}" height="${HEIGHT - top}"><g stroke="${NAVY}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;

export const grid = (): string =>
  `<path d="${times(15, (at) => `M${80 * (at + 1)} 0V${GROUND}`)}${times(5, (at) => `M0 ${80 * (at + 1)}H${WIDTH}`)}" fill="none" stroke="${GRID}" stroke-width="1.5"/>`;
