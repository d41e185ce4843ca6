// Draws a ball mill with its girth gear: a shell of its diameter, and the feed, discharge and bearings of its design.
import { motor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

/** The axis of the shell. */
const [Y, Z] = [140, 156];

/** Concrete and bearing under one trunnion; rolling bearings have a narrow round housing, plain ones a broad cap. */
function bearing(m: Machine, x: number, rolling: boolean): void {
  m.prism(
    'x',
    [
      [30, 0],
      [250, 0],
      [230, 70],
      [50, 70],
    ],
    x,
    56,
    'concrete',
  );
  m.prism(
    'x',
    [
      [60, 70],
      [220, 70],
      [200, 130],
      [80, 130],
    ],
    x + 4,
    48,
    'body',
  );
  m.drum('x', x + (rolling ? 14 : 2), Y, Z, rolling ? 58 : 44, rolling ? 28 : 52, 'body');
  if (rolling) m.drum('x', x + 10, Y, Z, 40, 36, 'accent');
}

function girthGear(m: Machine, x: number, r: number): void {
  m.drum('x', x, Y, Z, r + 28, 20, 'iron');
  for (let i = 0; i < 44; i++) {
    const a = (2 * Math.PI * i) / 44;
    const [u, v] = [Y + (r + 30) * Math.cos(a), Z + (r + 30) * Math.sin(a)];
    m.box(x, u - 3, v - 3, 20, 6, 6, 'iron');
  }
}

/** Pinion, gearbox and motor beside the gear. */
function drive(m: Machine, x: number): void {
  m.drum('x', x - 14, -24, 60, 22, 60, 'shine');
  m.box(x - 24, -60, 0, 90, 76, 36, 'concrete');
  m.box(x + 70, -56, 30, 60, 66, 60, 'trim');
  motor(m, 'x', x + 138, -24, 60, 30, 86, 'accent');
  m.box(x + 66, -60, 0, 160, 76, 30, 'concrete');
}

/** Ore enters by a hopper, or by a scoop that lifts it out of a box. */
function feed(m: Machine, design: unknown): void {
  if (design === 'grid') {
    m.box(-150, 60, 0, 60, 160, 90, 'concrete');
    const scoop = m.drum('x', -116, Y, Z, 84, 26, 'trim');
    m.on(scoop, 'front').band(60, 40, 'steel');
    m.box(-120, 130, 60, 34, 60, 30, 'dark');
    return;
  }
  m.funnel(-120, Y, 170, [40, 50], [90, 100], 70, 'steel');
  m.bar([-120, Y, 0], [-120, Y, 172], 16, 'iron');
}

/** Slurry overflows down a chute, or through a screen; dry cement goes into a hood with a dust pipe. */
function discharge(m: Machine, x: number, design: unknown): void {
  if (design === 'dry-cement') {
    const hood = m.box(x, 90, 0, 90, 100, 210, 'trim');
    m.on(hood, 'front').door(20, 20, 50, 70, 'trim', 0);
    m.pipe(
      [
        [x + 45, Y, 210],
        [x + 45, Y, 310],
        [x + 130, Y, 310],
      ],
      20,
      'steel',
    );
    return;
  }
  if (design === 'grid') {
    const screen = m.turned(
      'x',
      x,
      Y,
      Z,
      [
        [0, 30],
        [80, 54],
      ],
      'steel',
    );
    for (const u of [16, 34, 52])
      m.on(screen, 'front').line(
        [
          [u, 20],
          [u, 88],
        ],
        1.2,
      );
    m.box(x - 4, 80, 0, 96, 120, 46, 'concrete');
    return;
  }
  m.prism(
    'y',
    [
      [x, 176],
      [x + 54, 60],
      [x + 24, 60],
      [x - 6, 124],
    ],
    112,
    56,
    'steel',
  );
}

export function ballMill(model: Model): Machine {
  const m = new Machine();
  const { design } = model.values;
  const isBatch = design === 'ceramic-batch';
  const r = 62 + amount(model, 'shell-diameter', [600, 2000], 1700) / 34;
  // A wet mill is long, one with a grid or for batches short
  const length = isBatch ? 170 : design === 'grid' ? 220 : design === 'dry-cement' ? 360 : 268;
  const end = 46 + length;
  const cone = (x: number, grows: boolean): void => {
    const profile: Point[] = [
      [0, 40],
      [36, r + 6],
      [44, r + 12],
    ];
    const mirrored = profile.map(([along, round]): Point => [46 - along, round]).reverse();
    m.turned('x', x, Y, Z, grows ? profile : mirrored, 'trim');
  };
  for (const x of [-60, end + 66]) bearing(m, x, design === 'rolling-bearing');
  m.drum('x', -90, Y, Z, 28, 90, 'steel');
  m.drum('x', end + 66, Y, Z, 28, 96, 'steel');
  cone(6, true);
  const shell = m.drum('x', 46, Y, Z, r, length, 'body');
  const f = m.on(shell, 'front');
  for (let k = 0; k < 4; k++)
    for (let i = 0; i < length / 25 - 1; i++)
      f.disc(18 + i * 25, r * (0.6 + 0.27 * k), 3.2, 'iron', 1, 1);
  f.rect(length * 0.42, r * 0.75, 46, 46, 'trim', 0, 2);
  for (const x of [44, end - 14]) m.drum('x', x, Y, Z, r + 10, 10, 'trim');
  girthGear(m, end, r);
  cone(end + 20, false);
  drive(m, end);
  if (isBatch) {
    // A batch goes in and out by the manhole, with a rail around the turning shell
    const door = m.drum('y', 46 + length / 2, Y - r - 8, Z, 30, 14, 'accent');
    m.on(door, 'front').disc(30, 30, 20, 'trim', 0).disc(30, 30, 6, 'iron');
  } else {
    feed(m, design);
    discharge(m, end + 162, design);
  }
  m.travels = 'container';
  return m.focus(end + 16, 20, 150, 130);
}
