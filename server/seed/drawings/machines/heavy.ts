// Cranes, kilns, mills, presses and other heavy plant.
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import {
  beacon,
  cabinet,
  conveyor,
  flange,
  motor,
  pendant,
  pulley,
  rail,
  wheel,
} from '../kit/parts.ts';
import { bar } from '../kit/solids.ts';
import type { Vec } from '../kit/space.ts';

/** A bar of lattice: its lines are kept thin, or they would fill the lattice. */
const lace = (m: Machine, p: Vec, q: Vec, t: number, material: Material): void => {
  m.add(bar(p, q, t), material, 0.42);
};

/** A square lattice mast standing at (x, y), with its zigzag bracing. */
function mast(
  m: Machine,
  x: number,
  y: number,
  z0: number,
  z1: number,
  w: number,
  t: number,
  bays: number,
  material: Material,
): void {
  for (const dx of [0, w])
    for (const dy of [0, w]) lace(m, [x + dx, y + dy, z0], [x + dx, y + dy, z1], t, material);
  const step = (z1 - z0) / bays;
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z0 + step * i, z0 + step * (i + 1)];
    const flip = i % 2 === 0;
    lace(m, [x + (flip ? 0 : w), y, a], [x + (flip ? w : 0), y, b], t * 0.6, material);
    lace(m, [x + w, y + (flip ? 0 : w), a], [x + w, y + (flip ? w : 0), b], t * 0.6, material);
    lace(m, [x, y + (flip ? w : 0), a], [x, y + (flip ? 0 : w), b], t * 0.6, material);
    lace(m, [x, y, b], [x + w, y, b], t * 0.6, material);
    lace(m, [x + w, y, b], [x + w, y + w, b], t * 0.6, material);
  }
}

/** A lattice girder along x: two lower chords, one upper, bracing between. */
function girder(
  m: Machine,
  x0: number,
  x1: number,
  y: number,
  z: number,
  w: number,
  h: number,
  t: number,
  bays: number,
  material: Material,
): void {
  const top: (x: number) => Vec = (x) => [x, y + w / 2, z + h];
  for (const dy of [0, w]) lace(m, [x0, y + dy, z], [x1, y + dy, z], t, material);
  lace(m, top(x0), top(x1), t, material);
  const step = (x1 - x0) / bays;
  for (let i = 0; i < bays; i++) {
    const x = x0 + step * i;
    for (const dy of [0, w]) {
      lace(m, [x, y + dy, z], top(x + step / 2), t * 0.55, material);
      lace(m, top(x + step / 2), [x + step, y + dy, z], t * 0.55, material);
    }
    lace(m, [x, y, z], [x, y + w, z], t * 0.55, material);
  }
}

