// Draws a syringe assembly line.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** Aluminium profile over the whole assembly bed. */
function guard(m: Machine): void {
  for (const x of [0, 176, 355]) for (const y of [0, 105]) m.box(x, y, 89, 5, 5, 104, 'steel');
  for (const y of [0, 105]) m.box(0, y, 193, 360, 5, 5, 'steel');
  for (const x of [0, 176, 355]) m.box(x, 5, 193, 5, 100, 5, 'steel');
}

export function syringeLine(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 360, 110, 10, 4);
  const base = m.box(0, 0, 10, 360, 110, 74, 'body');
  m.on(base, 'front')
    .seams(4)
    .vent(20, 24, 50, 26)
    .door(100, 8, 70, 58, null)
    .door(190, 8, 70, 58, null)
    .band(66, 5, 'trim');
  m.box(-6, -4, 84, 372, 118, 5, 'shine');
  // Syringes ride upright on a chain, past printing, assembly and needle stations
  m.box(-4, 16, 89, 368, 14, 6, 'iron');
  for (let i = 0; i < 24; i++) {
    const x = 6 + i * 15;
    m.drum('z', x, 23, 95, 3.4, 26, i > 8 ? 'liquid' : 'white', 12);
    m.drum('z', x, 23, 121, 5, 1.6, 'white', 12);
    if (i > 13) m.drum('z', x, 23, 122, 1.8, 12, 'saffron', 8);
    if (i > 13) m.drum('z', x, 23, 134, 4, 1.4, 'saffron', 10);
  }
  for (const [x, w] of [
    [40, 44],
    [130, 44],
    [220, 44],
  ] as const) {
    const s = m.box(x, 52, 89, w, 50, 86, 'white');
    m.on(s, 'front')
      .rect(6, 30, w - 12, 46, 'body', 0)
      .bolts(4, 1.8);
    m.box(x + 8, 30, 142, w - 16, 22, 16, 'iron');
    m.drum('z', x + w / 2, 34, 128, 4, 14, 'shine', 10);
  }
  // Bowl feeders
  for (const x of [106, 196, 300]) {
    m.drum('z', x, 82, 89, 14, 30, 'iron');
    m.turned(
      'z',
      x,
      82,
      119,
      [
        [0, 20],
        [18, 30],
        [18, 27],
        [6, 20],
      ],
      'shine',
    );
  }
  guard(m);
  const cam = m.box(300, 20, 128, 22, 20, 26, 'dark');
  m.on(cam, 'front').disc(11, 12, 6, 'liquid');
  m.bar([311, 30, 154], [311, 60, 170], 5, 'iron');
  conveyor(m, 362, 6, 84, 110, 36, 'white', 'shine', 2);
  for (let i = 0; i < 3; i++) {
    m.funnel(386 + i * 32, 24, 84, [24, 24], [28, 28], 12, 'accent');
  }
  pendant(m, 20, -14, 168, 50, 48, [60, 60, 190]);
  beacon(m, 340, 90, 198, 4);
  return m.focus(170, 20, 120, 80);
}
