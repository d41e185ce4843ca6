// Draws a roll-forming line for shop shelving.
import { conveyor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

export function shelfRollFormer(): Machine {
  const m = new Machine();
  // Decoiler, roll stands in a row on one bed, cut-off, run-out with uprights
  for (const y of [20, 74])
    m.prism(
      'y',
      [
        [-190, 0],
        [-90, 0],
        [-126, 84],
        [-154, 84],
      ],
      y,
      8,
      'body',
    );
  const coil = m.drum('y', -140, 30, 90, 62, 44, 'steel');
  const cf = m.on(coil, 'front');
  for (const r of [56, 50, 44, 38, 32]) cf.disc(62, 62, r, null, 0, 1.1);
  cf.disc(62, 62, 26, 'trim', 1, 2).disc(62, 62, 8, 'dark');
  for (let i = 0; i < 3; i++)
    m.bar(
      [-140, 26, 90],
      [-140 + 50 * Math.cos(i * 2.1 + 0.5), 26, 90 + 50 * Math.sin(i * 2.1 + 0.5)],
      6,
      'accent',
    );
  m.prism(
    'y',
    [
      [-128, 151],
      [-126, 152],
      [4, 98],
      [4, 96],
    ],
    34,
    36,
    'shine',
  );
  const bed = m.box(0, 0, 8, 420, 104, 62, 'body');
  m.on(bed, 'front')
    .seams(7, 1.4)
    .stripes(0, 56, 420, 6)
    .vent(20, 14, 36, 26)
    .vent(320, 14, 36, 26);
  for (const x of [10, 200, 390]) m.box(x, 6, 0, 20, 92, 8, 'rubber');
  for (let i = 0; i < 10; i++) {
    const x = 14 + i * 36;
    for (const y of [10, 84]) {
      const s = m.box(x, y, 70, 22, 12, 58, 'trim');
      if (y === 10) m.on(s, 'front').disc(11, 14, 6, 'shine').disc(11, 40, 6, 'shine');
    }
    m.box(x, 10, 128, 22, 86, 6, 'iron');
    for (const z of [84, 110])
      m.turned(
        'y',
        x + 11,
        30,
        z,
        [
          [0, 8],
          [10, 12],
          [16, 12],
          [18, 9 + i * 0.3],
          [28, 9 + i * 0.3],
          [30, 12],
          [36, 12],
          [46, 8],
        ],
        'shine',
      );
    m.drum('z', x + 11, 16, 134, 3, 10, 'iron', 10);
  }
  m.box(0, 38, 96, 400, 28, 2, 'shine');
  const cut = m.box(424, 10, 0, 54, 86, 170, 'trim');
  m.on(cut, 'front').rect(8, 20, 38, 60, 'trim', 0).stripes(0, 88, 54, 7).bolts(6, 2.4);
  m.ends(cut, (e) => e.rect(26, 84, 36, 30, 'dark', 2));
  m.drum('z', 451, 52, 170, 16, 44, 'accent');
  conveyor(m, 484, 16, 92, 190, 72, 'steel', 'steel', 3);
  for (let i = 0; i < 3; i++) {
    const u = m.box(490, 24 + i * 21, 92, 176, 13, 9, 'accent');
    const f = m.on(u, 'top');
    for (let k = 0; k < 16; k++) f.rect(6 + k * 10.6, 5, 5, 3, 'dark', 1, 0.6);
    if (i === 0)
      for (let k = 0; k < 16; k++) m.on(u, 'front').rect(6 + k * 10.6, 3, 5, 3, 'dark', 1, 0.6);
  }
  const c = m.box(300, -90, 0, 60, 36, 110, 'white');
  m.on(c, 'front').panel(8, 60, 44, 44).door(8, 6, 44, 46);
  m.travels = 'container';
  return m.focus(120, 30, 104, 84);
}
