// The sheet every drawing stands on: its size, its grid, and the hero's point of view.
import { GRID, PAPER } from './palette.ts';
import { camera } from './space.ts';

export const WIDTH = 1280;
export const HEIGHT = 960;

export const HERO = camera(36, 25);

/** A canvas with the faint grid every drawing of the house stands on. */
export function sheet(content: string, paper = PAPER, grid = GRID): string {
  const lines = (step: number): string => {
    let d = '';
    for (let x = step; x < WIDTH; x += step) d += `M${x} 0V${HEIGHT}`;
    for (let y = step; y < HEIGHT; y += step) d += `M0 ${y}H${WIDTH}`;
    return d;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
<path d="${lines(80)}" stroke="${grid}" stroke-width="1.6" fill="none"/>
${content}</svg>`;
}