export function towerCrane(): Machine {
  const m = new Machine();
  const plinth = m.box(-160, -160, 0, 500, 500, 60, 'concrete');
  plinth.marks.length = 0;
  for (let i = 0; i < 4; i++)
    m.box(-60 + (i % 2) * 230, -60 + Math.floor(i / 2) * 230, 60, 70, 70, 50, 'concrete');
  mast(m, 0, 0, 60, 2300, 180, 26, 10, 'accent');
  m.box(-30, -30, 2300, 240, 240, 40, 'dark');
  m.drum('z', 90, 90, 2340, 110, 60, 'iron');
  const cab = m.box(-30, -170, 2340, 150, 140, 190, 'body');
  m.on(cab, 'front').rect(20, 60, 110, 110, 'liquid', 0, 2);
  m.ends(cab, (e) => e.rect(20, 60, 100, 110, 'liquid', 1, 2));
  mast(m, 20, 20, 2400, 2860, 140, 22, 3, 'accent');
  m.bar([30, 90, 2860], [90, 90, 3020], 22, 'accent');
  m.bar([150, 90, 2860], [90, 90, 3020], 22, 'accent');
  // Jib to the left, counter-jib to the right
  girder(m, -2500, 10, 20, 2430, 140, 150, 20, 13, 'accent');
  const deck = m.box(160, 10, 2420, 900, 160, 26, 'accent');
  deck.marks.length = 0;
  rail(
    m,
    [
      [180, 16, 2446],
      [480, 16, 2446],
      [780, 16, 2446],
    ],
    90,
    8,
    'accent',
  );
  for (let i = 0; i < 3; i++) m.box(800 + i * 84, 20, 2230, 76, 140, 216, 'concrete');
  m.box(520, 40, 2446, 170, 100, 110, 'trim');
  m.bar([90, 90, 3010], [-1500, 90, 2560], 12, 'iron');
  m.bar([90, 90, 3010], [-760, 90, 2560], 12, 'iron');
  m.bar([90, 90, 3010], [960, 90, 2446], 12, 'iron');
  // Trolley, rope, hook and load
  m.box(-1780, 10, 2380, 150, 160, 40, 'dark');
  for (const x of [-1740, -1670]) m.bar([x, 90, 1500], [x, 90, 2384], 7, 'dark');
  m.box(-1760, 60, 1430, 110, 60, 80, 'saffron');
  m.bar([-1705, 90, 1430], [-1705, 90, 1370], 20, 'dark');
  for (const x of [-1900, -1510]) m.bar([-1705, 90, 1380], [x, 90, 1200], 7, 'dark');
  m.box(-1960, 40, 1140, 510, 100, 60, 'iron');
  m.travels = 'container';
  return m.focus(60, 0, 2480, 420);
}

export function gantryCrane(): Machine {
  const m = new Machine();
  for (const y of [0, 560]) m.box(-200, y, 0, 1800, 30, 8, 'iron');
  // Legs at both rails, two box girders over the yard
  for (const x of [100, 1240]) {
    for (const y of [0, 540]) {
      m.box(x - 90, y - 8, 34, 260, 46, 50, 'trim');
      for (const wx of [x - 50, x + 120]) wheel(m, wx, y + 2, 30, 24, 26, 'y', 'iron');
    }
    for (const [y, lean] of [
      [0, 120],
      [560, -120],
    ] as const) {
      m.prism(
        'x',
        [
          [y - 4, 84],
          [y + 36, 84],
          [y + 40 + lean, 760],
          [y - 4 + lean, 760],
        ],
        x + 14,
        46,
        'body',
      );
    }
    m.box(x + 10, 110, 720, 54, 390, 44, 'body');
  }
  for (const y of [160, 400]) {
    const g = m.box(-220, y, 764, 1840, 50, 90, 'body');
    m.on(g, 'front').band(6, 8, 'accent').seams(10, 1.2);
    m.box(-220, y + 16, 854, 1840, 14, 8, 'iron');
  }
  for (const x of [-220, 1590]) m.box(x, 210, 780, 30, 190, 60, 'body');
  rail(
    m,
    [
      [-200, 168, 854],
      [250, 168, 854],
      [700, 168, 854],
      [1150, 168, 854],
      [1600, 168, 854],
    ],
    70,
    5,
  );
  const trolley = m.box(560, 150, 864, 230, 310, 40, 'trim');
  trolley.marks.length = 0;
  m.drum('y', 640, 200, 930, 34, 150, 'steel');
  const house = m.box(700, 200, 904, 80, 160, 90, 'white');
  house.marks.length = 0;
  for (const x of [590, 760])
    for (const y of [260, 350]) m.bar([x, y, 320], [x, y, 780], 5, 'dark');
  m.box(480, 230, 296, 390, 150, 24, 'saffron');
  const c = m.box(370, 220, 120, 610, 170, 176, 'accent');
  const f = m.on(c, 'front');
  for (let i = 0; i < 24; i++) f.rect(16 + i * 24.4, 10, 10, 156, 'accent', 2, 0.8);
  const cab = m.box(860, 120, 640, 90, 90, 124, 'white');
  m.on(cab, 'front').rect(10, 40, 70, 70, 'liquid', 0, 2);
  m.ends(cab, (e) => e.rect(10, 40, 70, 70, 'liquid', 1, 2));
  for (let i = 0; i < 2; i++) {
    const k = m.box(330 + i * 20, 226, 8 + i * 0, 600, 160, 4, 'iron');
    k.marks.length = 0;
  }
  m.travels = 'container';
  return m.focus(680, 200, 850, 270);
}

