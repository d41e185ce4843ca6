// Draws a tower crane.
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import { bar } from '../kit/solids.ts';
import type { Vec } from '../kit/space.ts';

/** A bar of lattice: its lines are kept thin, or they would fill the lattice. */
const lace = (m: Machine, p: Vec, q: Vec, t: number, material: Material): void => {
  m.add(bar(p, q, t), material, 0.42);
};

/** A square lattice mast standing at (x, y), with its zigzag bracing. */
function mast(
  m: Machine,
  x: number,
  y: number,
  z0: number,
  z1: number,
  w: number,
  t: number,
  bays: number,
  material: Material,
): void {
  for (const dx of [0, w])
    for (const dy of [0, w]) lace(m, [x + dx, y + dy, z0], [x + dx, y + dy, z1], t, material);
  const step = (z1 - z0) / bays;
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z0 + step * i, z0 + step * (i + 1)];
    const flip = i % 2 === 0;
    lace(m, [x + (flip ? 0 : w), y, a], [x + (flip ? w : 0), y, b], t * 0.6, material);
    lace(m, [x + w, y + (flip ? 0 : w), a], [x + w, y + (flip ? w : 0), b], t * 0.6, material);
    lace(m, [x, y + (flip ? w : 0), a], [x, y + (flip ? 0 : w), b], t * 0.6, material);
    lace(m, [x, y, b], [x + w, y, b], t * 0.6, material);
    lace(m, [x + w, y, b], [x + w, y + w, b], t * 0.6, material);
  }
}

/** A lattice girder along x: two lower chords, one upper, bracing between. */
function girder(
  m: Machine,
  x0: number,
  x1: number,
  y: number,
  z: number,
  w: number,
  h: number,
  t: number,
  bays: number,
  material: Material,
): void {
  const top: (x: number) => Vec = (x) => [x, y + w / 2, z + h];
  for (const dy of [0, w]) lace(m, [x0, y + dy, z], [x1, y + dy, z], t, material);
  lace(m, top(x0), top(x1), t, material);
  const step = (x1 - x0) / bays;
  for (let i = 0; i < bays; i++) {
    const x = x0 + step * i;
    for (const dy of [0, w]) {
      lace(m, [x, y + dy, z], top(x + step / 2), t * 0.55, material);
      lace(m, top(x + step / 2), [x + step, y + dy, z], t * 0.55, material);
    }
    lace(m, [x, y, z], [x, y + w, z], t * 0.55, material);
  }
}

export function towerCrane(): Machine {
  const m = new Machine();
  m.box(-160, -160, 0, 500, 500, 60, 'concrete');
  for (let i = 0; i < 4; i++)
    m.box(-60 + (i % 2) * 230, -60 + Math.floor(i / 2) * 230, 60, 70, 70, 50, 'concrete');
  mast(m, 0, 0, 60, 2300, 180, 26, 10, 'accent');
  m.box(-30, -30, 2300, 240, 240, 40, 'dark');
  m.drum('z', 90, 90, 2340, 110, 60, 'iron');
  const cab = m.box(-30, -170, 2340, 150, 140, 190, 'body');
  m.on(cab, 'front').rect(20, 60, 110, 110, 'liquid', 0, 2);
  m.ends(cab, (e) => e.rect(20, 60, 100, 110, 'liquid', 1, 2));
  mast(m, 20, 20, 2400, 2860, 140, 22, 3, 'accent');
  m.bar([30, 90, 2860], [90, 90, 3020], 22, 'accent');
  m.bar([150, 90, 2860], [90, 90, 3020], 22, 'accent');
  // Jib to the left, counter-jib to the right
  girder(m, -2500, 10, 20, 2430, 140, 150, 20, 13, 'accent');
  m.box(160, 10, 2420, 900, 160, 26, 'accent');
  rail(
    m,
    [
      [180, 16, 2446],
      [480, 16, 2446],
      [780, 16, 2446],
    ],
    90,
    8,
    'accent',
  );
  for (let i = 0; i < 3; i++) m.box(800 + i * 84, 20, 2230, 76, 140, 216, 'concrete');
  m.box(520, 40, 2446, 170, 100, 110, 'trim');
  m.bar([90, 90, 3010], [-1500, 90, 2560], 12, 'iron');
  m.bar([90, 90, 3010], [-760, 90, 2560], 12, 'iron');
  m.bar([90, 90, 3010], [960, 90, 2446], 12, 'iron');
  // Trolley, rope, hook and load
  m.box(-1780, 10, 2380, 150, 160, 40, 'dark');
  for (const x of [-1740, -1670]) m.bar([x, 90, 1500], [x, 90, 2384], 7, 'dark');
  m.box(-1760, 60, 1430, 110, 60, 80, 'saffron');
  m.bar([-1705, 90, 1430], [-1705, 90, 1370], 20, 'dark');
  for (const x of [-1900, -1510]) m.bar([-1705, 90, 1380], [x, 90, 1200], 7, 'dark');
  m.box(-1960, 40, 1140, 510, 100, 60, 'iron');
  m.travels = 'container';
  return m.focus(60, 0, 2480, 420);
}
