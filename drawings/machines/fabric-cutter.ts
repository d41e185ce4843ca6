// Draws a computer-controlled fabric cutter: a table of its width and length, a stack as high as it cuts, its knife.
import { conveyor } from '../kit/drives.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** The cutting head under the gantry beam, its middle at y = 86. */
function head(m: Machine, x: number, top: number, knife: unknown): void {
  const box = m.box(x + 44, 66, top + 17, 26, 40, 56, 'trim');
  m.on(box, 'front').rect(4, 24, 18, 24, 'trim', 0);
  m.on(box, 'right').rect(6, 26, 28, 20, 'accent');
  if (knife === 'round') m.drum('y', x + 57, 84, top + 10, 11, 3, 'shine', 20);
  else if (knife === 'laser') m.drum('z', x + 57, 86, top + 2, 5, 15, 'red', 12);
  else m.drum('z', x + 57, 86, top + 4, 4, 14, 'shine', 12);
}

export function fabricCutter(model: Model): Machine {
  const m = new Machine();
  const { knife } = model.values;
  const d = 40 + amount(model, 'cutting-width', [1200, 3200], 1700) / 10;
  const length = 180 + amount(model, 'cutting-length', [1000, 6000], 2400) / 10;
  const height = amount(model, 'cutting-height', [2, 90], 30);
  // A high stack lies on bristles under a taller gantry and is held by vacuum from a blower; one ply lies flat.
  const isStack = height > 12;
  const stack = 3 + height / 3;
  const top = 83 + stack;
  const bed = m.box(0, 0, 24, length, d, 56, 'body');
  m.on(bed, 'front')
    .seams(Math.round(length / 84))
    .band(48, 8, 'trim')
    .vent(20, 10, 60, 24)
    .vent(length - 150, 10, 60, 24)
    .door(104, 8, 56, 34)
    .door(length - 64, 8, 56, 34);
  m.ends(bed, (e) => e.vent(40, 12, d - 80, 26));
  feet(m, 0, 0, length, d, 24, 4);
  m.box(6, 8, 80, length - 12, d - 16, 3, 'dark');
  const ply = m.box(20, 16, 83, length - 28, d - 32, stack, 'accent');
  if (isStack) {
    const side = m.on(ply, 'front');
    for (let v = 2.5; v < stack; v += 3)
      side.line(
        [
          [0, v],
          [length - 28, v],
        ],
        0.8,
      );
  }
  const t = m.on(ply, 'top');
  const outline = [
    [0, 0],
    [52, 0],
    [60, 24],
    [52, 66],
    [34, 60],
    [18, 66],
    [-6, 26],
  ] as const;
  // Cut pieces behind the gantry, as many as the table holds
  for (let u = 226; u < length - 90; u += 74)
    for (let v = 10; v < d - 100; v += 78)
      t.shape(
        outline.map(([a, b]) => [u + a, v + b]),
        'accent',
        0,
        1.4,
      );
  for (const y of [-14, d - 4]) {
    m.box(0, y, 72, length, 18, 8, 'steel');
    const end = m.shell('y', 150, y - 4, 80, 64, 24, 44 + stack * 1.4, 8, 'body');
    if (y < 0) m.on(end, 'front').band(36, 6, 'accent').vent(14, 10, 34, 16, 4);
  }
  m.shell('x', 160, 20, top + 29, 44, d - 24, isStack ? 38 : 26, 6, 'white');
  m.box(158, 6, top + 33, 48, 14, 18, 'white');
  head(m, 160, top, knife);
  const desk = m.box(160, -46, 120, 52, 12, 40, 'white');
  m.on(desk, 'front').panel(3, 3, 46, 34);
  m.bar([186, -34, 130], [186, -14, 122], 7, 'iron');
  if (isStack) {
    const blower = m.box(length - 130, d + 16, 0, 90, 60, 84, 'body');
    m.on(blower, 'right').vent(10, 20, 40, 40);
    m.drum('z', length - 84, d + 46, 84, 15, 40, 'steel');
  } else clothRoll(m, d);
  conveyor(m, length + 4, 8, 80, 130, d - 16, 'white', 'steel', 2);
  for (const [x, y] of [
    [20, 30],
    [20, d - 90],
    [76, d / 2 - 30],
  ] as const) {
    const from = length + x;
    m.prism(
      'z',
      [
        [from, y],
        [from + 40, y],
        [from + 46, y + 50],
        [from + 24, y + 46],
        [from - 4, y + 50],
      ],
      80,
      Math.max(4, stack * 0.8),
      'accent',
    );
  }
  m.travels = 'crate';
  return m.focus(210, 70, top + 20, 92);
}

/** The roll that a single ply is drawn from; a stack is spread on another table. */
function clothRoll(m: Machine, d: number): void {
  for (const y of [10, d - 16])
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
  m.drum('y', -55, 18, 80, 30, d - 34, 'accent');
  m.drum('y', -55, 4, 80, 6, d - 4, 'shine', 16);
  m.prism(
    'y',
    [
      [-55, 110],
      [-54, 107],
      [20, 86],
      [20, 88],
    ],
    20,
    d - 40,
    'accent',
  );
}
