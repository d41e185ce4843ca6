// Draws a stator coil winder fed from wire spools.
import { beacon, legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function coilWinder(): Machine {
  const m = new Machine();
  legs(m, 0, 0, 190, 100, 70, 7);
  const table = m.box(-4, -4, 70, 198, 108, 8, 'body');
  m.on(table, 'front').band(1, 3, 'accent');
  const low = m.box(20, 20, 20, 150, 70, 50, 'body');
  m.on(low, 'front').door(8, 6, 60, 38, 'body', 0).vent(86, 10, 50, 26);
  // Head, stator with copper coils, guide arm
  const head = m.box(96, 20, 78, 88, 70, 70, 'white');
  m.on(head, 'front').panel(14, 12, 60, 50);
  m.drum('x', 84, 55, 116, 16, 14, 'iron');
  m.drum('x', 74, 55, 116, 5, 12, 'shine');
  m.turned(
    'x',
    36,
    55,
    116,
    [
      [0, 34],
      [36, 34],
      [36, 20],
      [0, 20],
    ],
    'steel',
  );
  for (let i = 0; i < 12; i++) {
    const a = (2 * Math.PI * i) / 12;
    for (const x of [31, 72])
      m.box(x, 55 + 27 * Math.cos(a) - 4.6, 116 + 27 * Math.sin(a) - 4.6, 6, 9.2, 9.2, 'copper');
  }
  for (const y of [26, 78]) m.box(44, y, 78, 20, 8, 30, 'iron');
  m.bar([10, 20, 78], [10, 20, 160], 6, 'iron');
  m.bar([10, 20, 156], [30, 46, 156], 4, 'iron');
  m.rod([30, 46, 156], [30, 46, 140], 1.4, 'shine');
  // Wire spools on the floor feed through a tensioner
  for (let i = 0; i < 3; i++) {
    const x = -90 + i * 32;
    m.drum('z', x, 60, 0, 15, 3, 'dark');
    m.drum('z', x, 60, 3, 10, 26, 'copper');
    m.drum('z', x, 60, 29, 15, 3, 'dark');
    m.wire([x, 60, 32], [-20 + i * 6, 60, 186], 'copper', 0.7);
  }
  m.bar([-4, 90, 78], [-4, 90, 190], 5, 'iron');
  const ten = m.box(-34, 56, 180, 46, 30, 16, 'trim');
  m.on(ten, 'front').disc(12, 8, 5, 'shine').disc(24, 8, 5, 'shine').disc(36, 8, 5, 'shine');
  for (let i = 0; i < 3; i++) m.wire([-16 + i * 6, 56, 182], [28 + i, 48, 156], 'copper', 0.7);
  beacon(m, 176, 82, 148, 4);
  return m.focus(52, 40, 120, 46);
}
