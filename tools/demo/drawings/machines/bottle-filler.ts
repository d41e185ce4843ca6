// Draws a rotary bottle filler and capper.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import type { Point } from '../kit/space.ts';

/** A bottle standing at a point: body, shoulder, neck, cap. */
function bottle(
  m: Machine,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  fill: Material,
  cap: Material | null,
): void {
  const neck: Point[] = [
    [0, r],
    [h * 0.62, r],
    [h * 0.8, r * 0.4],
    [h * 0.92, r * 0.4],
  ];
  m.turned('z', x, y, z, neck, fill);
  if (cap) m.drum('z', x, y, z + h * 0.92, r * 0.48, h * 0.1, cap, 12);
}

/** `phase` runs from 0 to 1 while every bottle moves up by one place. */
export function bottleFiller(phase = 0): Machine {
  const m = new Machine();
  feet(m, 60, 30, 240, 120, 10, 3);
  const base = m.box(60, 30, 10, 240, 120, 74, 'body');
  m.on(base, 'front')
    .door(10, 8, 70, 58, 'body', 0)
    .door(86, 8, 70, 58, 'body', 0)
    .door(162, 8, 70, 58, 'body', 0)
    .band(68, 6, 'trim');
  m.ends(base, (e) => e.vent(30, 18, 60, 30));
  // Conveyor through the front
  conveyor(m, -40, 6, 96, 450, 24, 'dark', 'shine', 4);
  for (let i = 0; i < 5; i++) bottle(m, -26 + (i + phase) * 18, 18, 96, 6.5, 30, 'shine', null);
  for (let i = phase > 0 ? -1 : 0; i < 6 - (phase > 0.4 ? 1 : 0); i++)
    bottle(m, 306 + (i + phase) * 18, 18, 96, 6.5, 30, 'liquid', 'saffron');
  // Rotary filler: carousel, bottles, bowl
  m.drum('z', 132, 86, 84, 50, 10, 'steel');
  const bottles = 14;
  for (let i = 0; i < bottles; i++) {
    const a = (2 * Math.PI * (i + phase)) / bottles + 0.1;
    const [x, y] = [132 + 43 * Math.cos(a), 86 + 43 * Math.sin(a)];
    bottle(m, x, y, 94, 6.5, 30, Math.cos(a + 2.4) > 0.6 ? 'shine' : 'liquid', null);
    m.drum('z', x, y, 125, 2.4, 16, 'iron', 10);
  }
  m.drum('z', 132, 86, 94, 26, 48, 'shine');
  m.turned(
    'z',
    132,
    86,
    141,
    [
      [0, 52],
      [6, 54],
      [40, 54],
      [48, 46],
    ],
    'body',
  );
  m.drum('z', 132, 86, 189, 12, 20, 'steel');
  m.pipe(
    [
      [132, 86, 206],
      [132, 86, 226],
      [132, 190, 226],
      [132, 190, 60],
    ],
    7,
    'shine',
  );
  // Capper turret with its cap hopper
  m.drum('z', 240, 86, 84, 32, 10, 'steel');
  for (let i = 0; i < 8; i++) {
    const a = (2 * Math.PI * (i + phase)) / 8;
    const [x, y] = [240 + 26 * Math.cos(a), 86 + 26 * Math.sin(a)];
    bottle(m, x, y, 94, 6.5, 30, 'liquid', 'saffron');
    m.drum('z', x, y, 128, 4.6, 22, 'shine', 12);
  }
  m.drum('z', 240, 86, 94, 14, 60, 'shine');
  m.drum('z', 240, 86, 150, 33, 22, 'body');
  m.turned(
    'z',
    240,
    86,
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
  m.drum('z', 240, 86, 172, 5, 14, 'steel');
  // Frame and glass
  for (const [x, y] of [
    [62, 32],
    [294, 32],
    [62, 144],
    [294, 144],
  ] as const)
    m.box(x, y, 84, 4, 4, 164, 'shine');
  const roof = m.box(60, 30, 248, 240, 120, 8, 'body');
  m.on(roof, 'front').line(
    [
      [0, 4],
      [240, 4],
    ],
    1,
  );
  pendant(m, 300, 2, 158, 46, 50, [292, 34, 250]);
  beacon(m, 80, 120, 256, 5);
  return m.focus(140, 40, 124, 70);
}
