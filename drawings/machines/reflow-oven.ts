// Draws a reflow oven for circuit boards: a tunnel of its heating length, divided into its zones.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Kinds from 0: hot air, lead-free, nitrogen, dual rail, LED strip. */
export function reflowOven(model: Model): Machine {
  const m = new Machine();
  const { kind } = model;
  // Behind the heating zones come one to three that cool.
  const hot = amount(model, 'heating-zones', [4, 12], 8);
  const zones = hot + Math.max(1, Math.round(hot / 4));
  const length = 130 + amount(model, 'heating-length', [1000, 5000], 2600) / 8.4;
  const doors = Math.round(length / 73);
  const step = length / doors;
  feet(m, 0, 0, length, 120, 12, 4);
  const base = m.box(0, 0, 12, length, 120, 80, 'body');
  const f = m.on(base, 'front').seams(doors);
  for (let i = 0; i < doors; i++)
    f.door(8 + i * step, 8, 58, 52, 'body', 0).vent(18 + i * step, 16, 36, 14, 3);
  f.band(68, 7, 'trim');
  // Long hood with a rounded top, its zones
  const hood = m.prism(
    'x',
    [
      [4, 96],
      [116, 96],
      [116, 138],
      [100, 152],
      [24, 152],
      [4, 130],
    ],
    6,
    length - 12,
    'white',
  );
  const h = m.on(hood, 'front').seams(zones, 1.6);
  const wide = (length - 12) / zones;
  for (let i = 0; i < zones; i++)
    h.rect(wide * (i + 0.2), 6, wide * 0.6, 8, i >= hot ? 'liquid' : 'saffron', 0, 1);
  m.box(0, 2, 92, length, 116, 4, 'dark');
  m.ends(hood, (e) => e.rect(18, 2, 78, 16, 'dark', 2));
  for (const x of [60, length - 60]) {
    m.drum('z', x, 66, 152, 13, 30, 'steel');
    m.drum('z', x, 66, 182, 17, 6, 'iron');
  }
  // Mesh belt at both ends carrying boards
  for (const x of [-70, length]) {
    conveyor(m, x, 24, 102, 70, 70, 'steel', 'shine', 2);
    const b = m.box(x + 14, 38, 102, 40, 42, 2, 'green');
    const t = m.on(b, 'top');
    for (let i = 0; i < 4; i++)
      for (let k = 0; k < 4; k++)
        t.rect(4 + i * 9, 4 + k * 9.5, 6, 5, (i + k) % 2 ? 'dark' : 'steel', 0, 0.7);
  }
  m.box(length - 100, 20, 152, 10, 10, 18, 'iron');
  const p = m.box(length - 122, 10, 164, 56, 10, 40, 'white');
  m.on(p, 'front').panel(2, 2, 52, 36);
  if (kind === 2)
    for (const x of [30, 76]) {
      m.vessel('z', x, 150, 0, 20, 190, 'steel', 0.6);
      m.drum('z', x, 150, 100, 20.6, 10, 'green');
    }
  if (kind === 3) m.box(-70, 58, 102, length + 140, 3, 5, 'accent');
  beacon(m, 200, 80, 152, 5);
  m.travels = 'crate';
  return m.focus(length, 50, 110, 86);
}
