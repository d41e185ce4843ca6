// Draws a rotary tablet press.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function tabletPress(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 120, 110, 8);
  const base = m.shell('z', 0, 0, 8, 120, 110, 92, 10, 'body');
  m.on(base, 'front').door(14, 8, 92, 74, 'body', 0).vent(30, 18, 50, 16);
  // Turret with punches behind glass
  m.drum('z', 60, 55, 100, 44, 8, 'steel');
  for (let i = 0; i < 18; i++) {
    const a = (2 * Math.PI * i) / 18;
    m.drum('z', 60 + 36 * Math.cos(a), 55 + 36 * Math.sin(a), 108, 3, 58, 'shine', 10);
  }
  m.drum('z', 60, 55, 126, 42, 14, 'copper');
  m.drum('z', 60, 55, 150, 40, 10, 'steel');
  for (const [x, y] of [
    [2, 2],
    [112, 2],
    [2, 102],
    [112, 102],
  ] as const)
    m.box(x, y, 100, 6, 6, 72, 'shine');
  const pane = m.box(8, 3, 100, 104, 104, 72, 'glass');
  m.on(pane, 'front').line(
    [
      [52, 0],
      [52, 72],
    ],
    2,
  );
  const top = m.shell('z', 0, 0, 172, 120, 110, 34, 10, 'body');
  m.on(top, 'front').band(4, 4, 'trim').dataPlate(44, 14, 24);
  for (const x of [36, 88]) {
    m.turned(
      'z',
      x,
      60,
      206,
      [
        [0, 6],
        [14, 8],
        [34, 20],
        [56, 20],
        [56, 18],
        [36, 17],
      ],
      'steel',
    );
    m.drum('z', x, 60, 262, 20, 4, 'white');
  }
  m.prism(
    'y',
    [
      [120, 118],
      [164, 90],
      [164, 84],
      [120, 110],
    ],
    40,
    22,
    'shine',
  );
  m.drum('z', 168, 51, 0, 24, 66, 'white');
  m.drum('z', 168, 51, 66, 20, 1.2, 'accent');
  const desk = m.box(-76, 10, 0, 46, 40, 110, 'white');
  m.on(desk, 'front').door(6, 6, 34, 60);
  m.prism(
    'x',
    [
      [6, 110],
      [50, 110],
      [50, 150],
      [40, 150],
    ],
    -78,
    50,
    'steel',
  );
  m.on(m.box(-74, 8, 112, 42, 1, 34, 'white'), 'front').panel(2, 2, 38, 30);
  return m.focus(60, 10, 136, 54);
}
