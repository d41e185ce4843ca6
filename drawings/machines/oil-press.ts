// Draws a screw oil press with its cage, hopper and vacuum filter.
import { motor } from '../kit/drives.ts';
import { legs, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { coldPress, filterDrums, steamKettle } from './oil-press-kinds.ts';

export function oilPress({ values }: Model): Machine {
  if (values.design === 'cold-press') return coldPress();
  const m = screwPress(values.design === 'double-screw');
  if (values.design === 'combined') filterDrums(m);
  if (values.design === 'hot-press') steamKettle(m);
  return m;
}

function screwPress(isDouble: boolean): Machine {
  const m = new Machine();
  const base = m.box(0, 0, 0, 230, 80, 66, 'body');
  m.on(base, 'front')
    .door(120, 10, 46, 44, 'body', 0)
    .door(172, 10, 46, 44, 'body', 0)
    .band(0, 6, 'dark')
    .dataPlate(20, 30, 26);
  cage(m);
  if (isDouble) {
    const first = m.solids.length;
    cage(m);
    m.move(first, m.solids.length, ([x, y, z]) => [x, y + 66, z]);
    m.box(0, 80, 0, 230, 66, 66, 'body');
  }
  // Oil tray and spout
  const tray = m.prism(
    'x',
    [
      [4, 70],
      [76, 70],
      [66, 82],
      [14, 82],
    ],
    54,
    70,
    'saffron',
  );
  m.on(tray, 'front').line(
    [
      [2, 6],
      [68, 6],
    ],
    1,
  );
  m.prism(
    'x',
    [
      [6, 74],
      [-26, 58],
      [-26, 62],
      [6, 80],
    ],
    80,
    16,
    'steel',
  );
  m.drum('z', 88, -30, 0, 18, 42, 'steel');
  m.drum('z', 88, -30, 42, 15, 1, 'saffron');
  // Cake bin
  m.funnel(-20, 36, 4, [40, 46], [54, 60], 48, 'iron');
  motor(m, 'x', 190, 40, 92, 19, 48);
  // Vacuum filter beside
  const filter = m.vessel('z', 276, 50, 40, 26, 70, 'steel');
  m.on(filter, 'front').gauge(26, 46, 7);
  legs(m, 256, 30, 40, 40, 50, 5);
  m.pipe(
    [
      [276, 50, 108],
      [276, 50, 128],
      [236, 50, 128],
    ],
    3,
    'copper',
  );
  pendant(m, 196, -8, 150, 40, 44, [210, 50, 120]);
  return m.focus(88, 20, 106, 52);
}

function cage(m: Machine): void {
  // Gearbox, cage of bars, cone
  m.shell('y', 128, 14, 66, 62, 52, 84, 8, 'trim');
  for (let i = 0; i < 4; i++) m.drum('y', 159, 10, 84 + i * 14, 3, 4, 'shine', 10);
  for (let i = 0; i < 12; i++) m.drum('x', 52 + i * 6.4, 40, 112, 23, 4.6, 'steel', 24);
  m.box(46, 14, 66, 6, 52, 72, 'iron');
  m.box(126, 14, 66, 4, 52, 78, 'iron');
  for (const y of [18, 62]) for (const z of [88, 134]) m.drum('x', 52, y, z, 2.6, 76, 'shine', 10);
  m.turned(
    'x',
    16,
    40,
    112,
    [
      [0, 9],
      [10, 11],
      [10, 16],
      [30, 22],
    ],
    'iron',
  );
  m.drum('x', 4, 40, 112, 13, 6, 'saffron');
  m.funnel(118, 40, 160, [16, 16], [60, 54], 54, 'steel');
  m.drum('z', 118, 40, 136, 9, 26, 'steel');
}