export function blockMachine(): Machine {
  const m = new Machine();
  // Hopper on the left frame, moulding frame, output conveyor with blocks
  for (const [x, y] of [
    [-110, 0],
    [-110, 132],
    [-16, 0],
    [-16, 132],
  ] as const)
    m.box(x, y, 0, 14, 14, 200, 'iron');
  m.funnel(-56, 72, 176, [60, 80], [150, 170], 96, 'body');
  const feed = m.box(-100, 20, 120, 150, 106, 30, 'trim');
  m.on(feed, 'front').seams(4, 1.2);
  for (const [x, y] of [
    [10, 0],
    [10, 128],
    [132, 0],
    [132, 128],
  ] as const)
    m.box(x, y, 0, 20, 20, 270, 'body');
  m.box(10, 0, 270, 142, 148, 24, 'body');
  m.on(m.box(10, -4, 244, 142, 4, 30, 'body'), 'front').band(12, 7, 'accent');
  for (const [x, y] of [
    [44, 40],
    [104, 40],
    [44, 108],
    [104, 108],
  ] as const)
    m.drum('z', x, y, 120, 6, 150, 'shine', 14);
  const table = m.box(30, 16, 0, 102, 116, 84, 'dark');
  m.on(table, 'front').vent(16, 20, 70, 30).bolts(8, 3);
  const mould = m.box(32, 18, 92, 98, 112, 30, 'steel');
  m.on(mould, 'front').seams(6, 1.6);
  const tamper = m.box(32, 18, 150, 98, 112, 20, 'trim');
  tamper.marks.length = 0;
  for (let i = 0; i < 6; i++) m.box(35 + i * 16, 20, 128, 12, 108, 22, 'iron');
  for (const y of [60]) m.drum('z', 81, y + 14, 170, 14, 100, 'accent');
  m.drum('z', 81, 74, 294, 18, 34, 'iron');
  conveyor(m, 156, 20, 84, 300, 108, 'iron', 'steel', 3);
  for (let i = 0; i < 3; i++) {
    const x = 176 + i * 92;
    m.box(x, 22, 84, 76, 104, 4, 'wood');
    for (let k = 0; k < 2; k++)
      for (let j = 0; j < 2; j++) {
        const b = m.box(x + 5 + k * 36, 27 + j * 50, 88, 30, 44, 24, 'concrete');
        const t = m.on(b, 'top');
        for (const v of [5, 24]) t.rect(6, v, 18, 15, 'dark', 1, 1.2);
      }
  }
  const p = cabinet(m, 180, -90, 0, 66, 40, 140, 'white', 1);
  m.on(p, 'front').panel(8, 84, 50, 48);
  motor(m, 'x', -60, -26, 20, 18, 50);
  m.box(-70, -46, 0, 80, 44, 6, 'iron');
  return m.focus(90, 20, 130, 80);
}

