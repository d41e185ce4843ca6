// Draws a six-rotor crop spraying drone.
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

export function cropDrone(model: Model): Machine {
  const m = new Machine();
  const { use } = model.values;
  // Arms with rotors, tank, skids, nozzles; what takes off heavier has more rotors
  const mass = amount(model, 'take-off-weight', [20, 110], 60);
  const arms = mass < 45 ? 4 : mass < 75 ? 6 : 8;
  const blade = arms === 8 ? 0.78 : arms === 4 ? 1.2 : 1;
  for (let i = 0; i < arms; i++) {
    const a = (2 * Math.PI * i) / arms + Math.PI / arms;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [x, y] = [96 * c, 96 * s];
    m.rod([22 * c, 22 * s, 66], [x, y, 70], 3, 'dark');
    m.drum('z', x, y, 66, 6, 10, 'iron', 18);
    m.drum('z', x, y, 76, 3, 4, 'saffron', 14);
    for (const turn of [0.5, 0.5 + Math.PI]) {
      const b = a + turn;
      const along: Point = [Math.cos(b), Math.sin(b)];
      const turned = ([u, v]: Point): Point => [
        x + along[0] * u - along[1] * v,
        y + along[1] * u + along[0] * v,
      ];
      const shape: readonly Point[] = [
        [2, -1.4],
        [14, -4],
        [42, -1.6],
        [43, 1],
        [14, 2.6],
        [2, 1.4],
      ];
      m.prism(
        'z',
        shape.map(([u, v]) => turned([u * blade, v * blade])),
        79,
        1,
        'rubber',
      );
    }
    if (i % 2 === 0 && use !== 'spreading' && use !== 'transport') {
      m.rod([x, y, 66], [x, y, 44], 1.2, 'dark', 8);
      m.turned(
        'z',
        x,
        y,
        38,
        [
          [0, 4],
          [4, 2.4],
          [8, 2],
        ],
        'accent',
      );
    }
  }
  const hub = m.shell('z', -26, -22, 58, 52, 44, 18, 14, 'body');
  m.on(hub, 'front').rect(14, 5, 24, 8, 'dark').disc(8, 9, 2.4, 'green');
  m.turned(
    'z',
    0,
    0,
    76,
    [
      [0, 22],
      [6, 20],
      [12, 12],
      [14, 4],
    ],
    'white',
  );
  m.drum('z', -14, 0, 88, 3, 6, 'dark', 14);
  m.drum('z', 14, 0, 88, 1, 12, 'dark', 10);
  if (use === 'transport')
    m.on(m.box(-30, -24, 20, 60, 48, 34, 'copper'), 'front').rect(22, 0, 16, 34, 'wood', 0);
  else tank(m, 0.8 + amount(model, 'tank-capacity', [10, 50], 30) / 100);
  if (use === 'spreading') {
    m.turned(
      'z',
      0,
      0,
      8,
      [
        [0, 22],
        [4, 22],
        [5, 8],
        [16, 12],
      ],
      'dark',
    );
    m.drum('z', 0, 0, 4, 24, 3, 'accent');
  }
  m.box(26, -14, 46, 14, 28, 14, 'trim');
  const cam = m.box(-8, -30, 50, 14, 10, 10, 'dark');
  m.on(cam, 'front').disc(7, 5, 3.6, 'liquid');
  for (const y of [-34, 34]) {
    m.rod([-46, y, 2.5], [46, y, 2.5], 2.4, 'dark');
    for (const x of [-26, 26]) m.rod([x * 0.8, y * 0.6, 60], [x, y, 3], 2, 'dark');
  }
  return m.focus(0, -10, 60, 44);
}

function tank(m: Machine, k: number): void {
  const tank = m.shell('y', -24 * k, -18 * k, 58 - 34 * k, 48 * k, 36 * k, 34 * k, 10 * k, 'white');
  m.on(tank, 'front')
    .rect(5, 5, 48 * k - 10, 16 * k, 'liquid', 0, 1.4)
    .line([
      [36, 8],
      [42, 8],
    ])
    .line([
      [36, 14],
      [42, 14],
    ])
    .line([
      [36, 20],
      [42, 20],
    ]);
}
