// Draws a vacuum casting machine for jewellery.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function jewelleryCaster(): Machine {
  const m = new Machine();
  const base = m.shell('z', 0, 0, 6, 110, 80, 84, 8, 'body');
  feet(m, 0, 0, 110, 80, 6);
  m.on(base, 'front').door(10, 8, 40, 56, 'body', 0).vent(62, 14, 36, 34, 6).band(70, 5, 'accent');
  m.ends(base, (e) => e.vent(20, 20, 40, 40, 6));
  m.box(-2, -2, 90, 114, 84, 5, 'steel');
  // Melting chamber with its hinged lid and sight glass, glowing crucible
  const pot = m.turned(
    'z',
    36,
    38,
    95,
    [
      [0, 30],
      [44, 30],
      [44, 20],
      [30, 17],
    ],
    'steel',
  );
  const pf = m.on(pot, 'front');
  pf.gauge(30, 26, 7);
  const rim = m.drum('z', 36, 38, 139, 33, 5, 'trim');
  m.on(rim, 'top')
    .disc(33, 33, 21, 'red', 2, 2)
    .disc(33, 32, 18, 'saffron', 1, 1.4)
    .disc(30, 34, 8, 'saffron', 0, 0);
  const lid = m.turned(
    'y',
    36,
    76,
    176,
    [
      [0, 30],
      [6, 30],
      [10, 24],
      [12, 10],
    ],
    'trim',
  );
  m.on(lid, 'front').disc(30, 30, 22, 'steel', 0).disc(30, 30, 9, 'liquid', 1, 2);
  m.box(26, 72, 132, 20, 10, 18, 'iron');
  // Flask chamber at the right with a casting tree standing by
  const tower = m.box(74, 22, 95, 34, 54, 70, 'white');
  m.on(tower, 'front')
    .panel(3, 26, 28, 36)
    .buttons(7, 12, 7, 2.2, ['green', 'white', 'red', 'saffron']);
  m.drum('z', -34, 20, 0, 22, 34, 'iron');
  m.drum('z', -34, 20, 34, 16, 1, 'dark');
  m.box(-74, -34, 0, 32, 32, 52, 'white');
  m.drum('z', -58, -18, 52, 9, 3, 'dark');
  m.rod([-58, -18, 55], [-58, -18, 92], 1.4, 'saffron', 10);
  for (let i = 0; i < 10; i++) {
    const a = i * 2.1;
    const z = 60 + i * 3;
    const end: readonly [number, number] = [-58 + 8 * Math.cos(a), -18 + 8 * Math.sin(a)];
    m.rod([-58, -18, z - 2], [end[0], end[1], z], 0.7, 'saffron', 8);
    m.turned(
      'y',
      end[0],
      end[1] - 0.6,
      z + 3,
      [
        [0, 2.2],
        [0, 3.4],
        [1.4, 3.4],
        [1.4, 2.2],
      ],
      'saffron',
    );
  }
  m.drum('z', 138, 44, 0, 14, 96, 'trim');
  m.turned(
    'z',
    138,
    44,
    96,
    [
      [0, 14],
      [8, 6],
      [14, 5],
    ],
    'trim',
  );
  m.drum('z', 138, 44, 110, 4, 10, 'copper', 14);
  m.pipe(
    [
      [138, 44, 116],
      [124, 48, 122],
      [110, 52, 112],
    ],
    1.6,
    'rubber',
  );
  return m.focus(36, 20, 130, 44);
}
