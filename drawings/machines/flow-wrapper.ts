// Draws a flow wrapper for bars and biscuits: film from above or below, packs of its length and height.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

/** The film roll, and its web over rollers to the forming box: above the bed, or below it in front of the base. */
function filmPath(m: Machine, film: number, below: boolean, phase: number): void {
  const web = (profile: readonly Point[], y: number, w: number): void => {
    m.prism('y', profile, y, w, 'accent');
  };
  const [x, z] = below ? [-62, 50] : [126, 218];
  const roll = m.drum('y', x, 0, z, 40, film, 'accent');
  for (const k of [0, 1, 2]) {
    const a = ((k - phase) * 2 * Math.PI) / 3;
    const end: Point = [40 + 36 * Math.cos(a), 40 + 36 * Math.sin(a)];
    m.on(roll, 'front').line([[40, 40], end], 2);
  }
  m.drum('y', x, -6, z, 9, film + 12, 'dark');
  if (below) {
    for (const y of [-10, film + 2]) m.box(x - 6, y, 0, 12, 8, 50, 'iron');
    m.drum('y', -16, 2, 78, 5, film - 2, 'shine', 16);
    const rising: Point[] = [
      [-50, 88],
      [-48, 86],
      [-16, 84],
      [-16, 86],
    ];
    web(rising, 4, film - 6);
    return;
  }
  m.box(118, film, 188, 16, 16, 36, 'iron');
  m.drum('y', 60, 2, 190, 5, film - 2, 'shine', 16);
  m.drum('y', 40, 2, 150, 5, film - 2, 'shine', 16);
  const runs: readonly (readonly Point[])[] = [
    [
      [90, 236],
      [92, 237],
      [58, 195],
      [55, 193],
    ],
    [
      [55, 190],
      [57, 190],
      [37, 152],
      [35, 152],
    ],
    [
      [35, 148],
      [37, 148],
      [52, 118],
      [48, 118],
    ],
  ];
  for (const run of runs) web(run, 4, film - 6);
}

/** `phase` runs from 0 to 1 while every bar moves up by one place. */
export function flowWrapper(model: Model, phase = 0): Machine {
  const m = new Machine();
  const film = 22 + amount(model, 'film-width', [200, 700], 425) / 12.5;
  const depth = film + 20;
  const below = model.values['film-feed'] === 'bottom';
  const high = 3 + amount(model, 'product-height', [10, 130], 45) / 7.5;
  const bag = amount(model, 'bag-length', [60, 500], 180) / 10;
  const bar = bag * 0.83;
  // Infeed chain with bars of product
  const start = below ? -110 : -20;
  conveyor(m, start - 200, 6, 92, start === -20 ? 200 : 290, film - 12, 'steel', 'shine', 2);
  const pitch = bar + 6;
  for (let i = 0; (i + 1) * pitch < 198 - start - 20; i++) {
    const x = start - 188 + (i + phase) * pitch;
    m.shell('x', x, 16, 92, bar, film - 32, high, 3, 'copper');
    m.box(x - 4, 26, 92, 2, 4, high + 5, 'red');
  }
  feet(m, -20, 0, 330, depth, 8, 3);
  const base = m.box(-20, 0, 8, 330, depth, 68, 'body');
  m.on(base, 'front')
    .door(10, 8, 96, 52, 'body', 0)
    .door(116, 8, 96, 52, 'body', 0)
    .door(222, 8, 96, 52, 'body', 0)
    .band(62, 5, 'trim');
  const bed = m.box(-20, 0, 76, 330, film + 4, 12, 'steel');
  m.on(bed, 'front').line(
    [
      [0, 6],
      [330, 6],
    ],
    1,
  );
  const post = m.box(64, film, 88, 150, 20, 100, 'body');
  m.on(post, 'front').rect(8, 8, 134, 60, 'body', 0).vent(18, 16, 40, 20).dataPlate(100, 20, 26);
  filmPath(m, film, below, phase);
  // Forming box, fin-seal wheels, sealing jaws
  m.prism(
    'x',
    [
      [10, 88],
      [film - 6, 88],
      [film - 12, 116],
      [16, 116],
    ],
    20,
    54,
    'shine',
  );
  m.shell('x', 74, 18, 90, 128, film - 32, high, 3, 'accent');
  for (let i = 0; i < 3; i++) {
    m.drum('z', 96 + i * 34, 10, 88, 9, 7, 'iron');
    m.drum('z', 96 + i * 34, film - 6, 88, 9, 7, 'iron');
  }
  const jaws = m.box(206, 4, 88, 50, film - 4, 66 + high - 9, 'white');
  m.on(jaws, 'front').window(8, 22, 34, 34, 1).rect(14, 4, 22, 12, 'dark');
  // The two sealing jaws turn against each other and meet once a bar
  for (const [z, dir] of [
    [127, 1],
    [103, -1],
  ] as const) {
    const jaw = m.drum('y', 231, 2, z, 11, 2, 'red');
    const a = dir * (phase * 2 * Math.PI + Math.PI / 2);
    m.on(jaw, 'front').line(
      [
        [11 - 9 * Math.cos(a), 11 + 9 * Math.sin(a)],
        [11 + 9 * Math.cos(a), 11 - 9 * Math.sin(a)],
      ],
      4,
    );
  }
  // Discharge with wrapped bars
  conveyor(m, 310, 6, 86, 130, film - 12, 'white', 'shine', 2);
  for (let i = 0; i < 5; i++) {
    const x = 264 + (i + phase) * (bag + 16);
    if (x > 436 - bag) continue;
    const z = x < 300 ? 88 : 86;
    m.shell('x', x, 16, z, bag, film - 32, high, 4, 'accent');
    for (const dx of [-4, bag]) m.box(x + dx, 15, z + high / 3, 4, film - 30, 2, 'white');
  }
  pendant(m, 166, -14, 160, 48, 50, [190, film + 4, 188]);
  beacon(m, 200, film + 10, 188, 4);
  return m.focus(80, 10, 140, 84);
}
