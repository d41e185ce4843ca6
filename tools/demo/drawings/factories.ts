// Four factory buildings for the suppliers' pages, in the same hand as the machines.

import { wheel } from './kit/drives.ts';
import { rail } from './kit/fittings.ts';
import { Machine } from './kit/machine.ts';
import type { Material } from './kit/palette.ts';
import { hero } from './pictures.ts';

function tree(m: Machine, x: number, y: number, k = 1): void {
  m.drum('z', x, y, 0, 12 * k, 90 * k, 'wood', 12);
  m.ball(x, y, 170 * k, 92 * k, 'green');
}

function yard(m: Machine, w: number, d: number): void {
  const ground = m.box(-160, -460, -14, w + 320, d + 560, 14, 'concrete');
  const g = m.on(ground, 'top');
  g.rect(20, 40, w + 280, 130, 'steel', 1, 1.4);
  for (let i = 0; i < Math.floor((w + 200) / 160); i++)
    g.rect(60 + i * 160, 101, 80, 7, 'white', 0, 0);
}

function windows(
  m: Machine,
  part: ReturnType<Machine['box']>,
  columns: number,
  rows: number,
  from: number,
): void {
  for (const side of ['front', 'right', 'left'] as const) {
    const f = m.on(part, side);
    const n =
      side === 'front'
        ? columns
        : Math.max(2, Math.round((columns * f.w) / (m.on(part, 'front').w || 1)));
    const [cw, rh] = [f.w / n, (f.h - from) / rows];
    for (let i = 0; i < n; i++)
      for (let k = 0; k < rows; k++)
        f.rect(
          cw * (i + 0.18),
          from + rh * (k + 0.22),
          cw * 0.64,
          rh * 0.5,
          'liquid',
          (i + k) % 3 === 0 ? 0 : 1,
          1.6,
        );
  }
}

/** Saw-tooth roof over a workshop, its gate half open. */
function sawtooth(m: Machine): void {
  yard(m, 1900, 900);
  const hall = m.box(0, 0, 0, 1900, 900, 380, 'white');
  windows(m, hall, 14, 1, 150);
  m.on(hall, 'front')
    .rect(800, 0, 300, 250, 'trim', 1, 2)
    .rect(950, 0, 150, 250, 'dark', 1, 1.6)
    .band(368, 12, 'trim')
    .band(0, 26, 'steel');
  for (let i = 0; i < 5; i++)
    m.prism(
      'y',
      [
        [i * 380, 380],
        [i * 380 + 380, 380],
        [i * 380 + 380, 560],
      ],
      0,
      900,
      'body',
    );
  const office = m.box(-60, -180, 0, 420, 180, 300, 'body');
  windows(m, office, 4, 2, 20);
  m.drum('z', 1600, 700, 380, 50, 620, 'concrete');
  for (const z of [820, 900]) m.drum('z', 1600, 700, z, 52, 40, 'red');
  for (const x of [480, 640, 1300, 1460]) tree(m, x, -130, 0.8);
}

/** An office tower before a long modern hall. */
function modern(m: Machine): void {
  yard(m, 2100, 800);
  const hall = m.box(500, 100, 0, 1600, 700, 420, 'steel');
  m.on(hall, 'front')
    .seams(20, 1)
    .band(300, 60, 'liquid', 1)
    .band(400, 20, 'trim')
    .rect(300, 0, 220, 240, 'trim')
    .rect(700, 0, 220, 240, 'trim')
    .rect(1100, 0, 220, 240, 'trim');
  m.ends(hall, (e) => e.seams(8, 1).band(300, 60, 'liquid', 1).band(400, 20, 'trim'));
  for (let i = 0; i < 6; i++) m.box(620 + i * 240, 380, 420, 130, 130, 60, 'white');
  const tower = m.box(0, -60, 0, 500, 460, 780, 'body');
  windows(m, tower, 6, 6, 110);
  m.on(tower, 'front').rect(170, 0, 160, 110, 'liquid', 0, 2).band(760, 20, 'trim');
  m.box(130, -150, 110, 240, 100, 16, 'trim');
  m.box(120, 60, 780, 240, 200, 60, 'white');
  for (const x of [600, 820, 1480, 1700]) tree(m, x, -120, 0.8);
  m.rod([-90, -160, 0], [-90, -160, 620], 6, 'steel');
  m.box(-84, -162, 520, 150, 3, 90, 'accent');
}

