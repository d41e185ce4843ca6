// Draws a vacuum emulsifier for creams with its two side pots.
import { motor } from '../kit/drives.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function vacuumEmulsifier(): Machine {
  const m = new Machine();
  const deck = m.box(0, 0, 12, 280, 120, 14, 'steel');
  m.on(deck, 'front').seams(7, 1);
  feet(m, 0, 0, 280, 120, 12, 3);
  // Main pot between two lifting columns
  for (const x of [20, 148]) {
    m.box(x, 46, 26, 20, 28, 130, 'body');
    m.drum('z', x + 10, 60, 156, 6, 44, 'shine');
  }
  const beam = m.shell('y', 10, 44, 196, 168, 34, 24, 10, 'body');
  m.on(beam, 'front').band(4, 4, 'accent');
  m.vessel('z', 94, 60, 48, 46, 96, 'shine', 0.5);
  m.drum('z', 94, 60, 126, 50, 6, 'steel');
  m.turned(
    'z',
    94,
    60,
    138,
    [
      [0, 50],
      [6, 50],
      [16, 38],
      [22, 16],
    ],
    'shine',
  );
  m.drum('z', 94, 60, 158, 12, 38, 'steel');
  motor(m, 'z', 94, 60, 220, 16, 46);
  m.drum('z', 94, 60, 36, 8, 14, 'iron');
  for (const [x, y] of [
    [66, 34],
    [122, 38],
  ] as const) {
    m.drum('z', x, y, 152, 7, 10, 'shine');
    m.drum('z', x, y, 162, 9, 3, 'trim');
  }
  m.drum('y', 48, 24, 100, 12, 6, 'saffron');
  // Oil pot and water pot behind
  for (const [x, c] of [
    [206, 'shine'],
    [256, 'shine'],
  ] as const) {
    m.vessel('z', x, 84, 56, 23, 70, c, 0.5);
    m.drum('z', x, 84, 118, 25, 4, 'steel');
    m.drum('z', x, 84, 124, 6, 16, 'steel');
    motor(m, 'z', x, 84, 138, 9, 28);
    for (const dx of [-18, 18]) m.bar([x + dx, 84, 26], [x + dx, 84, 80], 5, 'iron');
  }
  m.pipe(
    [
      [206, 84, 52],
      [206, 40, 40],
      [140, 40, 40],
      [140, 40, 118],
      [120, 46, 140],
    ],
    3,
    'shine',
  );
  const c = m.box(214, -6, 26, 62, 44, 96, 'white');
  m.on(c, 'front').panel(8, 44, 46, 46).door(8, 6, 46, 32);
  for (let i = 0; i < 3; i++) m.box(24 + i * 26, -40, i * 8, 26, 30, 8, 'iron');
  return m.focus(94, 40, 130, 64);
}