export function ballMill(): Machine {
  const m = new Machine();
  for (const x of [-60, 380]) {
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
    m.drum('x', x + 2, 140, 150, 44, 52, 'body');
  }
  // Trunnions, conical ends, bolted shell, girth gear with its drive
  m.drum('x', -90, 140, 150, 28, 90, 'steel');
  m.drum('x', 380, 140, 150, 28, 96, 'steel');
  m.turned(
    'x',
    6,
    140,
    150,
    [
      [0, 40],
      [36, 124],
      [44, 130],
    ],
    'trim',
  );
  const shell = m.drum('x', 46, 140, 150, 118, 268, 'body');
  const f = m.on(shell, 'front');
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 10; i++) f.disc(18 + i * 25, 70 + r * 32, 3.2, 'iron', 1, 1);
  f.rect(112, 88, 46, 46, 'trim', 0, 2);
  m.drum('x', 44, 140, 150, 128, 10, 'trim');
  m.drum('x', 300, 140, 150, 128, 10, 'trim');
  const gear = m.drum('x', 314, 140, 150, 146, 20, 'iron');
  gear.marks.length = 0;
  for (let i = 0; i < 44; i++) {
    const a = (2 * Math.PI * i) / 44;
    m.box(314, 140 + 148 * Math.cos(a) - 3, 150 + 148 * Math.sin(a) - 3, 20, 6, 6, 'iron');
  }
  m.turned(
    'x',
    334,
    140,
    150,
    [
      [0, 128],
      [10, 122],
      [46, 40],
    ],
    'trim',
  );
  m.drum('x', 300, -24, 60, 22, 60, 'shine');
  m.box(290, -60, 0, 90, 76, 36, 'concrete');
  m.box(384, -56, 30, 60, 66, 60, 'trim');
  motor(m, 'x', 452, -24, 60, 30, 86, 'accent');
  m.box(380, -60, 0, 160, 76, 30, 'concrete');
  m.funnel(-120, 140, 170, [40, 50], [90, 100], 70, 'steel');
  m.bar([-120, 140, 0], [-120, 140, 172], 16, 'iron');
  m.prism(
    'y',
    [
      [476, 176],
      [530, 60],
      [500, 60],
      [470, 124],
    ],
    112,
    56,
    'steel',
  );
  m.travels = 'container';
  return m.focus(330, 20, 150, 130);
}

export function rotaryKiln(): Machine {
  const m = new Machine();
  // Long inclined tube on three piers, tyres and gear, hood at the low end, preheater tower at the high end
  const tilt = (x: number): number => 330 - x * 0.045;
  const ring = (x: number, r: number, w: number, material: Material): void => {
    m.drum('x', x, 200, tilt(x), r, w, material);
  };
  for (const x of [300, 900, 1500]) {
    const pier = m.box(x - 70, 60, 0, 170, 280, tilt(x) - 150, 'concrete');
    pier.marks.length = 0;
    for (const y of [110, 290]) m.drum('x', x - 20, y, tilt(x) - 122, 34, 70, 'iron');
  }
  for (let i = 0; i < 12; i++) ring(60 + i * 150, 96, 151, i > 9 ? 'red' : 'body');
  for (const x of [290, 890, 1490]) ring(x, 116, 50, 'steel');
  ring(1120, 130, 34, 'iron');
  for (let i = 0; i < 5; i++) ring(60 + 300 * i + 150, 98, 6, 'trim');
  motor(m, 'x', 1040, 30, 190, 34, 96, 'accent');
  m.box(1030, -10, 0, 180, 90, 152, 'concrete');
  m.box(1140, -2, 152, 60, 80, 76, 'trim');
  // Burner hood
  const hood = m.shell('z', 1850, 60, 90, 190, 280, 320, 50, 'trim');
  m.on(hood, 'right').rect(90, 110, 100, 100, 'saffron', 0, 3).rect(110, 130, 60, 60, 'red', 0, 2);
  m.on(hood, 'front').door(50, 20, 90, 120, 'trim', 0);
  m.rod([2040, 200, 240], [2220, 200, 240], 16, 'copper');
  for (const x of [1860, 2010]) m.box(x, 90, 0, 24, 220, 90, 'iron');
  m.box(2160, 180, 0, 30, 40, 228, 'iron');
  // Preheater cyclones in their tower
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
  m.travels = 'container';
  return m.focus(1100, 150, 270, 260);
}

