// Draws a rotary kiln with its preheater tower.
import { motor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';

export function rotaryKiln(): Machine {
  const m = new Machine();
  // Long inclined tube on three piers, tyres and gear, hood at the low end, preheater tower at the high end
  const tilt = (x: number): number => 330 - x * 0.045;
  const ring = (x: number, r: number, w: number, material: Material): void => {
    m.drum('x', x, 200, tilt(x), r, w, material);
  };
  for (const x of [300, 900, 1500]) {
    m.box(x - 70, 60, 0, 170, 280, tilt(x) - 150, 'concrete');
    for (const y of [110, 290]) m.drum('x', x - 20, y, tilt(x) - 122, 34, 70, 'iron');
  }
  for (let i = 0; i < 12; i++) ring(60 + i * 150, 96, 151, i > 9 ? 'red' : 'body');
  for (const x of [290, 890, 1490]) ring(x, 116, 50, 'steel');
  ring(1120, 130, 34, 'iron');
  for (let i = 0; i < 5; i++) ring(60 + 300 * i + 150, 98, 6, 'trim');
  motor(m, 'x', 1040, 30, 190, 34, 96, 'accent');
  m.box(1030, -10, 0, 180, 90, 152, 'concrete');
  m.box(1140, -2, 152, 60, 80, 76, 'trim');
  // Burner hood
  const hood = m.shell('z', 1850, 60, 90, 190, 280, 320, 50, 'trim');
  m.on(hood, 'right').rect(90, 110, 100, 100, 'saffron', 0, 3).rect(110, 130, 60, 60, 'red', 0, 2);
  m.on(hood, 'front').door(50, 20, 90, 120, 'trim', 0);
  m.rod([2040, 200, 240], [2220, 200, 240], 16, 'copper');
  for (const x of [1860, 2010]) m.box(x, 90, 0, 24, 220, 90, 'iron');
  m.box(2160, 180, 0, 30, 40, 228, 'iron');
  // Preheater cyclones in their tower
  const floors = [420, 640, 860, 1080];
  for (const [x, y] of [
    [-260, 40],
    [20, 40],
    [-260, 340],
    [20, 340],
  ] as const)
    m.box(x, y, 0, 24, 24, 1080, 'iron');
  for (const z of floors) m.box(-266, 34, z, 316, 336, 14, 'steel');
  floors.forEach((z, i) => {
    if (i === 0) return;
    for (const x of i % 2 ? [-110] : [-180, -40])
      m.turned(
        'z',
        x,
        190,
        z - 170,
        [
          [0, 16],
          [110, i % 2 ? 84 : 60],
          [170, i % 2 ? 84 : 60],
        ],
        'body',
      );
  });
  for (const x of [-180, -40])
    m.turned(
      'z',
      x,
      190,
      1094,
      [
        [0, 62],
        [90, 62],
        [110, 20],
      ],
      'body',
    );
  m.pipe(
    [
      [-20, 200, 340],
      [-110, 200, 420],
      [-110, 200, 500],
    ],
    50,
    'steel',
  );
  m.pipe(
    [
      [-110, 190, 1200],
      [-110, 190, 1260],
      [-330, 190, 1260],
      [-330, 190, 300],
    ],
    30,
    'steel',
  );
  m.travels = 'container';
  return m.focus(1100, 150, 270, 260);
}
