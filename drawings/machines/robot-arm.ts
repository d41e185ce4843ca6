// Draws a six-axis robot arm with its controller.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Vec } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';
import { desktopArm, scara, visionKit, weldingKit } from './robot-kinds.ts';

/** Millimetres from the shoulder to the gripper. */
const DRAWN_REACH = 1530;

function motorBlock(m: Machine): void {
  m.drum('x', -78, 0, 234, 12, 22, 'dark', 20);
  m.box(-64, -10, 228, 12, 20, 20, 'iron');
}

const smooth = (t: number): number => {
  const k = Math.min(1, Math.max(0, t));
  return k * k * (3 - 2 * k);
};

/** Lifts the part, swings it to the second stand, sets it down, and brings it back. */
function pose(phase: number): { swing: number; lift: number } {
  const half = phase < 0.5 ? phase * 2 : 2 - phase * 2;
  const up = smooth(half / 0.25) - smooth((half - 0.7) / 0.25);
  return { swing: -1.25 * smooth((half - 0.2) / 0.6), lift: 0.16 * up };
}

/** Turns a point around an upright or a cross axis through (0, 0, height). */
const swung = ([x, y, z]: Vec, a: number): Vec => [
  x * Math.cos(a) - y * Math.sin(a),
  x * Math.sin(a) + y * Math.cos(a),
  z,
];
const tilted = ([x, y, z]: Vec, a: number, height: number): Vec => [
  x * Math.cos(a) - (z - height) * Math.sin(a),
  y,
  height + x * Math.sin(a) + (z - height) * Math.cos(a),
];

/** `phase` from 0 to 1 is one trip to the second stand and back; without it there is one stand. */
export function robotArm(model: Model, phase?: number): Machine {
  const { values } = model;
  if (values.design === 'scara') return scara();
  if (values.design === 'desktop') return desktopArm();
  const m = sixAxis(phase);
  if (values.design === 'welding') weldingKit(m);
  if (values.design === 'vision') visionKit(m);
  const k = amount(model, 'reach', [300, 3000], DRAWN_REACH) / DRAWN_REACH;
  m.move(0, m.solids.length, ([x, y, z]) => [x * k, y * k, z * k]);
  return m.focus(106 * k, -10 * k, 196 * k, 56 * k);
}

function sixAxis(phase?: number): Machine {
  const m = new Machine();
  const plate = m.box(-60, -60, 0, 120, 120, 6, 'iron');
  m.on(plate, 'top').bolts(10, 4);
  m.turned(
    'z',
    0,
    0,
    6,
    [
      [0, 42],
      [14, 40],
      [34, 34],
      [40, 34],
    ],
    'dark',
  );
  m.drum('z', 0, 0, 46, 37, 14, 'body');
  const shoulder = m.solids.length;
  // Shoulder, lower arm, elbow, fore arm, wrist, gripper
  m.prism(
    'y',
    [
      [-30, 60],
      [30, 60],
      [28, 100],
      [14, 118],
      [-14, 118],
      [-28, 96],
    ],
    -28,
    56,
    'body',
  );
  m.drum('y', 0, -40, 98, 28, 80, 'body');
  const sh = m.drum('y', 0, -46, 98, 18, 6, 'dark');
  m.on(sh, 'front').bolts(9, 2);
  const arm = m.solids.length;
  m.prism(
    'y',
    [
      [-16, 92],
      [16, 92],
      [-22, 226],
      [-48, 222],
    ],
    -16,
    32,
    'body',
  );
  m.drum('y', -36, -34, 226, 24, 66, 'body');
  const el = m.drum('y', -36, -40, 226, 15, 6, 'dark');
  m.on(el, 'front').bolts(8, 1.8);
  m.prism(
    'y',
    [
      [-60, 214],
      [-58, 244],
      [-20, 254],
      [16, 250],
      [16, 226],
      [-20, 206],
    ],
    -24,
    48,
    'body',
  );
  m.turned(
    'x',
    14,
    0,
    238,
    [
      [0, 17],
      [10, 17],
      [70, 12],
      [74, 12],
    ],
    'body',
  );
  m.drum('x', 88, 0, 238, 14, 10, 'dark');
  m.prism(
    'y',
    [
      [98, 226],
      [124, 228],
      [130, 238],
      [124, 250],
      [98, 250],
    ],
    -10,
    20,
    'body',
  );
  m.drum('y', 116, -14, 238, 9, 28, 'dark');
  m.drum('z', 116, 0, 208, 9, 22, 'steel');
  m.box(100, -9, 198, 32, 18, 10, 'accent');
  for (const x of [101, 125])
    m.prism(
      'y',
      x < 110
        ? [
            [x, 198],
            [x + 6, 198],
            [x + 6, 170],
            [x + 10, 164],
            [x + 10, 160],
            [x, 166],
          ]
        : [
            [x, 198],
            [x + 6, 198],
            [x + 6, 166],
            [x - 4, 160],
            [x - 4, 164],
            [x, 170],
          ],
      -6,
      12,
      'dark',
    );
  // Cable dress pack
  m.pipe(
    [
      [-34, 30, 70],
      [-62, 34, 120],
      [-66, 32, 190],
      [-52, 30, 256],
      [-10, 18, 268],
      [40, 8, 262],
      [92, 8, 256],
    ],
    3.4,
    'rubber',
  );
  motorBlock(m);
  // Part on a pedestal, controller at the left
  m.onSite(() => {
    const part = m.box(100, -16, 120, 34, 32, 40, 'accent');
    m.on(part, 'front').disc(17, 20, 9, 'dark', 1);
    const { swing, lift } = pose(phase ?? 0);
    m.move(arm, m.solids.length, (v) => tilted(v, lift, 98));
    m.move(shoulder, m.solids.length, (v) => swung(v, swing));
    m.box(92, -26, 0, 52, 52, 120, 'steel');
    if (phase !== undefined) m.box(11, -138, 0, 52, 52, 120, 'steel');
  });
  const c = m.box(-170, -30, 8, 64, 60, 84, 'white');
  m.on(c, 'front').rect(4, 4, 56, 76, null).vent(10, 10, 44, 18, 4).panel(10, 38, 44, 38);
  m.ends(c, (e) => e.vent(12, 20, 36, 40, 6));
  feet(m, -170, -30, 64, 60, 8);
  m.pipe(
    [
      [-106, 0, 14],
      [-84, 10, 4],
      [-56, 10, 10],
      [-36, 10, 16],
    ],
    3.4,
    'rubber',
  );
  return m.focus(106, -10, 196, 56);
}
