// The sheet every drawing stands on: its size, the hero's point of view, and its style sheet.
import { camera } from './space.ts';

export const WIDTH = 1280;
export const HEIGHT = 960;

export const HERO = camera(36, 25);

const PATH = /<path d="([^"]*)"([^>]*)\/>/g;

const className = (index: number): string =>
  index < 26
    ? String.fromCharCode(97 + index)
    : className(Math.floor(index / 26) - 1) + className(index % 26);

/** Looks that repeat become classes, and lines of one look that follow one another one path. */
function compact(content: string): string {
  const classes = new Map<string, string>();
  let last: { look: string; end: number } | null = null;
  const out: string[] = [];
  content.replace(PATH, (whole, d: string, look: string, at: number) => {
    if (!classes.has(look)) classes.set(look, className(classes.size));
    const before = out.length - 1;
    if (last?.look === look && last.end === at && look.includes('fill="none"')) out[before] += d;
    else out.push(...between(last?.end ?? 0, at), `<path class="${classes.get(look)}" d="${d}`);
    last = { look, end: at + whole.length };
    return '';
  });
  function between(from: number, to: number): string[] {
    return [content.slice(from, to)];
  }
  const end = (last as { end: number } | null)?.end ?? 0;
  const rules = [...classes].map(
    ([look, name]) =>
      `.${name}{${look
        .trim()
        .replaceAll(/="([^"]*)" ?/g, ':$1;')
        .slice(0, -1)}}`,
  );
  const body = out.map((part) => (part.startsWith('<path class') ? `${part}"/>` : part)).join('');
  return `<style>path{stroke-linejoin:round;stroke-linecap:round}${rules.join('')}</style>${body}${content.slice(end)}`;
}

/** A canvas; without `paper` the page behind it is seen. */
export function sheet(content: string, paper: string | null = null): string {
  const ground =
    paper === null ? '' : `<path d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z" fill="${paper}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${compact(ground + content)}</svg>`;
}
