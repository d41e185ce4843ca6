// Draws a freeze dryer with its round chamber open.
import { flange, motor } from '../kit/drives.ts';
import { beacon, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { manifoldDryer } from './manifold-dryer.ts';

const OTHERS: Readonly<Record<string, () => Machine>> = {
  laboratory: manifoldDryer,
};

export const freezeDryer = ({ values }: Model): Machine =>
  (OTHERS[String(values.design)] ?? chamberDryer)();

function chamberDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 340, 150, 8, 3);
  const cold = m.box(150, 0, 8, 190, 150, 180, 'body');
  m.on(cold, 'front')
    .door(8, 10, 84, 100, 'body', 0)
    .vent(110, 16, 66, 70)
    .panel(112, 104, 58, 62)
    .dataPlate(30, 130, 30);
  m.ends(cold, (e) => e.vent(20, 40, 110, 90));
  const skid = m.box(0, 10, 8, 150, 130, 46, 'dark');
  m.on(skid, 'front').door(20, 8, 100, 30);
  // Round drying chamber, its door swung open on the left, shelves inside
  const chamber = m.drum('y', 74, 6, 122, 68, 130, 'steel');
  const f = m.on(chamber, 'front');
  f.disc(68, 68, 60, 'dark', 2, 2).rect(24, 20, 88, 96, 'iron', 0, 1.6);
  for (let i = 0; i < 7; i++) {
    f.rect(27, 26 + i * 12.5, 82, 3, 'shine', 0, 1);
    for (let k = 0; k < 12; k++)
      f.rect(29 + k * 6.7, 29 + i * 12.5, 4.4, 5, i % 2 ? 'liquid' : 'white', 0, 0.6);
  }
  m.turned(
    'x',
    -14,
    -70,
    122,
    [
      [0, 20],
      [6, 56],
      [10, 68],
      [18, 68],
    ],
    'shine',
  );
  m.box(-4, -6, 96, 10, 14, 12, 'iron');
  m.box(-4, -6, 138, 10, 14, 12, 'iron');
  // Pump and pipes over the top
  m.pipe(
    [
      [100, 80, 186],
      [100, 80, 214],
      [220, 80, 214],
      [220, 80, 190],
    ],
    12,
    'steel',
  );
  flange(m, 'x', 150, 80, 214, 19, 8);
  motor(m, 'x', 246, 96, 206, 16, 50);
  beacon(m, 326, 20, 188, 4);
  return m.focus(74, 0, 122, 80);
}
