// Draws a fibre laser cutter: its design, its table and cabin as long as the sheet.
import { beacon, cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { decoiler, openLaser, tubeChucks } from './laser-kinds.ts';

export function fibreLaser(model: Model): Machine {
  const { values } = model;
  const longer = amount(model, 'working-length', [1000, 8000], 3000) / 15 - 200;
  if (values.design === 'open-table') {
    const open = openLaser();
    open.lengthen(196, longer);
    return open;
  }
  const m = enclosedLaser(values.design !== 'coil-fed', Math.round(20 + longer / 12));
  // Up to one sheet length is inside; a coil cutter has its coil behind the table
  const first = m.solids.length;
  if (values.design === 'sheet-and-tube') tubeChucks(m);
  if (values.design === 'coil-fed') decoiler(m);
  const table = Math.round(longer / 12) * 12;
  m.move(first, m.solids.length, ([x, y, z]) => [x > 330 ? x + table : x, y, z]);
  m.lengthen(165, longer);
  return m;
}

function enclosedLaser(hasSheet: boolean, slats: number): Machine {
  const m = new Machine();
  // Exchange table in front of the cabin
  const table = slats * 12 + 10;
  const frame = m.box(330, 20, 30, table, 170, 34, 'trim');
  m.on(frame, 'front').seams(4).stripes(0, 0, table, 7);
  for (const x of [342, 322 + table / 2, 302 + table])
    for (const y of [24, 170]) m.box(x, y, 0, 16, 16, 30, 'iron');
  for (let i = 0; i < slats; i++) {
    m.box(338 + i * 12, 28, 64, 2, 154, 10, 'iron');
  }
  if (hasSheet) cutSheet(m, table - 70);
  const cabin = m.shell('x', 0, 0, 16, 330, 210, 184, 14, 'body');
  m.box(6, 6, 0, 318, 198, 16, 'dark');
  m.on(cabin, 'front')
    .rect(20, 14, 290, 150, 'body', 0)
    .rect(34, 60, 124, 88, 'body', 1)
    .rect(172, 60, 124, 88, 'body', 1)
    .window(44, 70, 104, 66, 1)
    .window(182, 70, 104, 66, 1)
    .rect(160, 84, 4, 30, 'dark')
    .rect(168, 84, 4, 30, 'dark')
    .band(4, 6, 'saffron');
  m.ends(cabin, (e) => e.rect(20, 40, 170, 30, 'dark', 2).rect(20, 74, 170, 90, 'body', 0));
  const bridge = m.box(120, 40, 200, 70, 130, 26, 'white');
  m.on(bridge, 'front').vent(10, 6, 50, 14);
  m.drum('z', 260, 150, 200, 16, 30, 'steel');
  m.pipe(
    [
      [260, 150, 230],
      [260, 150, 250],
      [260, 230, 250],
    ],
    8,
    'steel',
  );
  const desk = m.prism(
    'x',
    [
      [-90, 0],
      [-50, 0],
      [-50, 130],
      [-66, 130],
      [-84, 96],
      [-90, 92],
    ],
    40,
    56,
    'white',
  );
  m.on(desk, 'front').panel(6, 70, 44, 50).door(6, 6, 44, 56);
  cabinet(m, -70, 60, 6, 60, 120, 150, 'white');
  beacon(m, 300, 30, 200, 6);
  return m.focus(452, 80, 78, 100);
}

function cutSheet(m: Machine, length: number): void {
  const sheet = m.box(370, 40, 74, length, 130, 1.5, 'shine');
  const t = m.on(sheet, 'top');
  t.disc(40, 40, 20, 'dark', 1)
    .disc(40, 94, 16, 'dark', 1)
    .rect(76, 20, 50, 40, 'dark', 1)
    .rect(84, 28, 34, 24, 'shine', 0)
    .shape(
      [
        [80, 80],
        [124, 80],
        [102, 114],
      ],
      'dark',
      1,
    )
    .disc(150, 40, 14, 'dark', 1)
    .disc(150, 90, 14, 'dark', 1);
}
