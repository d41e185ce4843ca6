// Draws a cable extrusion line between two reels.
import { motor } from '../kit/drives.ts';
import { legs, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function cableExtruder(): Machine {
  const m = new Machine();
  // Pay-off reel, extruder with hopper, water trough, capstan, take-up reel
  const reel = (x: number, wire: 'copper' | 'accent'): void => {
    for (const y of [10, 92])
      m.prism(
        'y',
        [
          [x - 34, 0],
          [x + 34, 0],
          [x + 8, 84],
          [x - 8, 84],
        ],
        y,
        6,
        'body',
      );
    m.drum('y', x, 24, 78, 44, 5, 'wood');
    m.drum('y', x, 29, 78, 28, 46, wire);
    const front = m.drum('y', x, 20, 78, 46, 5, 'wood');
    m.on(front, 'front').disc(46, 46, 36, null).disc(46, 46, 8, 'iron');
    m.drum('y', x, 75, 78, 46, 5, 'wood');
  };
  reel(0, 'copper');
  const bed = m.box(90, 0, 0, 170, 100, 62, 'body');
  m.on(bed, 'front')
    .door(10, 8, 60, 46, 'body', 0)
    .door(96, 8, 60, 46, 'body', 0)
    .band(56, 4, 'accent');
  for (let i = 0; i < 6; i++)
    m.drum('y', 108 + i * 16, 26, 96, 13, 56, i % 2 ? 'steel' : 'red', 20);
  m.box(94, 20, 78, 110, 68, 8, 'iron');
  m.box(98, 36, 62, 100, 34, 16, 'iron');
  const gear = m.box(204, 16, 62, 50, 70, 62, 'trim');
  m.on(gear, 'front').bolts(6, 2.4).rect(12, 20, 26, 20, 'trim', 0);
  m.funnel(190, 50, 124, [20, 20], [56, 56], 46, 'steel');
  m.drum('z', 190, 50, 108, 9, 18, 'steel');
  motor(m, 'y', 228, 66, 144, 17, 44);
  m.drum('x', 84, 50, 96, 9, 12, 'dark');
  const trough = m.box(290, 24, 84, 240, 46, 16, 'steel');
  m.on(trough, 'top')
    .rect(4, 5, 232, 36, 'liquid', 0, 1.4)
    .line(
      [
        [0, 23],
        [240, 23],
      ],
      3,
    );
  legs(m, 292, 26, 236, 42, 84, 5, 'iron', 4);
  const cap = m.box(560, 10, 0, 80, 80, 100, 'body');
  m.on(cap, 'front').door(10, 8, 60, 50, 'body', 0).panel(16, 62, 48, 34);
  for (const x of [578, 620]) {
    const w = m.drum('y', x, -8, 100, 22, 16, 'shine');
    m.on(w, 'front').disc(22, 22, 15, 'iron').disc(22, 22, 5, 'shine');
  }
  reel(720, 'accent');
  m.wire([24, 50, 96], [90, 50, 96], 'copper', 1.6);
  m.wire([254, 50, 96], [292, 50, 98], 'accent', 2.4);
  m.wire([530, 46, 98], [580, 0, 120], 'accent', 2.4);
  m.wire([640, 0, 112], [700, 50, 104], 'accent', 2.4);
  pendant(m, 130, -14, 132, 44, 44, [180, 16, 120]);
  m.travels = 'container';
  return m.focus(160, 30, 104, 84);
}
