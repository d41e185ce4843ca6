// Draws a glass-lined reactor hung in its frame.
import { flange, motor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

export function glassLinedReactor(): Machine {
  const m = new Machine();
  // Platform of columns carries the vessel by its lugs
  for (const x of [0, 204]) for (const y of [0, 164]) m.box(x, y, 0, 16, 16, 190, 'iron');
  for (const y of [2, 166]) m.box(16, y, 178, 188, 12, 12, 'iron');
  for (const x of [2, 206]) m.box(x, 16, 178, 12, 148, 12, 'iron');
  m.vessel('z', 110, 90, 60, 76, 176, 'body', 0.45);
  m.drum('z', 110, 90, 190, 82, 10, 'trim');
  for (let i = 0; i < 14; i++) {
    const a = (2 * Math.PI * i) / 14;
    m.drum('z', 110 + 79 * Math.cos(a), 90 + 79 * Math.sin(a), 200, 4, 12, 'shine', 10);
  }
  m.turned(
    'z',
    110,
    90,
    208,
    [
      [0, 74],
      [14, 62],
      [26, 42],
      [30, 24],
    ],
    'body',
  );
  // Nozzles
  for (const [x, y, h] of [
    [64, 60, 26],
    [150, 54, 24],
    [70, 130, 26],
    [158, 124, 28],
  ] as const) {
    m.drum('z', x, y, 214, 9, h, 'body');
    flange(m, 'z', x, y, 214 + h, 15, 5);
  }
  m.drum('z', 110, 90, 236, 20, 20, 'steel');
  m.box(92, 72, 256, 36, 36, 44, 'trim');
  motor(m, 'z', 110, 90, 300, 20, 54);
  m.drum('z', 110, 90, 34, 10, 40, 'body');
  flange(m, 'z', 110, 90, 30, 18, 6);
  m.pipe(
    [
      [110, 14, 120],
      [110, -14, 120],
      [110, -14, 30],
      [180, -14, 30],
    ],
    5,
    'copper',
  );
  m.pipe(
    [
      [158, 124, 246],
      [158, 124, 300],
      [250, 124, 300],
    ],
    8,
    'steel',
  );
  const cond = m.vessel('z', 256, 124, 196, 22, 130, 'steel', 0.4);
  m.on(cond, 'front').gauge(22, 96, 7);
  m.bar([256, 124, 0], [256, 124, 200], 10, 'iron');
  const jacket = m.box(76, 10, 128, 68, 4, 30, 'steel');
  m.on(jacket, 'front').dataPlate(10, 5, 30).gauge(54, 14, 8);
  return m.focus(110, 60, 220, 92);
}
