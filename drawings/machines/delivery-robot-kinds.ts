// Draws the delivery robots without open trays: closed cabins, trolley lifter, guide.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

function chassis(m: Machine): void {
  for (const x of [-3, 52]) wheel(m, x, 28, 9, 9, 7, 'x', 'steel');
  const base = m.shell('z', 0, 0, 6, 56, 56, 18, 18, 'body');
  m.on(base, 'front').rect(18, 6, 20, 5, 'dark', 2).rect(18, 13, 20, 2, 'saffron');
}

/** A cabin with one door, or with several small ones. */
export function cabinRobot(doors: number): Machine {
  const m = new Machine();
  chassis(m);
  const body = m.shell('z', 1, 1, 24, 54, 54, 78, 14, 'white');
  const f = m.on(body, 'front');
  if (doors === 1) f.rect(9, 8, 36, 62, 'body', 0, 2).rect(38, 32, 3, 16, 'dark');
  else
    for (let i = 0; i < doors; i++) {
      const [u, v] = [8 + (i % 2) * 20, 8 + Math.floor(i / 2) * 34];
      f.rect(u, v, 18, 31, 'body', 0, 2).disc(u + 14, v + 15, 1.6, 'saffron');
    }
  m.on(body, 'right').rect(14, 10, 26, 56, 'white', 1);
  m.shell('z', -1, -1, 102, 58, 58, 5, 14, 'trim');
  m.prism(
    'x',
    [
      [8, 107],
      [30, 107],
      [30, 128],
      [22, 128],
    ],
    12,
    32,
    'dark',
  );
  const screen = m.box(13, 13, 110, 30, 1, 16, 'screen');
  m.on(screen, 'front').disc(9, 8, 3, 'liquid', 0, 0.8).disc(21, 8, 3, 'liquid', 0, 0.8);
  m.drum('z', 28, 44, 107, 7, 6, 'dark');
  return m.focus(28, 0, 66, 40);
}

/** Low, so that it drives under a trolley and lifts it. */
export function liftingRobot(): Machine {
  const m = new Machine();
  for (const x of [-2, 71]) wheel(m, x, 38, 9, 9, 7, 'x', 'steel');
  const body = m.shell('z', 0, 0, 6, 76, 90, 18, 14, 'body');
  m.on(body, 'front').rect(20, 6, 36, 4, 'dark', 2).rect(24, 12, 28, 2, 'saffron');
  const lift = m.shell('z', 8, 12, 24, 60, 66, 5, 8, 'dark');
  m.on(lift, 'top').stripes(6, 28, 48, 10);
  m.onSite(() => {
    for (const [x, y] of [
      [-12, -6],
      [82, -6],
      [-12, 90],
      [82, 90],
    ] as const) {
      m.box(x, y, 8, 5, 5, 112, 'shine');
      m.drum('y', x + 2, y, 5, 5, 4, 'rubber', 14);
    }
    for (const z of [30, 72, 114]) m.box(-12, -6, z, 99, 101, 4, 'shine');
    for (const [x, y, z, w, h] of [
      [-2, 4, 34, 40, 26],
      [44, 8, 34, 34, 20],
      [4, 6, 76, 46, 28],
      [56, 10, 76, 24, 18],
    ] as const)
      m.box(x, y, z, w, 50, h, 'copper');
  });
  return m.focus(38, 0, 24, 40);
}

/** Slim, with a large screen. */
export function guidingRobot(): Machine {
  const m = new Machine();
  chassis(m);
  m.turned(
    'z',
    28,
    30,
    24,
    [
      [0, 24],
      [20, 17],
      [60, 14],
      [66, 15],
    ],
    'white',
  );
  const screen = m.shell('y', 4, 10, 88, 48, 8, 62, 6, 'dark');
  m.on(screen, 'front')
    .rect(4, 5, 40, 52, 'liquid', 0)
    .rect(9, 12, 30, 10, 'accent', 0)
    .rect(9, 27, 30, 4, 'white', 0)
    .rect(9, 35, 22, 4, 'white', 0);
  m.box(20, 18, 92, 16, 14, 12, 'white');
  const head = m.shell('y', 8, 16, 154, 40, 22, 26, 10, 'body');
  m.on(head, 'front')
    .rect(6, 6, 28, 14, 'screen', 2)
    .disc(13, 13, 3.4, 'liquid', 0, 0.8)
    .disc(27, 13, 3.4, 'liquid', 0, 0.8);
  m.bar([28, 24, 148], [28, 26, 156], 8, 'dark');
  return m.focus(28, 0, 130, 40);
}
