// Draws a circular knitting machine with its creel.
import { Machine } from '../kit/machine.ts';

export function circularKnitter(): Machine {
  const m = new Machine();
  // Three legs and the fabric cage below
  for (const a of [-2.2, -0.9, 1.57]) {
    const [x, y] = [100 + 66 * Math.cos(a), 100 + 66 * Math.sin(a)];
    m.prism(
      'z',
      [
        [x - 14, y - 14],
        [x + 14, y - 14],
        [x + 14, y + 14],
        [x - 14, y + 14],
      ],
      0,
      104,
      'body',
    );
    m.drum('z', x, y, 0, 22, 6, 'dark', 18);
  }
  m.turned(
    'z',
    100,
    100,
    50,
    [
      [0, 12],
      [50, 46],
    ],
    'cloth',
  );
  m.drum('x', 62, 100, 38, 17, 76, 'accent');
  m.drum('z', 100, 100, 8, 50, 6, 'steel');
  m.drum('z', 100, 100, 100, 88, 16, 'body');
  // Cylinder with needles and cam boxes
  m.drum('z', 100, 100, 116, 62, 18, 'steel');
  for (let i = 0; i < 24; i++) {
    const a = (2 * Math.PI * i) / 24;
    m.box(100 + 66 * Math.cos(a) - 6, 100 + 66 * Math.sin(a) - 6, 116, 12, 12, 15, 'iron');
  }
  m.drum('z', 100, 100, 134, 54, 14, 'shine');
  m.drum('z', 100, 100, 148, 66, 6, 'trim');
  for (let i = 0; i < 20; i++) {
    const a = (2 * Math.PI * i) / 20;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    m.drum('z', 100 + 84 * c, 100 + 84 * s, 178, 6, 12, 'accent', 12);
    m.wire([100 + 84 * c, 100 + 84 * s, 178], [100 + 60 * c, 100 + 60 * s, 140], 'dark', 0.7);
  }
  for (const a of [-2.2, -0.9, 1.57])
    m.bar(
      [100 + 72 * Math.cos(a), 100 + 72 * Math.sin(a), 116],
      [100 + 72 * Math.cos(a), 100 + 72 * Math.sin(a), 232],
      7,
      'steel',
    );
  m.turned(
    'z',
    100,
    100,
    190,
    [
      [0, 86],
      [5, 86],
    ],
    'steel',
  );
  m.drum('z', 100, 100, 195, 8, 40, 'steel');
  m.turned(
    'z',
    100,
    100,
    228,
    [
      [0, 76],
      [4, 76],
    ],
    'steel',
  );
  // Creel of cones at the right
  for (const x of [222, 290, 358]) {
    m.box(x, 70, 0, 5, 5, 210, 'steel');
    m.box(x - 12, 56, 0, 30, 40, 4, 'iron');
  }
  for (const z of [40, 90, 140, 190]) {
    m.box(222, 70, z, 141, 5, 4, 'steel');
    for (let i = 0; i < 5; i++)
      m.turned(
        'z',
        236 + i * 28,
        64,
        z + 5,
        [
          [0, 12],
          [3, 12.5],
          [28, 6],
        ],
        i % 3 === 1 ? 'accent' : 'cloth',
      );
  }
  for (let i = 0; i < 3; i++) m.wire([244 + i * 40, 64, 226], [176, 90 + i * 12, 232], 'dark', 0.8);
  m.box(222, 60, 222, 141, 6, 5, 'iron');
  const p = m.box(84, -6, 116, 46, 12, 46, 'white');
  m.on(p, 'front').panel(3, 3, 40, 40);
  m.box(96, 2, 100, 22, 10, 18, 'body');
  return m.focus(100, 40, 140, 74);
}
