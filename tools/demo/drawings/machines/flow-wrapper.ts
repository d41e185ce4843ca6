// Draws a flow wrapper for bars and biscuits.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';

/** `phase` runs from 0 to 1 while every bar moves up by one place. */
export function flowWrapper(_model: Model, phase = 0): Machine {
  const m = new Machine();
  // Infeed chain with bars of product
  conveyor(m, -220, 6, 92, 200, 44, 'steel', 'shine', 2);
  for (let i = 0; i < 9; i++) {
    m.shell('x', -208 + (i + phase) * 21, 16, 92, 15, 24, 9, 3, 'copper');
    m.box(-212 + (i + phase) * 21, 26, 92, 2, 4, 14, 'red');
  }
  feet(m, -20, 0, 330, 76, 8, 3);
  const base = m.box(-20, 0, 8, 330, 76, 68, 'body');
  m.on(base, 'front')
    .door(10, 8, 96, 52, 'body', 0)
    .door(116, 8, 96, 52, 'body', 0)
    .door(222, 8, 96, 52, 'body', 0)
    .band(62, 5, 'trim');
  const bed = m.box(-20, 0, 76, 330, 60, 12, 'steel');
  m.on(bed, 'front').line(
    [
      [0, 6],
      [330, 6],
    ],
    1,
  );
  // Film roll on its arm, the web down to the forming box
  const post = m.box(64, 56, 88, 150, 20, 100, 'body');
  m.on(post, 'front').rect(8, 8, 134, 60, 'body', 0).vent(18, 16, 40, 20).dataPlate(100, 20, 26);
  const roll = m.drum('y', 126, 0, 218, 40, 56, 'accent');
  const turn = (k: number): readonly [number, number] => [
    40 + 36 * Math.cos(((k - phase) * 2 * Math.PI) / 3),
    40 + 36 * Math.sin(((k - phase) * 2 * Math.PI) / 3),
  ];
  for (const k of [0, 1, 2]) m.on(roll, 'front').line([[40, 40], turn(k)], 2);
  m.drum('y', 126, -6, 218, 9, 68, 'dark');
  m.box(118, 56, 188, 16, 16, 36, 'iron');
  m.drum('y', 60, 2, 190, 5, 54, 'shine', 16);
  m.drum('y', 40, 2, 150, 5, 54, 'shine', 16);
  m.prism(
    'y',
    [
      [90, 236],
      [92, 237],
      [58, 195],
      [55, 193],
    ],
    4,
    50,
    'accent',
  );
  m.prism(
    'y',
    [
      [55, 190],
      [57, 190],
      [37, 152],
      [35, 152],
    ],
    4,
    50,
    'accent',
  );
  m.prism(
    'y',
    [
      [35, 148],
      [37, 148],
      [52, 118],
      [48, 118],
    ],
    8,
    42,
    'accent',
  );
  // Forming box, fin-seal wheels, sealing jaws
  m.prism(
    'x',
    [
      [10, 88],
      [50, 88],
      [44, 116],
      [16, 116],
    ],
    20,
    54,
    'shine',
  );
  m.shell('x', 74, 18, 90, 128, 24, 9, 3, 'accent');
  for (let i = 0; i < 3; i++) {
    m.drum('z', 96 + i * 34, 10, 88, 9, 7, 'iron');
    m.drum('z', 96 + i * 34, 50, 88, 9, 7, 'iron');
  }
  const jaws = m.box(206, 4, 88, 50, 52, 66, 'white');
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
  conveyor(m, 310, 6, 86, 130, 44, 'white', 'shine', 2);
  for (let i = 0; i < 5; i++) {
    const x = 264 + (i + phase) * 34;
    if (x > 418) continue;
    const z = x < 300 ? 88 : 86;
    m.shell('x', x, 16, z, 18, 24, 9, 4, 'accent');
    for (const dx of [-4, 18]) m.box(x + dx, 15, z + 3, 4, 26, 2, 'white');
  }
  pendant(m, 166, -14, 160, 48, 50, [190, 60, 188]);
  beacon(m, 200, 66, 188, 4);
  return m.focus(80, 10, 140, 84);
}
