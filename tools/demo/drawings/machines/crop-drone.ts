// Draws a six-rotor crop spraying drone.
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';

export function cropDrone(): Machine {
  const m = new Machine();
  // Six arms, rotors, tank, skids, nozzles
  const arms = 6;
  for (let i = 0; i < arms; i++) {
    const a = (2 * Math.PI * i) / arms + Math.PI / 6;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [x, y] = [96 * c, 96 * s];
    m.rod([22 * c, 22 * s, 66], [x, y, 70], 3, 'dark');
    m.drum('z', x, y, 66, 6, 10, 'iron', 18);
    m.drum('z', x, y, 76, 3, 4, 'saffron', 14);
    for (const turn of [0.5, 0.5 + Math.PI]) {
      const b = a + turn;
      const along: Point = [Math.cos(b), Math.sin(b)];
      const blade = ([u, v]: Point): Point => [
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
      m.prism('z', shape.map(blade), 79, 1, 'rubber');
    }
    if (i % 2 === 0) {
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
  const tank = m.shell('y', -24, -18, 24, 48, 36, 34, 10, 'white');
  m.on(tank, 'front')
    .rect(5, 5, 38, 16, 'liquid', 0, 1.4)
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
  m.box(26, -14, 46, 14, 28, 14, 'trim');
  const cam = m.box(-8, -30, 50, 14, 10, 10, 'dark');
  m.on(cam, 'front').disc(7, 5, 3.6, 'liquid');
  for (const y of [-34, 34]) {
    m.rod([-46, y, 2.5], [46, y, 2.5], 2.4, 'dark');
    for (const x of [-26, 26]) m.rod([x * 0.8, y * 0.6, 60], [x, y, 3], 2, 'dark');
  }
  return m.focus(0, -10, 60, 44);
}
