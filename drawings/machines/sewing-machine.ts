// Draws an industrial lockstitch sewing machine on its table.
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { type Model, placeOf } from '../model.ts';
import { barTackHead, cylinderBed, overlockHead, patternFrame } from './sewing-heads.ts';

/** The arm of a sewing head, its needle at x = `x`; it faces the operator in front. */
function sewingHead(m: Machine, x: number, y: number, z: number, k: number): void {
  const arm: readonly Point[] = [
    [0, 10],
    [0, 34],
    [6, 40],
    [58, 40],
    [64, 34],
    [64, 0],
    [44, 0],
    [44, 14],
    [40, 19],
    [16, 19],
    [14, 10],
  ];
  const a = m.prism(
    'y',
    arm.map(([u, v]): Point => [x + u * k, z + v * k]),
    y,
    17 * k,
    'body',
  );
  m.on(a, 'front')
    .line(
      [
        [3 * k, 21 * k],
        [60 * k, 21 * k],
      ],
      1.4,
    )
    .disc(22 * k, 30 * k, 3 * k, 'shine')
    .disc(50 * k, 30 * k, 5 * k, 'white', 0)
    .disc(50 * k, 14 * k, 3.4 * k, 'white', 0)
    .rect(30 * k, 33 * k, 10 * k, 2 * k, 'accent');
  m.drum('z', x + 6 * k, y + 8 * k, z + 1 * k, 0.9 * k, 12 * k, 'shine', 8);
  m.box(x + 3 * k, y + 3 * k, z + 0.5 * k, 7 * k, 7 * k, 1.2 * k, 'iron');
  m.drum('x', x + 64 * k, y + 8.5 * k, z + 28 * k, 10 * k, 6 * k, 'trim');
  for (const dx of [24, 34])
    m.drum('z', x + dx * k, y + 9 * k, z + 40 * k, 0.8 * k, 5 * k, 'iron', 8);
}

const KINDS = ['lockstitch', 'overlock', 'interlock', 'pattern', 'bar-tack', 'walking-foot'];

export function sewingMachine(model: Model): Machine {
  const m = new Machine();
  const kind = placeOf(model, 'kind', KINDS);
  // Data sheets measure the head; a pattern machine comes with its stand.
  if (kind === 3) table(m);
  else m.onSite(() => table(m));
  if (kind === 1) overlockHead(m);
  else if (kind === 2) cylinderBed(m);
  else if (kind === 3) patternFrame(m);
  else if (kind === 4) barTackHead(m);
  if (kind === 0 || kind === 3 || kind === 5) {
    m.box(22, 18, 77, 86, 26, 3, 'body');
    sewingHead(m, 32, 20, 80, kind === 5 ? 1.3 : 1.05);
  }
  m.onSite(() => threads(m));
  return m.focus(54, 20, 92, 36);
}

function table(m: Machine): void {
  const top = m.box(0, 0, 72, 130, 62, 5, 'wood');
  m.on(top, 'front').line(
    [
      [0, 2.4],
      [130, 2.4],
    ],
    1,
  );
  for (const x of [10, 110]) {
    m.box(x, 8, 0, 8, 46, 5, 'iron');
    m.box(x + 1, 26, 5, 6, 10, 67, 'iron');
    m.box(x, 8, 66, 8, 46, 6, 'iron');
  }
  m.box(18, 28, 18, 92, 6, 6, 'iron');
  m.prism(
    'x',
    [
      [6, 10],
      [34, 18],
      [34, 20],
      [6, 12],
    ],
    40,
    46,
    'dark',
  );
  m.bar([66, 26, 18], [96, 34, 60], 2, 'iron');
  m.box(86, 14, 54, 30, 22, 18, 'trim');
}

function threads(m: Machine): void {
  // Cloth, drawer, thread stand
  const cloth = m.prism(
    'z',
    [
      [4, -2],
      [60, -4],
      [64, 40],
      [14, 46],
    ],
    77.2,
    0.8,
    'accent',
  );
  m.on(cloth, 'top').line(
    [
      [36, 0],
      [38, 46],
    ],
    1.6,
  );
  m.prism(
    'x',
    [
      [-2, 78],
      [-2, 50],
      [-4, 50],
      [-4, 78],
    ],
    8,
    48,
    'accent',
  );
  m.box(6, 4, 60, 24, 30, 11, 'wood');
  m.drum('z', 118, 54, 77, 1.2, 70, 'shine', 10);
  m.bar([100, 54, 144], [126, 54, 144], 1.6, 'shine');
  m.drum('z', 108, 54, 77, 8, 2, 'iron');
  m.turned(
    'z',
    108,
    54,
    79,
    [
      [0, 7],
      [2, 7.4],
      [20, 4],
    ],
    'accent',
  );
  m.turned(
    'z',
    126,
    50,
    79,
    [
      [0, 6],
      [2, 6.4],
      [18, 3.4],
    ],
    'red',
  );
  m.wire([108, 54, 99], [108, 54, 144], 'dark', 0.5);
  m.wire([102, 54, 144], [70, 28, 124], 'dark', 0.5);
  m.rod([30, 40, 108], [22, 26, 122], 1, 'iron', 10);
  m.turned(
    'z',
    24,
    20,
    112,
    [
      [0, 6],
      [8, 3],
    ],
    'white',
  );
  m.box(104, 18, 116, 3, 20, 15, 'white');
}