export function pumpJack(): Machine {
  const m = new Machine();
  for (const y of [0, 110]) m.box(-60, y, 0, 640, 22, 22, 'iron');
  for (const x of [-40, 160, 360, 540]) m.box(x, 22, 4, 24, 88, 14, 'iron');
  // Samson post
  for (const y of [8, 116]) {
    m.bar([60, y, 22], [170, 62, 400], 20, 'body');
    m.bar([270, y, 22], [178, 62, 400], 20, 'body');
  }
  m.bar([112, 34, 200], [112, 92, 200], 12, 'body');
  m.bar([104, 62, 180], [240, 62, 180], 12, 'body');
  m.drum('y', 174, 36, 412, 20, 52, 'iron');
  // Walking beam, horse head, crank, counterweight
  m.prism(
    'y',
    [
      [-150, 470],
      [-140, 430],
      [470, 394],
      [476, 416],
      [174, 462],
    ],
    46,
    34,
    'accent',
  );
  m.prism(
    'y',
    [
      [-150, 510],
      [-190, 508],
      [-236, 470],
      [-254, 410],
      [-250, 350],
      [-232, 330],
      [-150, 430],
    ],
    40,
    46,
    'accent',
  );
  for (const y of [30, 84]) {
    m.bar([446, y + 6, 402], [430, y + 6, 128], 12, 'trim');
  }
  m.bar([450, 24, 402], [450, 104, 402], 16, 'iron');
  const box = m.box(340, 44, 22, 110, 40, 130, 'trim');
  box.marks.length = 0;
  m.drum('y', 396, 20, 126, 16, 86, 'iron');
  for (const y of [8, 100]) {
    const crank = m.prism(
      'y',
      [
        [382, 110],
        [410, 110],
        [446, 130],
        [440, 148],
        [400, 142],
      ],
      y + 4,
      14,
      'iron',
    );
    crank.marks.length = 0;
    const cw = m.prism(
      'y',
      [
        [300, 60],
        [350, 30],
        [398, 92],
        [392, 156],
        [330, 150],
        [296, 110],
      ],
      y - 4,
      20,
      'body',
    );
    m.on(cw, 'front')
      .bolts(24, 5)
      .line(
        [
          [10, 70],
          [96, 66],
        ],
        1.4,
      );
  }
  pulley(m, 500, 118, 110, 52, 16, 'iron');
  motor(m, 'y', 548, 20, 60, 30, 86, 'trim');
  m.box(510, 20, 22, 76, 90, 12, 'iron');
  // Polished rod into the wellhead
  for (const y of [54, 72]) m.bar([-250, y, 340], [-250, y, 190], 3, 'dark');
  m.box(-264, 44, 178, 28, 38, 12, 'iron');
  m.rod([-250, 63, 60], [-250, 63, 180], 5, 'shine');
  m.drum('z', -250, 63, 0, 22, 60, 'red');
  flange(m, 'z', -250, 63, 56, 34, 10);
  flange(m, 'z', -250, 63, 6, 34, 10);
  m.drum('z', -250, 63, 66, 16, 30, 'red');
  m.pipe(
    [
      [-230, 63, 34],
      [-120, 63, 34],
      [-120, -60, 34],
    ],
    8,
    'steel',
  );
  rail(
    m,
    [
      [330, -34, 0],
      [450, -34, 0],
      [600, -34, 0],
    ],
    100,
    3,
  );
  m.travels = 'container';
  return m.focus(400, 20, 120, 120);
}

