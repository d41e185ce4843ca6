// Draws a computer-controlled fabric cutter.
import { conveyor } from '../kit/drives.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function fabricCutter(): Machine {
  const m = new Machine();
  // Spreading roll, vacuum table, cutting gantry, take-off belt
  const bed = m.box(0, 0, 24, 420, 200, 56, 'body');
  m.on(bed, 'front')
    .seams(5)
    .band(48, 8, 'trim')
    .vent(20, 10, 60, 24)
    .vent(270, 10, 60, 24)
    .door(104, 8, 56, 34)
    .door(356, 8, 56, 34);
  m.ends(bed, (e) => e.vent(40, 12, 120, 26));
  feet(m, 0, 0, 420, 200, 24, 4);
  m.box(6, 8, 80, 408, 184, 3, 'dark');
  const ply = m.box(20, 16, 83, 392, 168, 5, 'accent');
  const t = m.on(ply, 'top');
  const piece = (u: number, v: number): void => {
    t.shape(
      [
        [u, v],
        [u + 52, v],
        [u + 60, v + 24],
        [u + 52, v + 66],
        [u + 34, v + 60],
        [u + 18, v + 66],
        [u - 6, v + 26],
      ],
      'accent',
      0,
      1.4,
    );
  };
  for (const u of [226, 300]) for (const v of [10, 90]) piece(u, v);
  t.shape(
    [
      [366, 14],
      [386, 14],
      [386, 74],
      [372, 68],
    ],
    'accent',
    0,
    1.4,
  ).shape(
    [
      [366, 94],
      [386, 94],
      [386, 154],
      [372, 148],
    ],
    'accent',
    0,
    1.4,
  );
  for (const y of [-14, 196]) {
    m.box(0, y, 72, 420, 18, 8, 'steel');
    const end = m.shell('y', 150, y - 4, 80, 64, 24, 56, 8, 'body');
    if (y < 0) m.on(end, 'front').band(40, 6, 'accent').vent(14, 14, 34, 16, 4);
  }
  m.shell('x', 160, 20, 112, 44, 176, 26, 6, 'white');
  m.box(158, 6, 116, 48, 14, 18, 'white');
  const headBox = m.box(204, 66, 100, 26, 40, 56, 'trim');
  m.on(headBox, 'front').rect(4, 24, 18, 24, 'trim', 0);
  m.on(headBox, 'right').rect(6, 26, 28, 20, 'accent');
  m.drum('z', 217, 86, 89, 4, 12, 'shine', 12);
  const desk = m.box(160, -46, 120, 52, 12, 40, 'white');
  m.on(desk, 'front').panel(3, 3, 46, 34);
  m.bar([186, -34, 130], [186, -14, 122], 7, 'iron');
  // Roll of cloth at the feeding end
  for (const y of [10, 184])
    m.prism(
      'y',
      [
        [-70, 0],
        [-40, 0],
        [-50, 76],
        [-60, 76],
      ],
      y,
      8,
      'iron',
    );
  m.drum('y', -55, 18, 80, 30, 166, 'accent');
  m.drum('y', -55, 4, 80, 6, 196, 'shine', 16);
  m.prism(
    'y',
    [
      [-55, 110],
      [-54, 107],
      [20, 86],
      [20, 88],
    ],
    20,
    160,
    'accent',
  );
  conveyor(m, 424, 8, 80, 130, 184, 'white', 'steel', 2);
  for (const [x, y] of [
    [440, 30],
    [440, 110],
    [496, 70],
  ] as const)
    m.prism(
      'z',
      [
        [x, y],
        [x + 40, y],
        [x + 46, y + 50],
        [x + 24, y + 46],
        [x - 4, y + 50],
      ],
      80,
      4,
      'accent',
    );
  m.travels = 'crate';
  return m.focus(210, 70, 104, 92);
}
