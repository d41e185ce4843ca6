// Draws a tower crane.
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import { bar } from '../kit/solids.ts';
import type { Vec } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

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

/** The mast's foot: on ballast, or inside the building that it climbs. */
function foot(m: Machine, climbing: boolean, top: number): void {
  if (!climbing) {
    m.box(-160, -160, 0, 500, 500, 60, 'concrete');
    for (let i = 0; i < 4; i++)
      m.box(-60 + (i % 2) * 230, -60 + Math.floor(i / 2) * 230, 60, 70, 70, 50, 'concrete');
    return;
  }
  for (let z = 0; z < top * 0.62; z += 320) {
    for (const x of [-420, 520])
      for (const y of [-320, 420]) m.box(x, y, z, 60, 60, 290, 'concrete');
    const slab = m.box(-460, -360, z + 290, 1080, 880, 30, 'concrete');
    m.on(slab, 'top').rect(440, 340, 220, 220, 'dark', 2, 2);
  }
}

function hookAt(m: Machine, x: number, from: number, to: number): void {
  for (const dx of [-35, 35]) m.bar([x + dx, 90, to], [x + dx, 90, from], 7, 'dark');
  m.box(x - 55, 60, to - 70, 110, 60, 80, 'saffron');
  m.bar([x, 90, to - 70], [x, 90, to - 130], 20, 'dark');
  for (const dx of [-195, 195]) m.bar([x, 90, to - 120], [x + dx, 90, to - 300], 7, 'dark');
  m.box(x - 255, 40, to - 360, 510, 100, 60, 'iron');
}

/** Counter-jib to the right, with its winch and its ballast. */
function counterJib(m: Machine, z: number, length: number): void {
  m.box(160, 10, z - 10, length, 160, 26, 'accent');
  const posts = [180, 180 + length / 3, 180 + (length * 2) / 3];
  rail(
    m,
    posts.map((x) => [x, 16, z + 16] as const),
    90,
    8,
    'accent',
  );
  for (let i = 0; i < 3; i++) m.box(length - 100 + i * 84, 20, z - 200, 76, 140, 216, 'concrete');
  m.box(length * 0.58, 40, z + 16, 170, 100, 110, 'trim');
}

export function towerCrane(model: Model): Machine {
  const m = new Machine();
  const design = String(model.values.design ?? 'hammerhead');
  const small = design === 'fast-erecting';
  const top = amount(model, 'free-standing-height', [18, 60], 36) * (small ? 40 : 54);
  const reach = amount(model, 'jib-length', [20, 70], 50) * 54;
  foot(m, design === 'inner-climbing', top);
  mast(
    m,
    0,
    0,
    design === 'inner-climbing' ? 0 : 60,
    top,
    180,
    26,
    Math.round(top / 230),
    'accent',
  );
  m.box(-30, -30, top, 240, 240, 40, 'dark');
  m.drum('z', 90, 90, top + 40, 110, 60, 'iron');
  if (!small) {
    const cab = m.box(-30, -170, top + 40, 150, 140, 190, 'body');
    m.on(cab, 'front').rect(20, 60, 110, 110, 'liquid', 0, 2);
    m.ends(cab, (e) => e.rect(20, 60, 100, 110, 'liquid', 1, 2));
  }
  const z = top + 130;
  const hasHead = design === 'hammerhead' || design === 'inner-climbing';
  const peak = z + (hasHead ? 590 : 300);
  mast(m, 20, 20, top + 100, hasHead ? top + 560 : z + 150, 140, 22, hasHead ? 3 : 1, 'accent');
  if (hasHead) {
    for (const x of [30, 150]) m.bar([x, 90, top + 560], [90, 90, top + 720], 22, 'accent');
    for (const x of [-0.6 * reach, -0.3 * reach, 960])
      m.bar([90, 90, peak - 10], [x, 90, x > 0 ? z + 16 : z + 130], 12, 'iron');
  }
  if (design === 'luffing-jib') {
    // The whole jib tilts, so that it swings above narrow sites.
    const first = m.solids.length;
    girder(m, -reach, 10, 20, z, 140, 130, 20, 12, 'accent');
    const [sin, cos] = [Math.sin(0.92), Math.cos(0.92)];
    m.move(first, m.solids.length, ([x, y, h]) => [
      x * cos + (h - z) * sin * 0.6,
      y,
      z - x * sin + (h - z) * cos,
    ]);
    m.bar([150, 90, z], [260, 90, z + 520], 26, 'accent');
    m.bar([340, 90, z], [260, 90, z + 520], 20, 'accent');
    m.bar([260, 90, z + 520], [-reach * 0.56, 90, z + reach * 0.76], 9, 'iron');
    counterJib(m, z, 620);
    hookAt(m, -reach * cos + 10, z + reach * sin - 20, z + reach * sin - 900);
  } else {
    girder(m, -reach, 10, 20, z, 140, 150, 20, Math.max(6, Math.round(reach / 190)), 'accent');
    if (!small) counterJib(m, z, 900);
    else m.bar([180, 90, z + 60], [160, 90, 110], 14, 'iron');
    m.box(-reach * 0.71, 10, z - 50, 150, 160, 40, 'dark');
    hookAt(m, -reach * 0.71 + 75, z - 46, z - Math.min(930, top * 0.5));
  }
  // The parts are drawn at a little more than half their size.
  m.move(0, m.solids.length, ([x, y, h]) => [x * 1.85, y * 1.85, h * 1.85]);
  m.travels = 'container';
  return m.focus(110, 0, (top + 180) * 1.85, 780);
}
