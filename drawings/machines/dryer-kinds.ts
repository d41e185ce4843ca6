// Draws the food dryers without trays: mesh belt, microwave, fluid bed.
import { conveyor, motor } from '../kit/drives.ts';
import { cabinet, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** A long tunnel over a belt, with a stack on every section. */
export function beltDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 420, 120, 12, 5);
  const tunnel = m.box(0, 0, 12, 420, 120, 170, 'body');
  const f = m.on(tunnel, 'front').seams(4);
  for (let i = 0; i < 4; i++)
    f.door(12 + i * 105, 16, 80, 120, 'white', 0).window(30 + i * 105, 70, 44, 48);
  m.ends(tunnel, (e) => e.rect(20, 60, 80, 40, 'dark', 2));
  for (let i = 0; i < 4; i++) {
    m.drum('z', 52 + i * 105, 60, 182, 13, 34, 'steel');
    m.turned(
      'z',
      52 + i * 105,
      60,
      220,
      [
        [0, 22],
        [10, 4],
      ],
      'trim',
    );
  }
  conveyor(m, -130, 20, 92, 130, 80, 'steel', 'steel', 2);
  conveyor(m, 420, 20, 76, 110, 80, 'steel', 'steel', 2);
  for (let i = 0; i < 9; i++)
    m.ball(-118 + i * 13, 36 + (i % 3) * 22, 96, 6, i % 2 ? 'saffron' : 'red');
  cabinet(m, 440, -70, 0, 60, 40, 150, 'white');
  m.travels = 'container';
  return m.focus(-60, 30, 100, 90);
}

/** A lying vacuum chamber with a round door. */
export function microwaveDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 240, 140, 10);
  m.box(0, 10, 10, 240, 120, 30, 'trim');
  m.drum('y', 90, 0, 120, 82, 140, 'steel');
  const front = m.drum('y', 90, -12, 120, 88, 12, 'body');
  m.on(front, 'front')
    .disc(88, 88, 62, 'dark', 2, 2.4)
    .disc(88, 88, 50, 'saffron', 2)
    .disc(88, 88, 16, 'steel', 0);
  for (const a of [0.5, 1.6, 2.7, 3.8, 4.9])
    m.drum('y', 90 + 76 * Math.cos(a), -18, 120 + 76 * Math.sin(a), 6, 6, 'iron', 14);
  for (let i = 0; i < 4; i++) m.box(60 + i * 6, 20 + i * 30, 196, 40, 20, 22, 'white');
  const box = m.box(190, 10, 40, 60, 110, 130, 'body');
  m.on(box, 'front').panel(8, 70, 44, 46).vent(10, 14, 40, 40, 7);
  m.pipe(
    [
      [170, 110, 170],
      [220, 110, 196],
      [300, 110, 196],
      [300, 110, 60],
    ],
    8,
    'steel',
  );
  m.vessel('z', 300, 100, 10, 30, 80, 'trim', 0.5);
  motor(m, 'z', 300, 100, 92, 14, 36);
  return m.focus(90, -10, 120, 90);
}

/** An upright vessel: air from below keeps the grains afloat. */
export function fluidBed(): Machine {
  const m = new Machine();
  for (const [x, y] of [
    [0, 0],
    [130, 0],
    [0, 110],
    [130, 110],
  ] as const)
    m.box(x, y, 0, 10, 10, 240, 'shine');
  m.turned(
    'z',
    70,
    60,
    40,
    [
      [0, 40],
      [24, 40],
      [80, 62],
      [170, 62],
      [190, 44],
    ],
    'steel',
  );
  m.drum('z', 70, 60, 62, 46, 6, 'accent');
  m.drum('z', 70, 60, 160, 64, 6, 'body');
  m.box(40, -6, 120, 60, 10, 40, 'white');
  m.on(m.box(42, -8, 122, 56, 2, 36, 'screen'), 'front')
    .disc(16, 14, 4, 'saffron')
    .disc(28, 22, 4, 'saffron')
    .disc(40, 12, 4, 'saffron')
    .disc(34, 28, 3, 'saffron');
  m.drum('z', 70, 60, 230, 20, 40, 'trim');
  m.pipe(
    [
      [70, 60, 268],
      [70, 60, 300],
      [220, 60, 300],
      [220, 60, 150],
    ],
    13,
    'steel',
  );
  m.turned(
    'z',
    220,
    60,
    60,
    [
      [0, 8],
      [70, 40],
      [120, 40],
    ],
    'steel',
  );
  m.drum('z', 220, 60, 12, 22, 46, 'white');
  m.pipe(
    [
      [-110, 60, 60],
      [-40, 60, 40],
      [30, 60, 34],
    ],
    16,
    'steel',
  );
  m.box(-170, 20, 0, 80, 90, 100, 'body');
  m.drum('x', -90, 60, 60, 26, 10, 'dark');
  cabinet(m, 160, -60, 0, 50, 36, 130, 'white');
  return m.focus(70, 0, 140, 76);
}