export function compositeAutoclave(): Machine {
  const m = new Machine();
  for (const x of [90, 300, 510])
    m.prism(
      'x',
      [
        [0, 0],
        [220, 0],
        [200, 70],
        [20, 70],
      ],
      x,
      26,
      'dark',
    );
  const shell = m.vessel('x', 0, 110, 150, 118, 600, 'body', 0.3);
  const f = m.on(shell, 'front');
  for (const u of [120, 240, 360, 480])
    f.line(
      [
        [u, 6],
        [u, 230],
      ],
      1.8,
    );
  f.dataPlate(290, 96, 50).gauge(180, 150, 14).gauge(420, 150, 14);
  m.drum('x', 574, 110, 150, 134, 30, 'trim');
  for (let i = 0; i < 18; i++) {
    const a = (2 * Math.PI * i) / 18;
    m.box(590, 110 + 124 * Math.cos(a) - 9, 150 + 124 * Math.sin(a) - 9, 18, 18, 18, 'iron');
  }
  // Mouth: inside lit, rails and a wing skin on its cart rolling out; the door stands aside
  const mouth = m.drum('x', 604, 110, 150, 108, 3, 'dark');
  m.on(mouth, 'right').disc(108, 108, 92, 'iron', 2, 2).disc(108, 108, 60, 'dark', 2, 1.4);
  for (const y of [60, 154]) m.box(604, y, 66, 330, 10, 10, 'iron');
  for (const x of [680, 800, 910]) for (const y of [60, 154]) m.box(x, y, 0, 10, 10, 66, 'iron');
  m.box(640, 52, 84, 270, 120, 12, 'steel');
  for (const x of [660, 880]) for (const y of [56, 152]) m.drum('y', x, y, 80, 8, 14, 'rubber', 14);
  m.prism(
    'x',
    [
      [60, 96],
      [164, 96],
      [164, 104],
      [150, 128],
      [110, 140],
      [74, 126],
      [60, 104],
    ],
    650,
    250,
    'rubber',
  );
  for (const x of [700, 770, 840])
    m.prism(
      'x',
      [
        [58, 96],
        [166, 96],
        [166, 105],
        [151, 130],
        [110, 142.5],
        [73, 128],
        [58, 105],
      ],
      x,
      8,
      'accent',
    );
  m.turned(
    'y',
    650,
    300,
    150,
    [
      [0, 126],
      [16, 126],
      [40, 84],
      [56, 24],
    ],
    'trim',
  );
  m.bar([590, 250, 290], [650, 310, 290], 12, 'iron');
  const tank = m.vessel('z', -80, 40, 30, 40, 220, 'white', 0.5);
  m.on(tank, 'front').gauge(40, 150, 11);
  for (const a of [0.6, 2.6, 4.7])
    m.bar(
      [-80 + 30 * Math.cos(a), 40 + 30 * Math.sin(a), 0],
      [-80 + 30 * Math.cos(a), 40 + 30 * Math.sin(a), 50],
      9,
      'iron',
    );
  m.pipe(
    [
      [-80, 40, 246],
      [-80, 40, 300],
      [160, 110, 300],
      [160, 110, 262],
    ],
    8,
    'copper',
  );
  const c = cabinet(m, 150, -90, 0, 120, 40, 170, 'white', 2);
  m.on(c, 'front').panel(34, 104, 52, 54);
  m.drum('z', 420, 110, 262, 12, 44, 'iron');
  m.ball(420, 110, 312, 16, 'red');
  m.travels = 'container';
  return m.focus(660, 90, 130, 150);
}

