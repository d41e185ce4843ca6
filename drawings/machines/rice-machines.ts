// Draws the machines for rice that stand alone: husker, whitener, polisher, vertical mill.
import { motor, pulley } from '../kit/drives.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

function bag(m: Machine, x: number, y: number): void {
  m.onSite(() => {
    m.shell('z', x, y, 0, 46, 38, 40, 12, 'cloth');
    m.turned(
      'z',
      x + 23,
      y + 19,
      40,
      [
        [0, 19],
        [4, 12],
        [10, 4],
      ],
      'white',
    );
  });
}

/** Two rubber rolls behind a hinged front. */
export function husker(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 110, 90, 8);
  const base = m.box(0, 0, 8, 110, 90, 70, 'trim');
  m.on(base, 'front').rect(12, 8, 84, 46, 'trim', 0).vent(24, 16, 60, 28, 5);
  const body = m.box(6, 4, 78, 98, 82, 92, 'body');
  m.on(body, 'front')
    .disc(32, 46, 21, 'rubber', 1)
    .disc(32, 46, 7, 'iron')
    .disc(68, 38, 21, 'rubber', 1)
    .disc(68, 38, 7, 'iron')
    .rect(8, 74, 82, 10, 'accent');
  m.funnel(55, 45, 170, [40, 40], [96, 80], 54, 'steel');
  motor(m, 'y', 134, 10, 60, 20, 54);
  pulley(m, 116, -12, 130, 26, 10);
  m.box(112, 6, 30, 44, 62, 8, 'iron');
  m.prism(
    'x',
    [
      [0, 50],
      [-34, 26],
      [-34, 32],
      [0, 62],
    ],
    36,
    40,
    'shine',
  );
  bag(m, 32, -80);
  return m.focus(52, 0, 124, 56);
}

/** A barrel with an emery roll inside its screen. */
export function whitener(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 180, 90, 8);
  const base = m.box(0, 0, 8, 180, 90, 74, 'body');
  m.on(base, 'front').door(12, 10, 70, 54, 'body', 0).panel(120, 14, 48, 44);
  m.drum('x', 22, 45, 126, 40, 120, 'dark');
  for (let i = 0; i < 7; i++) m.drum('x', 26 + i * 17, 45, 126, 42, 9, 'steel');
  for (const x of [10, 142]) m.drum('x', x, 45, 126, 47, 12, 'body');
  m.funnel(44, 45, 168, [26, 26], [70, 66], 60, 'steel');
  motor(m, 'x', 158, 45, 126, 22, 54);
  m.prism(
    'x',
    [
      [0, 80],
      [-30, 56],
      [-30, 62],
      [0, 92],
    ],
    96,
    36,
    'shine',
  );
  bag(m, 92, -74);
  return m.focus(90, 0, 126, 64);
}

/** A tall cabinet with a water tank and mist. */
export function polisher(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 130, 80, 8);
  const base = m.shell('z', 0, 0, 8, 130, 80, 110, 10, 'body');
  m.on(base, 'front').door(10, 10, 60, 84, 'body', 0).window(84, 46, 34, 44);
  const upper = m.shell('y', 10, 8, 118, 104, 64, 52, 22, 'white');
  m.on(upper, 'front').panel(56, 10, 40, 34).gauge(28, 28, 12);
  m.funnel(30, 40, 170, [24, 24], [58, 54], 46, 'steel');
  m.vessel('z', 156, 40, 60, 22, 90, 'liquid', 0.4);
  for (const [x, y] of [
    [142, 26],
    [170, 26],
    [156, 58],
  ] as const)
    m.box(x - 2, y - 2, 0, 5, 5, 66, 'iron');
  m.pipe(
    [
      [156, 40, 150],
      [156, 40, 168],
      [112, 40, 168],
    ],
    4,
    'copper',
  );
  m.drum('z', 88, 40, 170, 15, 20, 'trim');
  m.prism(
    'x',
    [
      [0, 46],
      [-30, 26],
      [-30, 32],
      [0, 58],
    ],
    20,
    36,
    'shine',
  );
  bag(m, 15, -76);
  return m.focus(80, 0, 130, 54);
}

/** The roll stands upright below its motor. */
export function verticalMill(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 110, 100, 8);
  const base = m.shell('z', 0, 0, 8, 110, 100, 50, 8, 'trim');
  m.on(base, 'front').vent(16, 12, 40, 26, 4);
  for (const [x, y] of [
    [10, 10],
    [88, 10],
    [10, 78],
    [88, 78],
  ] as const)
    m.box(x, y, 58, 12, 12, 96, 'body');
  m.drum('z', 55, 50, 58, 34, 70, 'dark');
  for (let i = 0; i < 5; i++) m.drum('z', 55, 50, 62 + i * 14, 36, 8, 'shine');
  m.drum('z', 55, 50, 128, 42, 20, 'body');
  m.shell('z', 4, 4, 154, 102, 92, 12, 8, 'body');
  motor(m, 'z', 55, 50, 166, 26, 70);
  m.funnel(110, 50, 148, [22, 22], [54, 54], 44, 'steel');
  m.prism(
    'y',
    [
      [86, 150],
      [122, 150],
      [104, 136],
      [86, 132],
    ],
    40,
    22,
    'steel',
  );
  m.prism(
    'x',
    [
      [0, 46],
      [-30, 26],
      [-30, 32],
      [0, 58],
    ],
    36,
    36,
    'shine',
  );
  bag(m, 30, -76);
  return m.focus(55, 10, 100, 56);
}
