// Draws the road rollers without a single large drum: tandem, mini, walk-behind, pneumatic.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

function drumOf(m: Machine, x: number, r: number, width: number): void {
  const drum = m.drum('y', x, 0, r, r, width, 'steel');
  m.on(drum, 'front')
    .disc(r, r, r * 0.84, 'iron', 1)
    .disc(r, r, r * 0.34, 'dark', 1);
}

function seatAndWheel(m: Machine, x: number, width: number, z: number): void {
  const y = width / 2 - 24;
  m.box(x, y, z, 40, 48, 16, 'rubber');
  m.prism(
    'y',
    [
      [x + 32, z + 10],
      [x + 44, z + 10],
      [x + 52, z + 56],
      [x + 42, z + 58],
    ],
    y + 2,
    44,
    'rubber',
  );
  m.rod([x - 36, width / 2, z - 10], [x - 22, width / 2, z + 38], 4, 'iron');
  m.turned(
    'x',
    x - 24,
    width / 2,
    z + 40,
    [
      [0, 17],
      [4, 17],
      [4, 12],
      [0, 12],
    ],
    'rubber',
  );
}

function canopy(m: Machine, x0: number, x1: number, width: number, z: number, h: number): void {
  for (const x of [x0, x1])
    for (const y of [12, width - 18]) m.bar([x, y, z], [x, y, z + h], 7, 'dark');
  m.shell('z', x0 - 20, 0, z + h, x1 - x0 + 40, width, 9, 12, 'accent');
}

/** Two drums of one size, front and back. */
export function tandem(mini: boolean): Machine {
  const m = new Machine();
  const [r, width, base] = mini ? [36, 100, 160] : [58, 168, 270];
  for (const x of [r, r + base]) {
    drumOf(m, x, r, width);
    for (const y of [-14, width + 2])
      m.prism(
        'y',
        [
          [x - 14, r - 8],
          [x + 14, r - 8],
          [x + 30, r * 2 + 12],
          [x - 30, r * 2 + 12],
        ],
        y,
        12,
        'body',
      );
  }
  const z = r * 2 + 10;
  const low = m.box(r + 34, 8, r, base - 68, width - 16, r, 'dark');
  m.on(low, 'front').vent(14, 10, base - 100, r - 20, 4);
  const bonnet = m.shell('z', r + base - 64, -8, z, r + 52, width + 16, mini ? 30 : 44, 12, 'body');
  m.on(bonnet, 'front').vent(16, 8, r + 16, 16, 4);
  m.on(bonnet, 'right').vent(20, 8, width - 24, 18, 4);
  const front = m.shell('z', 12, -8, z, r + 34, width + 16, mini ? 20 : 26, 12, 'body');
  m.on(front, 'front').band(6, 5, 'accent');
  m.box(r + 26, 4, z - 6, base - 90, width - 8, 10, 'dark');
  seatAndWheel(m, r + base - 122, width, z + 10);
  if (mini) {
    for (const y of [10, width - 14])
      m.bar([r + base - 70, y, z], [r + base - 70, y, z + 120], 6, 'dark');
    m.bar([r + base - 70, 10, z + 122], [r + base - 70, width - 10, z + 122], 7, 'dark');
  } else canopy(m, r + 50, r + base - 74, width, z, 136);
  m.travels = 'rack';
  return m.focus(r, 0, r, r * 1.5);
}

/** Two small drums close together, led by a handle. */
export function walkBehind(): Machine {
  const m = new Machine();
  for (const x of [24, 76]) drumOf(m, x, 24, 68);
  for (const y of [-9, 68]) m.box(6, y, 18, 88, 9, 14, 'trim');
  const body = m.shell('y', 8, 6, 46, 84, 56, 40, 8, 'body');
  m.on(body, 'front').vent(10, 10, 34, 20, 5).rect(52, 8, 24, 24, 'body', 0);
  m.box(26, 16, 86, 40, 36, 14, 'dark');
  m.drum('z', 80, 34, 86, 5, 18, 'iron');
  for (const y of [12, 52]) m.bar([92, y, 64], [176, y, 104], 5, 'dark');
  m.bar([176, 4, 106], [176, 60, 106], 5, 'rubber');
  m.bar([150, 12, 92], [150, 52, 92], 4, 'dark');
  const box = m.box(138, 22, 92, 22, 20, 12, 'accent');
  m.on(box, 'front').buttons(6, 6, 8, 2.4, ['green', 'red']);
  m.travels = 'crate';
  return m.focus(50, 0, 30, 44);
}

/** Rows of smooth tyres instead of drums. */
export function pneumatic(): Machine {
  const m = new Machine();
  const r = 44;
  for (const [x, count, from] of [
    [50, 4, 8],
    [300, 5, 0],
  ] as const)
    for (let i = count - 1; i >= 0; i--) wheel(m, x, from + i * 40, r, r, 34);
  const box = m.prism(
    'y',
    [
      [10, 92],
      [384, 92],
      [384, 150],
      [350, 158],
      [40, 158],
      [10, 140],
    ],
    6,
    186,
    'body',
  );
  m.on(box, 'front')
    .rect(100, 12, 150, 40, 'body', 0)
    .vent(276, 16, 70, 34, 6)
    .stripes(6, 4, 80, 10);
  m.on(box, 'right').vent(20, 16, 140, 34, 6);
  m.box(20, 30, 60, 60, 138, 34, 'dark');
  m.box(250, 30, 60, 110, 138, 34, 'dark');
  const bonnet = m.shell('z', 262, 14, 158, 112, 170, 36, 14, 'body');
  m.on(bonnet, 'front').vent(18, 8, 70, 20, 5);
  seatAndWheel(m, 190, 198, 164);
  canopy(m, 96, 252, 198, 158, 136);
  m.travels = 'rack';
  return m.focus(50, 0, 50, 70);
}
