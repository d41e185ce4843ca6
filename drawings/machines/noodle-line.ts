// Draws an instant noodle line: mixer, roll stands, cutter, steamer.
import { conveyor, motor, pulley } from '../kit/drives.ts';
import { beacon, cabinet, legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { fryer, hangingDryer } from './noodle-kinds.ts';

export function noodleLine(model: Model): Machine {
  const m = new Machine();
  const { noodle } = model.values;
  // Wider rolls work in more steps.
  const stands = Math.round(amount(model, 'roller-width', [300, 800], 500) / 130);
  // Mixer above the first roll stand
  const tower = m.box(0, 0, 0, 90, 110, 130, 'body');
  m.on(tower, 'front').door(12, 12, 64, 56, 'body', 0).panel(20, 78, 50, 44);
  const mix = m.prism(
    'x',
    [
      [8, 190],
      [8, 160],
      [30, 132],
      [80, 132],
      [102, 160],
      [102, 190],
    ],
    -6,
    102,
    'steel',
  );
  m.on(mix, 'front').bolts(8, 2);
  m.box(-10, 4, 190, 110, 102, 5, 'white');
  motor(m, 'x', 98, 55, 164, 14, 40);
  m.prism(
    'y',
    [
      [90, 120],
      [132, 96],
      [132, 90],
      [90, 108],
    ],
    20,
    70,
    'cloth',
  );
  // Stands of rolls, the sheet ever thinner
  for (let i = 0; i < stands; i++) {
    const x = 120 + i * 92;
    const s = m.box(x, 0, 0, 60, 110, 80, 'body');
    m.on(s, 'front').door(8, 10, 44, 50, 'body', 0);
    for (const y of [0, 98]) {
      const cheek = m.prism(
        'y',
        [
          [x + 4, 80],
          [x + 56, 80],
          [x + 48, 150],
          [x + 12, 150],
        ],
        y,
        12,
        'trim',
      );
      if (y === 0) m.on(cheek, 'front').disc(26, 22, 9, 'shine').disc(26, 48, 9, 'shine');
    }
    m.drum('y', x + 30, 12, 102, 12, 86, 'shine');
    m.drum('y', x + 30, 12, 127, 12, 86, 'shine');
    pulley(m, x + 30, -6, 158, 10, 4, 'saffron');
    if (i + 1 < stands) m.box(x + 42, 22, 112, 68, 66, 3 - i * 0.4, 'cloth');
  }
  const first = m.solids.length;
  // Cutter and the wire-mesh steamer
  conveyor(m, 452, 10, 106, 150, 90, 'white', 'steel', 2);
  for (let i = 0; i < 9; i++) m.box(462, 18 + i * 8.4, 106, 130, 4, 3, 'cloth');
  const steam = m.shell('x', 604, 0, 70, 210, 110, 70, 20, 'steel');
  m.on(steam, 'front').seams(4).band(18, 2, 'iron');
  for (let i = 0; i < 3; i++) m.on(steam, 'front').window(18 + i * 70, 28, 32, 18);
  legs(m, 606, 6, 206, 98, 70, 6, 'iron', 4);
  m.drum('z', 660, 55, 140, 10, 46, 'steel');
  m.drum('z', 760, 55, 140, 10, 46, 'steel');
  conveyor(m, 806, 10, 104, 110, 90, 'white', 'steel', 2);
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3; k++) m.shell('z', 822 + i * 30, 20 + k * 26, 104, 22, 20, 7, 5, 'cloth');
  cabinet(m, 470, -90, 0, 60, 40, 130, 'white');
  beacon(m, 500, -70, 130, 4);
  if (noodle === 'instant') fryer(m);
  if (noodle === 'stick' || noodle === 'non-fried') hangingDryer(m, noodle === 'stick');
  m.move(first, m.solids.length, ([x, y, z]) => [x + (stands - 4) * 92, y, z]);
  m.travels = 'container';
  return m.focus(420, 50, 110, 100);
}
