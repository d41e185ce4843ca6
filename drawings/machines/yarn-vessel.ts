// Draws an upright dyeing vessel for yarn on cones, its lid swung aside.
import { motor } from '../kit/drives.ts';
import { cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function yarnVessel(): Machine {
  const m = new Machine();
  for (const [x, y] of [
    [30, 30],
    [150, 30],
    [30, 150],
    [150, 150],
  ] as const)
    m.box(x - 6, y - 6, 0, 12, 12, 70, 'iron');
  m.turned(
    'z',
    90,
    90,
    34,
    [
      [0, 30],
      [16, 62],
      [34, 76],
      [170, 76],
    ],
    'steel',
  );
  m.drum('z', 90, 90, 196, 86, 10, 'body');
  for (let i = 0; i < 14; i++) {
    const a = (i * Math.PI) / 7;
    m.box(90 + 80 * Math.cos(a) - 5, 90 + 80 * Math.sin(a) - 5, 204, 10, 10, 8, 'iron');
  }
  m.drum('z', 90, 90, 206, 68, 1, 'dark');
  // The carrier stands half out of the vessel.
  for (const [x, y] of [
    [60, 60],
    [120, 60],
    [90, 90],
    [60, 120],
    [120, 120],
  ] as const) {
    m.drum('z', x, y, 200, 2, 74, 'shine', 10);
    for (let k = 0; k < 4; k++)
      m.turned(
        'z',
        x,
        y,
        208 + k * 16,
        [
          [0, 13],
          [14, 11],
        ],
        k % 2 ? 'accent' : 'cloth',
      );
  }
  m.turned(
    'z',
    250,
    120,
    236,
    [
      [0, 84],
      [10, 84],
      [26, 70],
      [36, 24],
    ],
    'body',
  );
  m.bar([176, 160, 0], [176, 160, 290], 14, 'trim');
  m.bar([176, 160, 286], [250, 120, 286], 12, 'trim');
  motor(m, 'x', 176, 20, 40, 22, 60, 'trim');
  m.pipe(
    [
      [176, 20, 40],
      [120, 30, 40],
      [96, 80, 40],
    ],
    11,
    'body',
  );
  m.vessel('z', -20, 60, 20, 26, 120, 'shine', 0.4);
  m.pipe(
    [
      [-20, 60, 130],
      [-20, 60, 160],
      [20, 80, 160],
    ],
    6,
    'copper',
  );
  const c = cabinet(m, -110, 40, 0, 56, 46, 160, 'white');
  m.on(c, 'front').panel(8, 98, 40, 50);
  return m.focus(90, 20, 220, 90);
}
