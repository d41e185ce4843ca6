// Draws the lathes that are not a plain flat bed: slant bed, gang-tool, and the pipe of a pipe-threading lathe.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** The work is seen through the open door: chuck, part, turret on a slanted bed. */
export function slantBed(live: boolean, chuck: number): Machine {
  const m = new Machine();
  m.box(0, 0, 0, 340, 150, 16, 'dark');
  const low = m.prism(
    'x',
    [
      [0, 16],
      [150, 16],
      [150, 100],
      [18, 100],
      [0, 74],
    ],
    0,
    340,
    'body',
  );
  m.on(low, 'front')
    .door(14, 8, 70, 44, 'body', 0)
    .rect(110, 6, 160, 40, 'body', 2)
    .band(58, 0, 'trim');
  m.prism(
    'x',
    [
      [20, 100],
      [150, 100],
      [150, 206],
      [64, 206],
      [28, 150],
    ],
    0,
    84,
    'body',
  );
  const right = m.prism(
    'x',
    [
      [20, 100],
      [150, 100],
      [150, 206],
      [64, 206],
      [28, 150],
    ],
    262,
    78,
    'body',
  );
  m.box(84, 120, 100, 178, 30, 106, 'body');
  m.box(84, 60, 196, 178, 62, 10, 'body');
  m.prism(
    'x',
    [
      [40, 100],
      [120, 100],
      [120, 176],
      [112, 176],
    ],
    84,
    178,
    'iron',
  );
  m.turned(
    'x',
    84,
    74,
    140,
    [
      [0, 16],
      [4, chuck - 3],
      [20, chuck - 3],
      [20, 12],
    ],
    'shine',
  );
  m.drum('x', 104, 74, 140, 9, 66, 'copper');
  const turret = m.drum('x', 196, 104, 168, 26, 18, 'steel', 12);
  m.ends(turret, (e) => e.disc(26, 26, 9, 'iron'));
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    m.drum(
      'x',
      182,
      104 + 22 * Math.cos(a),
      168 + 22 * Math.sin(a),
      4,
      14,
      live ? 'accent' : 'dark',
      10,
    );
  }
  // The door is pushed aside.
  m.prism(
    'x',
    [
      [12, 98],
      [22, 98],
      [62, 204],
      [54, 204],
      [18, 150],
    ],
    250,
    84,
    'trim',
  );
  m.on(right, 'right').vent(30, 30, 60, 30, 5);
  const panel = m.box(344, 6, 92, 40, 22, 90, 'white');
  m.on(panel, 'front')
    .panel(3, 34, 34, 50)
    .buttons(8, 16, 8, 2.6, ['green', 'white', 'saffron', 'red']);
  m.bar([344, 60, 150], [362, 28, 150], 8, 'iron');
  if (live) {
    conveyor(m, 336, 60, 46, 130, 46, 'dark', 'trim', 2);
    m.box(410, 56, 0, 60, 56, 60, 'steel');
  }
  beacon(m, 30, 120, 206, 5);
  return m.focus(150, 70, 150, 70);
}

/** A small closed machine: tools are mounted in a row on a slide. */
export function gangTool(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 170, 110, 8);
  const low = m.box(0, 0, 8, 170, 110, 72, 'body');
  m.on(low, 'front').door(10, 8, 66, 54, 'body', 0).vent(100, 16, 50, 34, 6);
  const cabin = m.shell('x', 0, 6, 80, 170, 100, 90, 14, 'body');
  m.on(cabin, 'front').rect(24, 10, 100, 66, 'dark', 2, 2);
  m.turned(
    'x',
    26,
    4,
    116,
    [
      [0, 10],
      [14, 10],
      [22, 5],
    ],
    'shine',
  );
  for (let i = 0; i < 5; i++)
    m.box(66 + i * 11, 2, 104 + (i % 2) * 4, 7, 6, 22, i % 2 ? 'iron' : 'accent');
  m.box(60, 3, 96, 62, 5, 8, 'steel');
  const door = m.box(112, -2, 86, 44, 6, 74, 'liquid');
  m.on(door, 'front').rect(4, 4, 36, 66, null);
  const panel = m.box(174, 0, 92, 34, 18, 70, 'white');
  m.on(panel, 'front').panel(3, 24, 28, 40);
  m.drum('x', -120, 50, 116, 6, 120, 'shine');
  m.box(-120, 38, 0, 8, 24, 112, 'iron');
  m.box(-60, 38, 0, 8, 24, 112, 'iron');
  beacon(m, 20, 90, 170, 4);
  return m.focus(80, 0, 116, 50);
}

/** A long pipe through the hollow spindle, on a stand. */
export function pipeThrough(m: Machine): void {
  m.onSite(() => {
    m.drum('x', -190, 55, 128, 19, 190, 'copper');
    m.drum('x', 106, 55, 128, 19, 110, 'copper');
  });
  for (const x of [-170, -60]) {
    m.box(x, 30, 0, 12, 50, 8, 'iron');
    m.bar([x + 6, 55, 8], [x + 6, 55, 100], 10, 'iron');
    m.box(x, 36, 98, 12, 38, 10, 'steel');
  }
}
