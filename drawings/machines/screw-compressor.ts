// Draws a screw compressor: its speed control, its cooling, what dries and stores its air.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Kinds from 0: variable speed, fixed speed, two-stage, with tank and dryer, on a tank, oil-free. */
export function screwCompressor(model: Model): Machine {
  const m = new Machine();
  const { kind, values } = model;
  const control = values['speed-control'] ?? (kind === 0 ? 'variable' : 'fixed');
  housing(m, control === 'variable', values.cooling === 'water');
  // A large air end needs the longer housing
  const longer = amount(model, 'air-delivery', [1, 30], 6) * 4 - 24;
  m.lengthen(104, longer);
  const first = m.solids.length;
  if (kind === 2) secondStage(m);
  if (kind === 3) receiver(m);
  if (kind === 4) onReceiver(m);
  if (kind === 5 || values.lubrication === 'oil-free') waterTreatment(m);
  m.move(first, m.solids.length, ([x, y, z]) => [x + longer, y, z]);
  return m.focus(52, 0, 100, 58);
}

function housing(m: Machine, variable: boolean, waterCooled: boolean): void {
  feet(m, 0, 0, 170, 110, 6);
  const body = m.box(0, 0, 6, 170, 110, 150, 'body');
  m.on(body, 'front')
    .rect(6, 8, 96, 134, 'body', 0)
    .rect(108, 8, 56, 134, 'body', 0)
    .vent(18, 20, 72, 40, 7)
    .panel(112, 78, 48, 50)
    .dataPlate(116, 30, 28)
    .band(0, 5, 'dark');
  m.ends(body, (e) => e.rect(8, 8, 94, 134, null).vent(22, 84, 66, 46, 8));
  // The front bay is cut away: rotor housing and motor
  m.on(body, 'front').rect(14, 66, 80, 68, 'dark', 2, 2);
  const f = m.on(body, 'front');
  f.disc(40, 100, 22, 'steel', 0)
    .disc(40, 100, 15, 'iron', 1)
    .disc(40, 100, 5, 'shine', 0)
    .rect(60, 82, 32, 36, 'trim', 0);
  for (let i = 0; i < 5; i++)
    f.line(
      [
        [64 + i * 6, 84],
        [64 + i * 6, 116],
      ],
      1.4,
    );
  if (waterCooled) waterPipes(m);
  else fan(m);
  m.drum('z', 138, 70, 156, 6, 14, 'copper');
  // A converter for variable speed has its own cooled cabinet.
  if (variable) {
    const converter = m.box(170, 14, 6, 40, 82, 130, 'white');
    m.on(converter, 'front').door(4, 6, 32, 116).panel(7, 74, 26, 34);
    m.on(converter, 'right').vent(16, 20, 50, 40, 6);
  }
}

/** The fan that cools oil and air, below its grille. */
function fan(m: Machine): void {
  m.box(14, 20, 156, 66, 70, 12, 'dark');
  const grill = m.drum('z', 47, 55, 168, 26, 4, 'steel');
  m.on(grill, 'top')
    .disc(26, 26, 21, 'dark', 2)
    .disc(26, 26, 7, 'steel', 0)
    .line(
      [
        [26, 6],
        [26, 46],
      ],
      2.4,
    )
    .line(
      [
        [6, 26],
        [46, 26],
      ],
      2.4,
    );
}

/** Cooling water in and out, with its valves. */
function waterPipes(m: Machine): void {
  for (const [y, tone] of [
    [30, 'liquid'],
    [62, 'red'],
  ] as const) {
    m.pipe(
      [
        [30, y, 156],
        [30, y, 178],
        [-34, y, 178],
        [-34, y, 0],
      ],
      6,
      tone,
    );
    m.drum('z', -34, y, 90, 11, 8, 'iron', 18);
    m.drum('x', -52, y, 94, 3, 18, 'iron', 10);
  }
}

function receiver(m: Machine): void {
  m.pipe(
    [
      [138, 70, 166],
      [138, 70, 186],
      [226, 70, 186],
      [226, 70, 176],
    ],
    5,
    'copper',
  );
  // Air receiver with gauge and legs
  for (const a of [0.6, 2.6, 4.7])
    m.bar(
      [226 + 26 * Math.cos(a), 62 + 26 * Math.sin(a), 0],
      [226 + 26 * Math.cos(a), 62 + 26 * Math.sin(a), 40],
      7,
      'iron',
    );
  const tank = m.vessel('z', 226, 62, 18, 34, 160, 'trim', 0.5);
  m.on(tank, 'front').gauge(34, 112, 9).dataPlate(22, 70, 24);
  m.drum('y', 226, 22, 46, 5, 8, 'iron');
  const dryer = m.box(274, 26, 0, 60, 70, 104, 'white');
  m.on(dryer, 'front').vent(8, 12, 44, 40, 7).gauge(30, 84, 9);
}

/** A second, larger air end behind its own grille. */
function secondStage(m: Machine): void {
  const bay = m.box(170, 0, 6, 110, 110, 150, 'body');
  m.on(bay, 'front')
    .rect(6, 8, 98, 134, 'body', 0)
    .rect(16, 66, 78, 68, 'dark', 2, 2)
    .disc(55, 100, 26, 'steel', 0)
    .disc(55, 100, 17, 'iron')
    .disc(55, 100, 6, 'shine', 0)
    .vent(18, 20, 72, 34, 6)
    .band(0, 5, 'dark');
  m.ends(bay, (e) => e.vent(22, 84, 66, 46, 8));
  const grill = m.drum('z', 225, 55, 156, 30, 5, 'steel');
  m.on(grill, 'top').disc(30, 30, 25, 'dark', 2).disc(30, 30, 8, 'steel', 0);
}

/** The whole set stands on its receiver, as laser cutters need it. */
function onReceiver(m: Machine): void {
  m.move(0, m.solids.length, ([x, y, z]) => [x, y, z + 76]);
  m.vessel('x', -30, 55, 42, 36, 250, 'trim', 0.5);
  for (const x of [6, 140]) m.box(x, 18, 0, 24, 74, 30, 'iron');
  m.box(-6, 4, 72, 186, 102, 8, 'iron');
  const dryer = m.box(174, 14, 80, 46, 80, 96, 'white');
  m.on(dryer, 'front').vent(6, 10, 34, 40, 7).gauge(23, 74, 9);
}

/** Oil-free air ends are sprayed with water, which is filtered and cooled. */
function waterTreatment(m: Machine): void {
  for (const [y, h] of [
    [24, 120],
    [70, 100],
  ] as const) {
    m.vessel('z', 206, y + 4, 14, 20, h, 'liquid', 0.5);
    m.drum('z', 206, y + 4, 0, 14, 18, 'iron');
  }
  m.pipe(
    [
      [170, 28, 30],
      [206, 28, 30],
    ],
    4,
    'shine',
  );
  m.pipe(
    [
      [206, 28, 134],
      [206, 28, 150],
      [170, 28, 150],
    ],
    4,
    'shine',
  );
}