export function tyrePress(): Machine {
  const m = new Machine();
  m.box(-20, 0, 0, 340, 150, 20, 'dark');
  for (const x of [0, 160]) {
    const base = m.box(x, 10, 20, 140, 120, 56, 'body');
    m.on(base, 'front').seams(2, 1.4).dataPlate(90, 20, 30);
    // Side columns, lower mould half, tyre, upper mould half
    for (const sx of [x, x + 122]) m.box(sx, 50, 76, 18, 60, 190, 'body');
    m.drum('z', x + 70, 66, 76, 50, 38, 'steel');
    m.turned(
      'z',
      x + 70,
      66,
      114,
      [
        [0, 26],
        [0, 40],
        [8, 46],
        [20, 46],
        [28, 40],
        [28, 26],
      ],
      'rubber',
    );
    m.drum('z', x + 70, 66, 112, 14, 70, 'copper');
    m.drum('z', x + 70, 66, 182, 52, 42, 'steel');
    m.drum('z', x + 70, 66, 198, 54, 8, 'accent');
    const top = m.box(x + 4, 30, 226, 132, 84, 34, 'trim');
    m.on(top, 'front').bolts(9, 3);
    m.drum('z', x + 70, 66, 260, 16, 60, 'shine');
    m.drum('z', x + 70, 66, 296, 24, 44, 'iron');
  }
  const crown = m.box(-6, 40, 266, 312, 80, 34, 'body');
  m.on(crown, 'front').band(5, 6, 'accent');
  m.pipe(
    [
      [-14, 90, 20],
      [-14, 90, 210],
      [20, 90, 240],
    ],
    5,
    'copper',
  );
  m.pipe(
    [
      [314, 90, 20],
      [314, 90, 210],
      [290, 90, 240],
    ],
    5,
    'copper',
  );
  // Loader arm with a green tyre, finished tyres on rollers in front
  m.box(-90, 20, 0, 30, 40, 230, 'trim');
  m.bar([-74, 36, 190], [-74, -40, 190], 12, 'accent');
  m.turned(
    'z',
    -74,
    -60,
    140,
    [
      [0, 26],
      [0, 38],
      [8, 43],
      [20, 43],
      [28, 38],
      [28, 26],
    ],
    'rubber',
  );
  m.drum('z', -74, -60, 168, 10, 26, 'steel');
  conveyor(m, 60, -90, 46, 260, 86, 'iron', 'steel', 3);
  for (const x of [120, 232])
    m.turned(
      'z',
      x,
      -47,
      46,
      [
        [0, 24],
        [0, 36],
        [7, 41],
        [17, 41],
        [24, 36],
        [24, 24],
      ],
      'rubber',
    );
  const c = m.box(324, 30, 0, 50, 50, 160, 'white');
  m.on(c, 'front').panel(5, 96, 40, 50).door(6, 8, 38, 74);
  beacon(m, 350, 60, 160, 5);
  return m.focus(70, 20, 140, 82);
}

export function injectionMoulder(): Machine {
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
    const platen = m.box(x, 14, 70, 26, 82, 84, 'iron');
    platen.marks.length = 0;
  }
  for (const y of [24, 86]) for (const z of [84, 140]) m.drum('x', 138, y, z, 6, 58, 'shine', 16);
  m.box(140, 34, 88, 24, 42, 46, 'trim');
  m.box(170, 34, 88, 24, 42, 46, 'trim');
  m.box(108, 4, 158, 120, 102, 10, 'body');
  const glass = m.box(110, 2, 72, 114, 4, 84, 'glass');
  m.on(glass, 'front').rect(2, 2, 110, 80, null, 0, 2.6).rect(54, 34, 5, 20, 'dark');
  // Barrel with heater bands, hopper, injection unit
  const wall = m.box(226, 8, 70, 26, 94, 88, 'body');
  wall.marks.length = 0;
  m.drum('x', 252, 55, 112, 11, 100, 'shine');
  for (let i = 0; i < 5; i++)
    m.drum('x', 258 + i * 17, 55, 112, 15, 12, i % 2 ? 'steel' : 'copper');
  const inj = m.box(344, 20, 70, 70, 72, 74, 'trim');
  m.on(inj, 'front').bolts(8, 2.6).rect(16, 22, 38, 30, 'trim', 0);
  m.drum('z', 366, 56, 144, 10, 16, 'steel');
  m.turned(
    'z',
    366,
    56,
    160,
    [
      [0, 8],
      [30, 34],
      [66, 34],
      [66, 31],
      [32, 31],
    ],
    'white',
  );
  m.drum('z', 366, 56, 226, 35, 5, 'accent');
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
  beacon(m, 60, 60, 158, 5);
  return m.focus(190, 10, 116, 76);
}
