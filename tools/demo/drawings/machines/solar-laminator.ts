// Draws a laminator for solar modules.
import { conveyor, motor } from '../kit/drives.ts';
import { beacon, cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** A photovoltaic module lying flat, its cells drawn. */
function panel(m: Machine, x: number, y: number, z: number): void {
  const p = m.box(x, y, z, 112, 136, 3, 'steel');
  const t = m.on(p, 'top');
  t.rect(3, 3, 106, 130, 'screen', 2, 1);
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 6; k++) t.rect(5 + i * 20.8, 5 + k * 21.2, 19, 19.4, 'screen', 1, 0.9);
}

export function solarLaminator(): Machine {
  const m = new Machine();
  conveyor(m, -150, 0, 92, 150, 180, 'white', 'steel', 2);
  panel(m, -128, 22, 94);
  // Press: lower chamber, upper chamber on four lifting columns
  const low = m.box(0, -10, 0, 300, 200, 86, 'body');
  m.on(low, 'front')
    .seams(4)
    .vent(20, 20, 50, 30)
    .door(84, 10, 60, 60, 'body', 0)
    .door(158, 10, 60, 60, 'body', 0)
    .vent(232, 20, 50, 30)
    .band(76, 6, 'trim');
  m.box(6, -4, 86, 288, 188, 10, 'iron');
  panel(m, 70, 22, 96);
  for (const x of [20, 264])
    for (const y of [-24, 190]) {
      m.box(x, y, 0, 16, 14, 150, 'trim');
      m.drum('z', x + 8, y + 7, 150, 5, 40, 'shine');
    }
  const lid = m.box(0, -10, 124, 300, 200, 40, 'body');
  m.on(lid, 'front').seams(6).stripes(0, 0, 300, 6);
  m.box(20, 10, 164, 260, 12, 12, 'steel');
  m.box(20, 158, 164, 260, 12, 12, 'steel');
  for (const x of [60, 140, 220]) m.box(x, 22, 164, 14, 136, 12, 'steel');
  m.pipe(
    [
      [250, 90, 164],
      [250, 90, 196],
      [250, 214, 196],
      [250, 214, 60],
    ],
    9,
    'copper',
  );
  motor(m, 'x', 196, 214, 30, 20, 54);
  conveyor(m, 300, 0, 92, 150, 180, 'white', 'steel', 2);
  panel(m, 330, 22, 94);
  const c = cabinet(m, 316, -80, 0, 60, 44, 150, 'white');
  m.on(c, 'front').panel(8, 92, 44, 46);
  beacon(m, 346, -60, 150, 5);
  return m.focus(60, 20, 104, 90);
}
