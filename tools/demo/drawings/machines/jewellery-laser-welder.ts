// Draws a laser welder for jewellery.
import { Machine } from '../kit/machine.ts';

export function jewelleryLaserWelder(): Machine {
  const m = new Machine();
  for (const [x, y] of [
    [6, 8],
    [58, 8],
    [6, 64],
    [58, 64],
  ] as const)
    m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  const base = m.shell('z', 0, 0, 10, 66, 76, 66, 6, 'body');
  m.on(base, 'front').door(8, 8, 50, 46, 'body', 0).band(58, 4, 'accent');
  m.ends(base, (e) => e.vent(18, 14, 40, 34, 6));
  // Chamber with hand holes, viewing window and microscope
  const ch = m.prism(
    'x',
    [
      [-6, 76],
      [76, 76],
      [76, 138],
      [40, 138],
      [18, 126],
      [-6, 98],
    ],
    0,
    66,
    'body',
  );
  const f = m.on(ch, 'front');
  f.disc(16, 10, 8, 'rubber', 3, 2).disc(50, 10, 8, 'rubber', 3, 2);
  f.buttons(27, 18, 6, 1.8, ['green', 'white', 'red']);
  m.box(22, 6, 108, 22, 10, 4, 'dark');
  m.prism(
    'x',
    [
      [-2, 102],
      [14, 122],
      [12, 124],
      [-4, 104],
    ],
    10,
    46,
    'liquid',
  );
  m.rod([33, 34, 138], [33, 34, 152], 6, 'white');
  m.bar([33, 36, 150], [33, 12, 152], 9, 'white');
  m.rod([33, 14, 154], [33, 8, 132], 6, 'white');
  for (const x of [27, 39]) m.rod([x, 8, 150], [x, -8, 160], 3.4, 'dark');
  const screen = m.shell('y', 50, 34, 142, 34, 5, 28, 2, 'white');
  m.on(screen, 'front').panel(2, 2, 30, 24);
  m.box(58, 38, 136, 10, 6, 8, 'iron');
  // Arm rest, foot pedal, rings on a tray
  m.shell('z', 2, -30, 76, 62, 26, 4, 8, 'rubber');
  m.shell('z', 70, 10, 68, 30, 44, 3, 6, 'dark');
  for (const [x, y] of [
    [78, 20],
    [90, 20],
    [78, 34],
    [90, 34],
    [84, 46],
  ] as const) {
    m.turned(
      'z',
      x,
      y,
      71,
      [
        [0, 3],
        [0, 4.4],
        [2.4, 4.4],
        [2.4, 3],
        [0, 3],
      ],
      'saffron',
    );
    m.turned(
      'z',
      x,
      y - 4.4,
      73.4,
      [
        [0, 0.6],
        [1.6, 1.6],
        [2.4, 1],
      ],
      'liquid',
    );
  }
  m.box(64, 24, 62, 8, 20, 6, 'iron');
  m.prism(
    'x',
    [
      [-56, 0],
      [-34, 0],
      [-34, 8],
      [-56, 3],
    ],
    22,
    20,
    'accent',
  );
  m.wire([32, -34, 2], [32, 4, 4], 'rubber', 1.6);
  return m.focus(44, -4, 112, 40);
}