/** Process plant: hall, silos and pipe bridge. */
function plant(m: Machine): void {
  yard(m, 1900, 900);
  const hall = m.box(0, 100, 0, 1000, 700, 460, 'white');
  m.on(hall, 'front')
    .seams(12, 1)
    .band(430, 30, 'trim')
    .rect(120, 0, 260, 260, 'body')
    .rect(520, 0, 260, 260, 'body');
  windows(m, m.box(20, 96, 300, 960, 4, 110, 'steel'), 12, 1, 0);
  m.prism(
    'y',
    [
      [-30, 460],
      [1030, 460],
      [500, 620],
    ],
    80,
    740,
    'body',
  );
  m.box(420, 300, 590, 160, 300, 60, 'steel');
  for (let i = 0; i < 4; i++) {
    const x = 1180 + i * 210;
    m.drum('z', x, 420, 90, 92, 540, i % 2 ? 'shine' : 'steel');
    m.turned(
      'z',
      x,
      420,
      630,
      [
        [0, 96],
        [70, 20],
      ],
      'trim',
    );
    for (const [dx, dy] of [
      [-60, -60],
      [60, -60],
      [60, 60],
      [-60, 60],
    ] as const)
      m.box(x + dx - 9, 420 + dy - 9, 0, 18, 18, 90, 'iron');
  }
  rail(
    m,
    [
      [1100, 326, 640],
      [1400, 326, 640],
      [1880, 326, 640],
    ],
    80,
    6,
  );
  m.pipe(
    [
      [1000, 300, 420],
      [1120, 300, 420],
      [1120, 300, 180],
      [1900, 300, 180],
    ],
    22,
    'copper',
  );
  const office = m.box(640, -160, 0, 380, 240, 240, 'body');
  windows(m, office, 4, 2, 10);
  for (const x of [60, 260, 1240, 1500, 1760]) tree(m, x, -120, 0.8);
}

/** A long hall with loading docks and two lorries. */
function docks(m: Machine): void {
  yard(m, 2100, 800);
  const hall = m.box(0, 0, 0, 2100, 800, 460, 'body');
  const f = m.on(hall, 'front').seams(22, 1).band(380, 34, 'white', 0).band(446, 14, 'trim');
  for (let i = 0; i < 6; i++)
    f.rect(420 + i * 270, 50, 170, 190, 'white', 0, 2).stripes(420 + i * 270, 28, 170, 20);
  for (let i = 0; i < 6; i++)
    for (let k = 1; k < 5; k++)
      f.line(
        [
          [420 + i * 270, 50 + k * 38],
          [590 + i * 270, 50 + k * 38],
        ],
        1,
      );
  m.ends(hall, (e) => e.seams(8, 1).band(380, 34, 'white', 0).band(446, 14, 'trim'));
  windows(m, m.box(30, -6, 60, 320, 6, 280, 'steel'), 3, 2, 0);
  for (let i = 0; i < 5; i++)
    m.prism(
      'y',
      [
        [60 + i * 420, 460],
        [340 + i * 420, 460],
        [300 + i * 420, 500],
        [100 + i * 420, 500],
      ],
      120,
      560,
      'liquid',
    );
  lorry(m, 970, 'accent');
  lorry(m, 1510, 'green');
  for (const x of [80, 260, 2020]) tree(m, x, -150, 0.8);
}

/** A lorry backed up to a dock, its cab to the road. */
function lorry(m: Machine, x: number, cargo: Material): void {
  for (const y of [-390, -150, -90])
    for (const side of [0, 120]) wheel(m, x + side, y, 36, 36, 24, 'x', 'steel');
  m.box(x + 6, -420, 40, 132, 410, 30, 'dark');
  const load = m.box(x, -320, 70, 144, 312, 190, cargo);
  m.ends(load, (e) => e.seams(12, 1));
  const cab = m.prism(
    'x',
    [
      [-440, 60],
      [-330, 60],
      [-330, 230],
      [-420, 230],
      [-440, 160],
    ],
    x + 4,
    136,
    'white',
  );
  m.on(cab, 'front').rect(14, 96, 108, 60, 'liquid', 0, 1.6).rect(30, 16, 76, 24, 'dark', 1, 1.4);
  m.ends(cab, (e) => e.rect(36, 92, 50, 54, 'liquid', 1, 1.6));
}

const FACTORIES = [sawtooth, modern, plant, docks] as const;

/** SVG of one of four factories, 0 to 3. */
export function drawFactory(which: number): string {
  const m = new Machine();
  (FACTORIES[which] ?? sawtooth)(m);
  return hero(m, [0, 0, 1, 2][which] ?? 0);
}
