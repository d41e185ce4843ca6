// Draws what stands at the high end of a rotary kiln, by what is burnt in it.
import type { Machine } from '../kit/machine.ts';

/** Cyclones one above the other in a tower, which heat raw meal with the gas of the kiln. */
function cycloneTower(m: Machine): void {
  const floors = [420, 640, 860, 1080];
  for (const [x, y] of [
    [-260, 40],
    [20, 40],
    [-260, 340],
    [20, 340],
  ] as const)
    m.box(x, y, 0, 24, 24, 1080, 'iron');
  for (const z of floors) m.box(-266, 34, z, 316, 336, 14, 'steel');
  floors.forEach((z, i) => {
    if (i === 0) return;
    for (const x of i % 2 ? [-110] : [-180, -40])
      m.turned(
        'z',
        x,
        190,
        z - 170,
        [
          [0, 16],
          [110, i % 2 ? 84 : 60],
          [170, i % 2 ? 84 : 60],
        ],
        'body',
      );
  });
  for (const x of [-180, -40])
    m.turned(
      'z',
      x,
      190,
      1094,
      [
        [0, 62],
        [90, 62],
        [110, 20],
      ],
      'body',
    );
  m.pipe(
    [
      [-20, 200, 340],
      [-110, 200, 420],
      [-110, 200, 500],
    ],
    50,
    'steel',
  );
  m.pipe(
    [
      [-110, 190, 1200],
      [-110, 190, 1260],
      [-330, 190, 1260],
      [-330, 190, 300],
    ],
    30,
    'steel',
  );
}

/** A vertical preheater for stone: a round bin on legs, its rams around it. */
function shaftPreheater(m: Machine): void {
  for (const [x, y] of [
    [-260, 70],
    [0, 70],
    [-260, 310],
    [0, 310],
  ] as const)
    m.box(x, y, 0, 26, 26, 400, 'iron');
  m.turned(
    'z',
    -116,
    200,
    330,
    [
      [0, 60],
      [90, 170],
      [300, 170],
    ],
    'body',
  );
  m.drum('z', -116, 200, 630, 120, 120, 'trim');
  for (let i = 0; i < 10; i++) {
    const a = (2 * Math.PI * i) / 10;
    m.box(-116 + 176 * Math.cos(a) - 16, 200 + 176 * Math.sin(a) - 16, 440, 32, 32, 60, 'iron');
  }
  m.pipe(
    [
      [-60, 200, 360],
      [40, 200, 340],
    ],
    40,
    'steel',
  );
}

/** A belt lifts what is to be burnt into a bin over the high end. */
function feedBin(m: Machine): void {
  m.box(-120, 90, 180, 190, 220, 320, 'trim');
  for (const [x, y] of [
    [-110, 100],
    [40, 100],
    [-110, 280],
    [40, 280],
  ] as const)
    m.box(x, y, 0, 22, 22, 180, 'iron');
  m.funnel(-26, 200, 500, [100, 120], [220, 220], 110, 'steel');
  m.prism(
    'y',
    [
      [-700, 20],
      [-660, 20],
      [-20, 630],
      [-20, 670],
      [-60, 670],
    ],
    170,
    60,
    'iron',
  );
  m.bar([-380, 200, 0], [-380, 200, 320], 22, 'iron');
}

/** A bag filter that catches the oxide, its ducts and its chimney. */
function bagFilter(m: Machine): void {
  const house = m.box(-560, 60, 190, 330, 280, 260, 'white');
  m.on(house, 'front').seams(5, 2);
  for (const x of [-480, -310]) m.funnel(x, 200, 70, [30, 30], [150, 260], 120, 'steel');
  for (const x of [-550, -260]) for (const y of [70, 310]) m.box(x, y, 0, 20, 20, 190, 'iron');
  m.drum('z', -660, 200, 0, 44, 700, 'body');
  m.pipe(
    [
      [20, 200, 340],
      [-120, 200, 420],
      [-230, 200, 420],
    ],
    40,
    'steel',
  );
}

const FEEDS: Readonly<Record<string, (m: Machine) => void>> = {
  cement: cycloneTower,
  lime: shaftPreheater,
  'zinc-oxide': bagFilter,
};

/** Without a preheater or filter of its own, an application has a bin over the high end. */
export const feedKiln = (m: Machine, application: string): void =>
  (FEEDS[application] ?? feedBin)(m);
