// Draws a blister packing machine.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function blisterPacker(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 330, 80, 10, 3);
  const base = m.box(0, 0, 10, 330, 80, 70, 'body');
  m.on(base, 'front')
    .door(8, 8, 100, 54, 'body', 0)
    .door(114, 8, 100, 54, 'body', 0)
    .door(220, 8, 100, 54, 'body', 0);
  const back = m.box(0, 44, 80, 330, 36, 110, 'white');
  m.on(back, 'front').seams(4).band(100, 4, 'trim');
  m.ends(back, (e) => e.vent(8, 70, 20, 24));
  // Clear film reel, forming and sealing plates, foil reel above, punch
  m.drum('y', -14, 8, 130, 34, 30, 'liquid');
  m.drum('y', -14, 4, 130, 8, 40, 'dark');
  m.box(-18, 40, 100, 24, 8, 40, 'iron');
  m.drum('y', 180, 6, 216, 28, 30, 'shine');
  m.drum('y', 180, 2, 216, 7, 42, 'dark');
  m.box(174, 44, 190, 12, 12, 30, 'iron');
  const web = m.box(6, 8, 108, 300, 28, 2, 'liquid');
  const t = m.on(web, 'top');
  for (let i = 0; i < 30; i++)
    for (let k = 0; k < 3; k++)
      t.disc(86 + i * 7, 6 + k * 8, 2.4, i % 3 === 0 ? 'red' : 'white', 0, 0.7);
  m.prism(
    'y',
    [
      [-14, 164],
      [-14, 162],
      [8, 108],
      [8, 110],
    ],
    8,
    30,
    'liquid',
  );
  for (const [x, w, c] of [
    [24, 46, 'trim'],
    [210, 44, 'red'],
  ] as const) {
    m.box(x, 4, 80, w, 36, 26, 'iron');
    const top = m.box(x, 4, 114, w, 36, 26, c);
    m.on(top, 'front').bolts(5, 2);
    for (const dx of [6, w - 9]) m.drum('z', x + dx, 22, 140, 3, 26, 'shine', 12);
    m.box(x - 2, 2, 164, w + 4, 42, 12, 'steel');
  }
  // Tablet feeder
  m.funnel(120, 22, 134, [20, 24], [54, 40], 36, 'shine');
  m.box(96, 4, 116, 56, 36, 16, 'steel');
  m.prism(
    'y',
    [
      [180, 188],
      [182, 188],
      [204, 112],
      [200, 112],
    ],
    8,
    26,
    'shine',
  );
  const punch = m.box(272, 2, 80, 46, 42, 76, 'body');
  m.on(punch, 'front').rect(6, 24, 34, 10, 'dark').bolts(6, 2).panel(8, 40, 30, 30);
  conveyor(m, 316, 4, 84, 110, 30, 'white', 'shine', 2);
  for (let i = 0; i < 5; i++) {
    const b = m.box(332 + i * 18, 8, 84, 13, 22, 1.6, 'shine');
    const f = m.on(b, 'top');
    for (let u = 0; u < 2; u++)
      for (let k = 0; k < 4; k++) f.disc(4 + u * 5, 4 + k * 5, 1.7, 'white', 0, 0.7);
  }
  pendant(m, 90, -14, 190, 50, 46, [60, 60, 188]);
  beacon(m, 310, 64, 190, 4);
  return m.focus(150, 10, 124, 74);
}
