// Draws an injection moulding machine: the stroke of its mould, its screw and hopper, and its drive.
import { conveyor, motor } from '../kit/drives.ts';
import { beacon } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Kinds from 0: servo, all-electric, thin-wall, preforms, two-colour. */
export function injectionMoulder(model: Model): Machine {
  const { kind, values } = model;
  const m = moulder(
    10 + amount(model, 'screw-diameter', [20, 100], 50) / 10,
    amount(model, 'shot-weight', [50, 2000], 500),
  );
  const drive = values.drive ?? (kind === 1 ? 'all-electric' : 'servo-hydraulic');
  if (drive === 'all-electric') for (const x of [8, 60]) m.box(x, 20, 158, 40, 70, 26, 'white');
  if (kind === 2) takeOut(m, 0);
  if (kind === 3) takeOut(m, 1);
  if (kind === 4) secondColour(m);
  m.focus(190, 10, 116, 76);
  // Mould halves move apart by the opening stroke
  m.lengthen(167, amount(model, 'opening-stroke', [200, 900], 480) / 5 - 96);
  return m;
}

/** A robot above the mould; for preforms, with a tall frame that cools them. */
function takeOut(m: Machine, frames: number): void {
  m.box(150, 20, 168, 30, 70, 60, 'white');
  m.box(120, 40, 228, 90, 20, 16, 'trim');
  m.box(156, -120, 228, 16, 180, 14, 'shine');
  m.box(158, -110, 150, 12, 14, 80, 'accent');
  for (let i = 0; i < frames; i++) {
    const frame = m.box(-10, -110, 0, 110, 70, 150, 'white');
    const f = m.on(frame, 'front');
    for (let u = 0; u < 8; u++)
      for (let v = 0; v < 6; v++) f.disc(14 + u * 12, 30 + v * 18, 4, 'liquid', 0, 1);
  }
}

/** A smaller injection unit stands upright behind the first. */
function secondColour(m: Machine): void {
  m.box(228, 116, 0, 60, 60, 90, 'trim');
  m.box(236, 60, 158, 44, 90, 14, 'iron');
  m.drum('z', 258, 84, 172, 11, 70, 'copper');
  m.box(238, 64, 242, 40, 40, 50, 'accent');
  m.turned(
    'z',
    258,
    84,
    290,
    [
      [0, 6],
      [16, 22],
      [40, 22],
      [40, 20],
    ],
    'saffron',
  );
}

/** `barrel` is the radius of its heater bands; grams of a shot decide the size of the hopper. */
function moulder(barrel: number, shot: number): Machine {
  const m = new Machine();
  const bed = m.box(0, 0, 8, 460, 110, 62, 'body');
  m.on(bed, 'front')
    .door(16, 8, 70, 44, 'body', 0)
    .vent(110, 14, 70, 30)
    .rect(200, 4, 60, 50, 'dark', 1)
    .door(280, 8, 70, 44, 'body', 0)
    .door(364, 8, 70, 44, 'body', 0)
    .band(56, 4, 'accent');
  for (const x of [20, 150, 290, 410]) m.box(x, 8, 0, 30, 94, 8, 'rubber');
  // Clamp side behind a sliding guard at the left
  const clamp = m.box(0, 8, 70, 110, 94, 88, 'body');
  m.on(clamp, 'front').rect(8, 8, 94, 70, 'body', 0).vent(24, 20, 60, 30, 5).dataPlate(70, 62, 22);
  for (const x of [112, 196]) {
    m.box(x, 14, 70, 26, 82, 84, 'iron');
  }
  for (const y of [24, 86]) for (const z of [84, 140]) m.drum('x', 138, y, z, 6, 58, 'shine', 16);
  m.box(140, 34, 88, 24, 42, 46, 'trim');
  m.box(170, 34, 88, 24, 42, 46, 'trim');
  m.box(108, 4, 158, 120, 102, 10, 'body');
  const glass = m.box(110, 2, 72, 114, 4, 84, 'glass');
  m.on(glass, 'front').rect(2, 2, 110, 80, null, 0, 2.6).rect(54, 34, 5, 20, 'dark');
  // Barrel with heater bands, hopper, injection unit
  m.box(226, 8, 70, 26, 94, 88, 'body');
  m.drum('x', 252, 55, 112, barrel * 0.73, 100, 'shine');
  for (let i = 0; i < 5; i++)
    m.drum('x', 258 + i * 17, 55, 112, barrel, 12, i % 2 ? 'steel' : 'copper');
  const inj = m.box(344, 20, 70, 70, 72, 74, 'trim');
  m.on(inj, 'front').bolts(8, 2.6).rect(16, 22, 38, 30, 'trim', 0);
  const hopper = 12 + Math.cbrt(shot) * 2.7;
  m.drum('z', 366, 56, 144, 10, 16, 'steel');
  m.turned(
    'z',
    366,
    56,
    160,
    [
      [0, 8],
      [30, hopper],
      [66, hopper],
      [66, hopper - 3],
      [32, hopper - 3],
    ],
    'white',
  );
  m.drum('z', 366, 56, 226, hopper + 1, 5, 'accent');
  motor(m, 'x', 416, 55, 110, 22, 60);
  const desk = m.box(228, -14, 100, 46, 14, 76, 'white');
  m.on(desk, 'front').panel(3, 26, 40, 46).buttons(9, 14, 9, 3, ['green', 'white', 'white', 'red']);
  conveyor(m, 130, -120, 40, 70, 110, 'accent', 'steel', 2);
  for (const [x, y] of [
    [140, -100],
    [166, -70],
    [144, -44],
  ] as const)
    m.turned(
      'z',
      x + 8,
      y,
      40,
      [
        [0, 9],
        [12, 12],
        [12, 10],
        [2, 8],
      ],
      'saffron',
    );
  beacon(m, 100, 60, 158, 5);
  return m;
}
