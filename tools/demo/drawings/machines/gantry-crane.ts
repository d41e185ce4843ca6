// Draws a rail-mounted gantry crane holding a container.
import { wheel } from '../kit/drives.ts';
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function gantryCrane(): Machine {
  const m = new Machine();
  for (const y of [0, 560]) m.box(-200, y, 0, 1800, 30, 8, 'iron');
  // Legs at both rails, two box girders over the yard
  for (const x of [100, 1240]) {
    for (const y of [0, 540]) {
      m.box(x - 90, y - 8, 34, 260, 46, 50, 'trim');
      for (const wx of [x - 50, x + 120]) wheel(m, wx, y + 2, 30, 24, 26, 'y', 'iron');
    }
    for (const [y, lean] of [
      [0, 120],
      [560, -120],
    ] as const) {
      m.prism(
        'x',
        [
          [y - 4, 84],
          [y + 36, 84],
          [y + 40 + lean, 760],
          [y - 4 + lean, 760],
        ],
        x + 14,
        46,
        'body',
      );
    }
    m.box(x + 10, 110, 720, 54, 390, 44, 'body');
  }
  for (const y of [160, 400]) {
    const g = m.box(-220, y, 764, 1840, 50, 90, 'body');
    m.on(g, 'front').band(6, 8, 'accent').seams(10, 1.2);
    m.box(-220, y + 16, 854, 1840, 14, 8, 'iron');
  }
  for (const x of [-220, 1590]) m.box(x, 210, 780, 30, 190, 60, 'body');
  rail(
    m,
    [
      [-200, 168, 854],
      [250, 168, 854],
      [700, 168, 854],
      [1150, 168, 854],
      [1600, 168, 854],
    ],
    70,
    5,
  );
  m.box(560, 150, 864, 230, 310, 40, 'trim');
  m.drum('y', 640, 200, 930, 34, 150, 'steel');
  m.box(700, 200, 904, 80, 160, 90, 'white');
  for (const x of [590, 760])
    for (const y of [260, 350]) m.bar([x, y, 320], [x, y, 780], 5, 'dark');
  m.box(480, 230, 296, 390, 150, 24, 'saffron');
  const c = m.box(370, 220, 120, 610, 170, 176, 'accent');
  const f = m.on(c, 'front');
  for (let i = 0; i < 24; i++) f.rect(16 + i * 24.4, 10, 10, 156, 'accent', 2, 0.8);
  const cab = m.box(860, 120, 640, 90, 90, 124, 'white');
  m.on(cab, 'front').rect(10, 40, 70, 70, 'liquid', 0, 2);
  m.ends(cab, (e) => e.rect(10, 40, 70, 70, 'liquid', 1, 2));
  for (let i = 0; i < 2; i++) {
    m.box(330 + i * 20, 226, 8 + i * 0, 600, 160, 4, 'iron');
  }
  m.travels = 'container';
  return m.focus(680, 200, 850, 270);
}
