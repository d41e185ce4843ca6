// Draws a pick-and-place machine for circuit boards.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function smtPlacer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 190, 150, 10);
  const base = m.shell('z', 0, 0, 10, 190, 150, 76, 8, 'white');
  m.on(base, 'front').door(12, 8, 60, 34, null).vent(120, 14, 50, 26).band(66, 5, 'body');
  // Feeders with their tape reels stick out of the front
  for (let i = 0; i < 16; i++) {
    m.box(18 + i * 7, -22, 84, 4.6, 32, 7, i % 4 === 3 ? 'body' : 'iron');
    m.drum('x', 18.6 + i * 7, -30, 66, 13, 3, i % 3 === 0 ? 'accent' : 'steel', 22);
  }
  m.box(12, -10, 60, 122, 10, 20, 'dark');
  // Open front: board, gantry, heads
  m.box(0, 120, 86, 190, 30, 66, 'white');
  for (const x of [0, 176]) m.box(x, 0, 86, 14, 120, 66, 'white');
  m.box(14, 0, 84, 162, 120, 3, 'dark');
  for (const y of [40, 78]) m.box(-16, y, 88, 222, 5, 5, 'shine');
  const board = m.box(60, 45, 91, 66, 33, 1.6, 'green');
  const t = m.on(board, 'top');
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 3; k++)
      t.rect(5 + i * 10, 4 + k * 10, 6, 5, (i + k) % 3 ? 'dark' : 'steel', 1, 0.7);
  m.box(14, 54, 130, 162, 14, 12, 'body');
  for (const x of [74, 96]) {
    const h = m.box(x, 40, 108, 18, 14, 40, 'steel');
    m.on(h, 'front').rect(3, 18, 12, 16, 'accent');
    for (const dx of [4, 9, 14]) m.drum('z', x + dx, 46, 96, 1.4, 12, 'shine', 8);
  }
  m.prism(
    'x',
    [
      [20, 152],
      [150, 152],
      [150, 176],
      [48, 176],
    ],
    0,
    190,
    'body',
  );
  m.prism(
    'x',
    [
      [0, 118],
      [20, 152],
      [18, 152],
      [-2, 118],
    ],
    14,
    162,
    'liquid',
  );
  const p = m.box(140, -8, 112, 44, 8, 40, 'white');
  m.on(p, 'front').panel(2, 2, 40, 36);
  beacon(m, 168, 130, 176, 4);
  conveyor(m, -90, 40, 94, 86, 44, 'dark', 'steel', 2);
  return m.focus(90, 30, 104, 52);
}
