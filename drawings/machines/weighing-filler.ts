// Draws a filler for oil that stands in a row: bottles are weighed below the nozzles, and capped at the end.
import { bottle } from '../kit/bottle.ts';
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function weighingFiller(): Machine {
  const m = new Machine();
  feet(m, 0, 20, 300, 90, 10, 3);
  const base = m.box(0, 20, 10, 300, 90, 70, 'body');
  m.on(base, 'front')
    .door(10, 8, 86, 54, 'body', 0)
    .door(106, 8, 86, 54, 'body', 0)
    .door(202, 8, 86, 54, 'body', 0);
  conveyor(m, -110, -6, 92, 520, 26, 'dark', 'shine', 5);
  for (let i = 0; i < 8; i++) {
    const x = 24 + i * 24;
    m.box(x - 9, 4, 86, 18, 18, 6, 'steel');
    bottle(m, x, 8, 94, 7.5, 36, i < 6 ? 'saffron' : 'liquid', null);
    m.drum('z', x, 8, 134, 3, 26, 'shine', 10);
    m.pipe(
      [
        [x, 8, 158],
        [x, 40, 176],
      ],
      3,
      'steel',
    );
  }
  for (let i = 0; i < 4; i++) bottle(m, -96 + i * 24, 8, 92, 7.5, 36, 'shine', null);
  for (let i = 0; i < 6; i++) bottle(m, 250 + i * 24, 8, 92, 7.5, 36, 'saffron', 'accent');
  m.vessel('x', 10, 62, 202, 30, 210, 'shine', 0.4);
  for (const x of [14, 196]) m.box(x, 40, 80, 10, 44, 96, 'steel');
  m.box(236, 30, 80, 44, 50, 110, 'body');
  m.drum('z', 258, 8, 138, 12, 30, 'iron');
  m.turned(
    'z',
    258,
    54,
    190,
    [
      [0, 8],
      [20, 26],
      [36, 26],
      [36, 23],
      [20, 22],
    ],
    'steel',
  );
  pendant(m, 292, -4, 130, 44, 48, [296, 60, 190]);
  beacon(m, 20, 96, 232, 5);
  return m.focus(96, 8, 130, 66);
}
