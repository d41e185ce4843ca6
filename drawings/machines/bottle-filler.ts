// Draws a rotary bottle filler and capper.
import { bottle } from '../kit/bottle.ts';
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { weighingFiller } from './weighing-filler.ts';

/** `phase` runs from 0 to 1 while every bottle moves up by one place. */
export function bottleFiller({ values, kind }: Model, phase = 0): Machine {
  if (kind === 4) return weighingFiller();
  const m = new Machine();
  const [, bottles = 14, caps = 8] = String(values.heads ?? '14-14-8')
    .split('-')
    .map(Number);
  // Bottles stand at equal distances, so a machine with more heads is larger.
  const [r, r2] = [18 + bottles * 1.8, 12 + caps * 2.2];
  const [x1, y1] = [60 + r + 28, 30 + Math.max(56, r + 16)];
  const x2 = x1 + r + r2 + 34;
  const [w, d] = [x2 + r2 + 26 - 60, 2 * Math.max(60, r + 20)];
  feet(m, 60, 30, w, d, 10, 3);
  const base = m.box(60, 30, 10, w, d, 74, 'body');
  m.on(base, 'front')
    .door(10, 8, w / 3 - 14, 58, 'body', 0)
    .door(w / 3 + 4, 8, w / 3 - 14, 58, 'body', 0)
    .door((w * 2) / 3 - 2, 8, w / 3 - 14, 58, 'body', 0)
    .band(68, 6, 'trim');
  m.ends(base, (e) => e.vent(30, 18, 60, 30));
  // Conveyor through the front
  conveyor(m, -40, 6, 96, w + 210, 24, 'dark', 'shine', 4);
  for (let i = 0; i < 5; i++) bottle(m, -26 + (i + phase) * 18, 18, 96, 6.5, 30, 'shine', null);
  for (let i = phase > 0 ? -1 : 0; i < 6 - (phase > 0.4 ? 1 : 0); i++)
    bottle(m, 66 + w + (i + phase) * 18, 18, 96, 6.5, 30, 'liquid', 'saffron');
  // Rotary filler: carousel, bottles, bowl
  m.drum('z', x1, y1, 84, r + 7, 10, 'steel');
  for (let i = 0; i < bottles; i++) {
    const a = (2 * Math.PI * (i + phase)) / bottles + 0.1;
    const [x, y] = [x1 + r * Math.cos(a), y1 + r * Math.sin(a)];
    bottle(m, x, y, 94, 6.5, 30, Math.cos(a + 2.4) > 0.6 ? 'shine' : 'liquid', null);
    m.drum('z', x, y, 125, 2.4, 16, 'iron', 10);
  }
  m.drum('z', x1, y1, 94, r * 0.6, 48, 'shine');
  m.turned(
    'z',
    x1,
    y1,
    141,
    [
      [0, r + 9],
      [6, r + 11],
      [40, r + 11],
      [48, r + 3],
    ],
    'body',
  );
  m.drum('z', x1, y1, 189, 12, 20, 'steel');
  m.pipe(
    [
      [x1, y1, 206],
      [x1, y1, 226],
      [x1, 40 + d, 226],
      [x1, 40 + d, 60],
    ],
    7,
    'shine',
  );
  // Capper turret with its cap hopper
  m.drum('z', x2, y1, 84, r2 + 6, 10, 'steel');
  for (let i = 0; i < caps; i++) {
    const a = (2 * Math.PI * (i + phase)) / caps;
    const [x, y] = [x2 + r2 * Math.cos(a), y1 + r2 * Math.sin(a)];
    bottle(m, x, y, 94, 6.5, 30, 'liquid', 'saffron');
    m.drum('z', x, y, 128, 4.6, 22, 'shine', 12);
  }
  m.drum('z', x2, y1, 94, r2 * 0.5, 60, 'shine');
  m.drum('z', x2, y1, 150, r2 + 7, 22, 'body');
  m.turned(
    'z',
    x2,
    y1,
    184,
    [
      [0, 6],
      [20, 28],
      [36, 28],
      [36, 25],
      [20, 24],
    ],
    'steel',
  );
  m.drum('z', x2, y1, 172, 5, 14, 'steel');
  // Frame and glass
  for (const [x, y] of [
    [62, 32],
    [54 + w, 32],
    [62, 24 + d],
    [54 + w, 24 + d],
  ] as const)
    m.box(x, y, 84, 4, 4, 164, 'shine');
  const roof = m.box(60, 30, 248, w, d, 8, 'body');
  m.on(roof, 'front').line(
    [
      [0, 4],
      [w, 4],
    ],
    1,
  );
  pendant(m, 60 + w, 2, 158, 46, 50, [52 + w, 34, 250]);
  beacon(m, 80, 120, 256, 5);
  return m.focus(x1, 40, 124, 70);
}
