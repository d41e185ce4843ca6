// View into an assembly hall: machines being built under the crane.

import { inksOf } from '../../../drawings/kit/palette.ts';
import { createRandom, type Random } from '../random.ts';
import {
  circle,
  colorsOf,
  GLASS,
  GROUND,
  HEIGHT,
  path,
  picture,
  rect,
  SAFFRON,
  SKY,
  STEEL,
  times,
  WIDTH,
} from './elevation.ts';

function machine(random: Random, x: number, way: number): string {
  const { body, trim, accent } = inksOf(way);
  const w = random.int(120, 170);
  const h = random.int(74, 118);
  const y = GROUND - h;
  const [front, side, light] = [body.tones[1], trim.tones[1], accent.tones[1]];
  if (random.chance(0.5))
    return (
      rect(x, y, w, h, front) +
      rect(x + w * 0.12, y + 16, w * 0.46, h * 0.42, GLASS) +
      rect(x + w * 0.7, y + 14, w * 0.2, h * 0.34, '#2a4a63') +
      rect(x - 8, GROUND - 14, w + 16, 14, side)
    );
  return (
    rect(x, GROUND - h * 0.34, w, h * 0.34, side) +
    rect(x + w * 0.06, y, w * 0.3, h * 0.66, front) +
    rect(x + w * 0.36, y + h * 0.3, w * 0.5, 14, STEEL) +
    circle(x + w * 0.62, y + h * 0.36, 15, light) +
    rect(x + w * 0.86, y + h * 0.22, w * 0.1, h * 0.44, front)
  );
}

const fitter = (x: number): string =>
  circle(x, GROUND - 68, 9, SAFFRON) +
  path(
    `M${x - 10} ${GROUND - 22}v-26a10 10 0 0 1 20 0v26zM${x - 7} ${GROUND - 22}v22M${x + 7} ${GROUND - 22}v22`,
    '#3f5d82',
  );

/** Machines being built under the crane of the assembly hall. */
export function drawAssemblyHall(number: number): string {
  const random = createRandom(0xa55e + number * 977);
  const { wall, trim } = colorsOf(number);
  const hook = random.int(300, 900);
  const columns = times(
    6,
    (at) =>
      rect(28 + at * 240, 92, 22, GROUND - 92, STEEL) + rect(20 + at * 240, 150, 38, 10, STEEL),
  );
  const beams = path(
    `${times(10, (at) => `M${at * 128} 92l64 -58l64 58`)}M0 34H${WIDTH}M0 92H${WIDTH}`,
    'none',
    2,
  );
  const lights = times(5, (at) => rect(110 + at * 240, 44, 108, 20, '#fbf3dd'));
  const windows = times(
    5,
    (at) =>
      rect(70 + at * 240, 196, 178, 52, GLASS) +
      path(
        `M${70 + at * 240} 222h178M${130 + at * 240} 196v52M${190 + at * 240} 196v52`,
        'none',
        1.5,
      ),
  );
  const load =
    rect(hook - 60, 128, 120, 24, STEEL) +
    path(`M${hook} 152v66M${hook - 40} 250l40 -32l40 32`) +
    rect(hook - 56, 250, 112, 40, trim);
  const machines = times(5, (at) => machine(random, 70 + at * 240, (number + at) % 3));
  const people = [225, 700, 940].map((x) => fitter(x + random.int(-14, 14))).join('');
  return picture(
    `${rect(0, 0, WIDTH, HEIGHT, wall, false)}${rect(0, 0, WIDTH, 92, SKY, false)}${lights}${beams}${windows}${columns}${rect(0, 116, WIDTH, 16, SAFFRON)}${load}${rect(0, GROUND, WIDTH, HEIGHT - GROUND, '#c9d2d4', false)}${path(`M0 ${GROUND}H${WIDTH}`)}<path d="M0 ${GROUND + 22}H${WIDTH}M0 ${GROUND + 54}H${WIDTH}" fill="none" stroke="${SAFFRON}" stroke-width="5"/>${machines}${people}`,
  );
}
