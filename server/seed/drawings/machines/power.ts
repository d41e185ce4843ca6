// Machines of electronics, batteries, power and cable.
import { Machine } from '../kit/machine.ts';
import { beacon, cabinet, conveyor, feet, guard, legs, motor, pendant } from '../kit/parts.ts';
import type { Point } from '../kit/space.ts';

export function smtPlacer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 190, 150, 10);
  const base = m.shell('z', 0, 0, 10, 190, 150, 76, 8, 'white');
  m.on(base, 'front').door(12, 8, 60, 34, null).vent(120, 14, 50, 26).band(66, 5, 'body');
  // Feeders with their tape reels stick out of the front
  for (let i = 0; i < 16; i++) {
    m.box(18 + i * 7, -22, 84, 4.6, 32, 7, i % 4 === 3 ? 'body' : 'iron');
    m.drum('x', 18.6 + i * 7, -30, 66, 13, 3, i % 3 === 0 ? 'accent' : 'steel', 22);
  }
  m.box(12, -10, 60, 122, 10, 20, 'dark');
  // Open front: board, gantry, heads
  m.box(0, 120, 86, 190, 30, 66, 'white');
  for (const x of [0, 176]) m.box(x, 0, 86, 14, 120, 66, 'white');
  const bed = m.box(14, 0, 84, 162, 120, 3, 'dark');
  bed.marks.length = 0;
  for (const y of [40, 78]) m.box(-16, y, 88, 222, 5, 5, 'shine');
  const board = m.box(60, 45, 91, 66, 33, 1.6, 'green');
  const t = m.on(board, 'top');
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 3; k++)
      t.rect(5 + i * 10, 4 + k * 10, 6, 5, (i + k) % 3 ? 'dark' : 'steel', 1, 0.7);
  m.box(14, 54, 130, 162, 14, 12, 'body');
  for (const x of [74, 96]) {
    const h = m.box(x, 40, 108, 18, 14, 40, 'steel');
    m.on(h, 'front').rect(3, 18, 12, 16, 'accent');
    for (const dx of [4, 9, 14]) m.drum('z', x + dx, 46, 96, 1.4, 12, 'shine', 8);
  }
  const top = m.prism(
    'x',
    [
      [20, 152],
      [150, 152],
      [150, 176],
      [48, 176],
    ],
    0,
    190,
    'body',
  );
  top.marks.length = 0;
  const visor = m.prism(
    'x',
    [
      [0, 118],
      [20, 152],
      [18, 152],
      [-2, 118],
    ],
    14,
    162,
    'liquid',
  );
  visor.marks.length = 0;
  const p = m.box(140, -8, 112, 44, 8, 40, 'white');
  m.on(p, 'front').panel(2, 2, 40, 36);
  beacon(m, 168, 130, 176, 4);
  conveyor(m, -90, 40, 94, 86, 44, 'dark', 'steel', 2);
  return m.focus(90, 10, 104, 58);
}

export function reflowOven(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 440, 120, 12, 4);
  const base = m.box(0, 0, 12, 440, 120, 80, 'body');
  const f = m.on(base, 'front').seams(6);
  for (let i = 0; i < 6; i++)
    f.door(8 + i * 73, 8, 58, 52, 'body', 0).vent(18 + i * 73, 16, 36, 14, 3);
  f.band(68, 7, 'trim');
  // Long hood with a rounded top, its zones
  const hood = m.prism(
    'x',
    [
      [4, 96],
      [116, 96],
      [116, 138],
      [100, 152],
      [24, 152],
      [4, 130],
    ],
    6,
    428,
    'white',
  );
  const h = m.on(hood, 'front').seams(9, 1.6);
  for (let i = 0; i < 9; i++) h.rect(10 + i * 47.5, 6, 28, 8, i > 6 ? 'liquid' : 'saffron', 0, 1);
  m.box(0, 2, 92, 440, 116, 4, 'dark');
  m.ends(hood, (e) => e.rect(18, 2, 78, 16, 'dark', 2));
  for (const x of [60, 380]) {
    m.drum('z', x, 66, 152, 13, 30, 'steel');
    m.drum('z', x, 66, 182, 17, 6, 'iron');
  }
  // Mesh belt at both ends carrying boards
  for (const x of [-70, 440]) {
    conveyor(m, x, 24, 102, 70, 70, 'steel', 'shine', 2);
    const b = m.box(x + 14, 38, 102, 40, 42, 2, 'green');
    const t = m.on(b, 'top');
    for (let i = 0; i < 4; i++)
      for (let k = 0; k < 4; k++)
        t.rect(4 + i * 9, 4 + k * 9.5, 6, 5, (i + k) % 2 ? 'dark' : 'steel', 0, 0.7);
  }
  m.box(340, 20, 152, 10, 10, 18, 'iron');
  const p = m.box(318, 10, 164, 56, 10, 40, 'white');
  m.on(p, 'front').panel(2, 2, 52, 36);
  beacon(m, 200, 80, 152, 5);
  m.travels = 'crate';
  return m.focus(440, 50, 110, 86);
}

export function batteryLine(): Machine {
  const m = new Machine();
  conveyor(m, -60, 20, 84, 620, 60, 'dark', 'shine', 5);
  const cell = (x: number, done: boolean): void => {
    const c = m.box(x, 34, 84, 30, 30, 22, done ? 'body' : 'steel');
    m.on(c, 'top')
      .rect(4, 5, 6, 6, 'copper', 0, 1)
      .rect(20, 5, 6, 6, 'red', 0, 1)
      .rect(4, 19, 22, 4, 'white', 0, 0.8);
    m.on(c, 'front').rect(4, 5, 22, 12, done ? 'saffron' : 'white', 0, 1);
  };
  for (let i = 0; i < 12; i++) cell(-50 + i * 50, i > 6);
  // Three stations: stacking robot under glass, laser welder, tester
  for (const [x, w] of [
    [20, 130],
    [230, 130],
  ] as const) {
    const b = m.box(x, 100, 0, w, 70, 86, 'body');
    b.marks.length = 0;
    const low = m.box(x, -10, 0, w, 24, 64, 'body');
    m.on(low, 'front').door(8, 6, 50, 48, 'body', 0).door(70, 6, 50, 48, 'body', 0);
    const pane = guard(m, x, -10, 86, w, 180, 96, 'white', 6);
    m.on(pane, 'front').line(
      [
        [w / 2 - 6, 0],
        [w / 2 - 6, 90],
      ],
      2,
    );
    const roof = m.box(x, -10, 182, w, 180, 14, 'body');
    m.on(roof, 'front').band(3, 4, 'accent');
    beacon(m, x + 14, 150, 196, 4);
  }
  // Gantry picker in the first, laser head in the second
  m.box(40, 60, 160, 96, 14, 12, 'steel');
  m.box(76, 44, 118, 18, 16, 50, 'accent');
  m.box(72, 42, 108, 26, 20, 8, 'dark');
  m.box(284, 50, 130, 24, 24, 40, 'dark');
  m.turned(
    'z',
    296,
    62,
    108,
    [
      [0, 2],
      [22, 11],
    ],
    'red',
  );
  // Tester with cables, rack of finished packs
  const rack = m.box(420, 90, 0, 120, 70, 190, 'white');
  const f = m.on(rack, 'front');
  for (let i = 0; i < 4; i++)
    f.rect(8, 94 + i * 23, 104, 19, 'body', 0)
      .buttons(16, 103 + i * 23, 10, 2.6, ['green', 'green', 'saffron', 'green'])
      .vent(66, 98 + i * 23, 38, 11, 3);
  for (let i = 0; i < 4; i++)
    m.pipe(
      [
        [436 + i * 24, 90, 150],
        [436 + i * 24, 66, 140],
        [436 + i * 24, 56, 107],
      ],
      1.6,
      'red',
    );
  const desk = m.box(164, -20, 0, 46, 36, 108, 'white');
  m.on(desk, 'front').door(6, 6, 34, 56).panel(5, 66, 36, 38);
  m.travels = 'container';
  return m.focus(300, 30, 110, 90);
}

export function evCharger(): Machine {
  const m = new Machine();
  const plinth = m.box(-8, -8, 0, 96, 76, 8, 'concrete');
  plinth.marks.length = 0;
  const body = m.shell('z', 0, 0, 8, 80, 60, 182, 9, 'body');
  const f = m.on(body, 'front');
  f.rect(12, 100, 56, 64, 'dark', 2, 2)
    .rect(18, 122, 44, 36, 'screen', 0, 1.4)
    .shape(
      [
        [42, 152],
        [33, 138],
        [40, 138],
        [37, 127],
        [47, 142],
        [40, 142],
      ],
      'saffron',
      0,
      1,
    );
  f.rect(20, 106, 18, 10, 'white', 0, 1)
    .disc(54, 111, 5, 'red')
    .rect(12, 14, 56, 70, 'body', 0)
    .vent(20, 20, 40, 24, 6)
    .band(168, 5, 'green');
  m.ends(body, (e) => e.vent(14, 20, 32, 70, 10).rect(18, 104, 24, 40, 'dark', 2));
  const hood = m.shell('z', -3, -3, 190, 86, 66, 8, 10, 'trim');
  hood.marks.length = 0;
  // Two guns in their holsters with hanging cables
  for (const side of [-1, 1] as const) {
    const x = side < 0 ? 0 : 80;
    const out = (k: number): number => x + side * k;
    m.box(side < 0 ? -9 : 80, 20, 120, 9, 20, 26, 'dark');
    m.rod([out(6), 28, 130], [out(20), 16, 146], 6, 'rubber');
    m.rod([out(18), 18, 144], [out(22), 10, 118], 3.6, 'accent');
    const loop = Array.from({ length: 13 }, (_, i): Point => {
      const a = (Math.PI * i) / 12;
      return [10 - 6 * Math.cos(a) + i * 1.4, 118 - 84 * Math.sin(a) - i * 1.6];
    });
    m.pipe(
      loop.map(([y, z], i) => [out(22 - i * 1.4), y, z] as const),
      2.6,
      'rubber',
    );
  }
  // Wheel stop and bay paint
  m.prism(
    'x',
    [
      [-70, 0],
      [-52, 0],
      [-54, 10],
      [-68, 10],
    ],
    -20,
    120,
    'saffron',
  );
  m.zoom = { at: [40, 0, 130], radius: 46 };
  return m;
}

export function coilWinder(): Machine {
  const m = new Machine();
  legs(m, 0, 0, 190, 100, 70, 7);
  const table = m.box(-4, -4, 70, 198, 108, 8, 'body');
  m.on(table, 'front').band(1, 3, 'accent');
  const low = m.box(20, 20, 20, 150, 70, 50, 'body');
  m.on(low, 'front').door(8, 6, 60, 38, 'body', 0).vent(86, 10, 50, 26);
  // Head, stator with copper coils, guide arm
  const head = m.box(96, 20, 78, 88, 70, 70, 'white');
  m.on(head, 'front').panel(14, 12, 60, 50);
  m.drum('x', 84, 55, 116, 16, 14, 'iron');
  m.drum('x', 74, 55, 116, 5, 12, 'shine');
  const stator = m.turned(
    'x',
    36,
    55,
    116,
    [
      [0, 34],
      [36, 34],
      [36, 20],
      [0, 20],
    ],
    'steel',
  );
  stator.marks.length = 0;
  for (let i = 0; i < 12; i++) {
    const a = (2 * Math.PI * i) / 12;
    for (const x of [31, 72])
      m.box(x, 55 + 27 * Math.cos(a) - 4.6, 116 + 27 * Math.sin(a) - 4.6, 6, 9.2, 9.2, 'copper');
  }
  for (const y of [26, 78]) m.box(44, y, 78, 20, 8, 30, 'iron');
  m.bar([10, 20, 78], [10, 20, 160], 6, 'iron');
  m.bar([10, 20, 156], [30, 46, 156], 4, 'iron');
  m.rod([30, 46, 156], [30, 46, 140], 1.4, 'shine');
  // Wire spools on the floor feed through a tensioner
  for (let i = 0; i < 3; i++) {
    const x = -90 + i * 32;
    m.drum('z', x, 60, 0, 15, 3, 'dark');
    m.drum('z', x, 60, 3, 10, 26, 'copper');
    m.drum('z', x, 60, 29, 15, 3, 'dark');
    m.wire([x, 60, 32], [-20 + i * 6, 60, 186], 'copper', 0.7);
  }
  m.bar([-4, 90, 78], [-4, 90, 190], 5, 'iron');
  const ten = m.box(-34, 56, 180, 46, 30, 16, 'trim');
  m.on(ten, 'front').disc(12, 8, 5, 'shine').disc(24, 8, 5, 'shine').disc(36, 8, 5, 'shine');
  for (let i = 0; i < 3; i++) m.wire([-16 + i * 6, 56, 182], [28 + i, 48, 156], 'copper', 0.7);
  beacon(m, 176, 82, 148, 4);
  return m.focus(52, 40, 120, 46);
}

export function solarLaminator(): Machine {
  const m = new Machine();
  conveyor(m, -150, 0, 92, 150, 180, 'white', 'steel', 2);
  panel(m, -128, 22, 94);
  // Press: lower chamber, upper chamber on four lifting columns
  const low = m.box(0, -10, 0, 300, 200, 86, 'body');
  m.on(low, 'front')
    .seams(4)
    .vent(20, 20, 50, 30)
    .door(84, 10, 60, 60, 'body', 0)
    .door(158, 10, 60, 60, 'body', 0)
    .vent(232, 20, 50, 30)
    .band(76, 6, 'trim');
  m.box(6, -4, 86, 288, 188, 10, 'iron');
  panel(m, 70, 22, 96);
  for (const x of [20, 264])
    for (const y of [-24, 190]) {
      m.box(x, y, 0, 16, 14, 150, 'trim');
      m.drum('z', x + 8, y + 7, 150, 5, 40, 'shine');
    }
  const lid = m.box(0, -10, 124, 300, 200, 40, 'body');
  m.on(lid, 'front').seams(6).stripes(0, 0, 300, 6);
  m.box(20, 10, 164, 260, 12, 12, 'steel');
  m.box(20, 158, 164, 260, 12, 12, 'steel');
  for (const x of [60, 140, 220]) m.box(x, 22, 164, 14, 136, 12, 'steel');
  m.pipe(
    [
      [250, 90, 164],
      [250, 90, 196],
      [250, 214, 196],
      [250, 214, 60],
    ],
    9,
    'copper',
  );
  motor(m, 'x', 196, 214, 30, 20, 54);
  conveyor(m, 300, 0, 92, 150, 180, 'white', 'steel', 2);
  panel(m, 330, 22, 94);
  const c = cabinet(m, 316, -80, 0, 60, 44, 150, 'white');
  m.on(c, 'front').panel(8, 92, 44, 46);
  beacon(m, 346, -60, 150, 5);
  return m.focus(60, 20, 104, 90);
}

/** A photovoltaic module lying flat, its cells drawn. */
function panel(m: Machine, x: number, y: number, z: number): void {
  const p = m.box(x, y, z, 112, 136, 3, 'steel');
  const t = m.on(p, 'top');
  t.rect(3, 3, 106, 130, 'screen', 2, 1);
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 6; k++) t.rect(5 + i * 20.8, 5 + k * 21.2, 19, 19.4, 'screen', 1, 0.9);
}

export function dieselGenset(): Machine {
  const m = new Machine();
  const sled = m.box(0, 0, 0, 300, 100, 34, 'dark');
  m.on(sled, 'front')
    .rect(30, 8, 40, 14, 'rubber', 3)
    .rect(230, 8, 40, 14, 'rubber', 3)
    .rect(100, 6, 100, 22, 'dark', 0)
    .dataPlate(240, 10, 20);
  // Radiator, engine, alternator in the open, canopy-less so that it is read at once
  const rad = m.box(4, 2, 34, 46, 96, 126, 'body');
  m.on(rad, 'front').vent(6, 20, 34, 86, 9);
  m.on(rad, 'left').rect(8, 14, 80, 96, 'dark', 1).vent(10, 18, 76, 90, 12);
  m.drum('x', 50, 50, 100, 40, 5, 'dark');
  m.drum('x', 55, 50, 100, 8, 12, 'steel');
  const block = m.box(72, 22, 44, 118, 58, 66, 'trim');
  const f = m.on(block, 'front');
  for (let i = 0; i < 6; i++) f.disc(14 + i * 18, 14, 4, 'iron');
  f.line([
    [4, 26],
    [114, 26],
  ]).line([
    [4, 50],
    [114, 50],
  ]);
  m.prism(
    'x',
    [
      [14, 44],
      [88, 44],
      [74, 32],
      [28, 32],
    ],
    74,
    112,
    'iron',
  );
  for (let i = 0; i < 6; i++) {
    m.box(75 + i * 19, 30, 110, 16, 40, 16, 'iron');
    m.rod([83 + i * 19, 30, 118], [83 + i * 19, 16, 114], 4.4, 'copper');
  }
  m.drum('x', 76, 15, 114, 6, 104, 'copper', 18);
  m.turned(
    'y',
    130,
    0,
    132,
    [
      [0, 6],
      [4, 14],
      [12, 15],
      [18, 8],
    ],
    'steel',
  );
  m.drum('x', 92, 64, 142, 14, 60, 'steel');
  m.pipe(
    [
      [176, 15, 118],
      [176, 15, 156],
      [230, 15, 156],
    ],
    6,
    'iron',
  );
  m.vessel('x', 214, 15, 160, 15, 76, 'iron', 0.5);
  for (const x of [84, 104, 124]) m.drum('z', x, 14, 52, 7, 22, 'white', 16);
  m.turned(
    'x',
    190,
    50,
    82,
    [
      [0, 38],
      [14, 40],
      [22, 40],
      [26, 36],
    ],
    'iron',
  );
  m.drum('x', 216, 50, 82, 38, 66, 'body');
  for (let i = 0; i < 5; i++) m.drum('x', 224 + i * 10, 50, 82, 39.4, 3, 'body');
  m.turned(
    'x',
    282,
    50,
    82,
    [
      [0, 36],
      [8, 28],
    ],
    'dark',
  );
  const panelBox = m.box(216, 24, 122, 64, 50, 62, 'white');
  m.on(panelBox, 'front')
    .panel(6, 18, 52, 40)
    .buttons(14, 9, 12, 3.4, ['white', 'white', 'red', 'green']);
  return m.focus(130, 20, 112, 70);
}

export function screwCompressor(): Machine {
  const m = new Machine();
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
  m.drum('z', 138, 70, 156, 6, 14, 'copper');
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
  return m.focus(52, 0, 100, 58);
}

export function cableExtruder(): Machine {
  const m = new Machine();
  // Pay-off reel, extruder with hopper, water trough, capstan, take-up reel
  const reel = (x: number, wire: 'copper' | 'accent'): void => {
    for (const y of [10, 92])
      m.prism(
        'y',
        [
          [x - 34, 0],
          [x + 34, 0],
          [x + 8, 84],
          [x - 8, 84],
        ],
        y,
        6,
        'body',
      );
    m.drum('y', x, 24, 78, 44, 5, 'wood');
    m.drum('y', x, 29, 78, 28, 46, wire);
    const front = m.drum('y', x, 20, 78, 46, 5, 'wood');
    m.on(front, 'front').disc(46, 46, 36, null).disc(46, 46, 8, 'iron');
    m.drum('y', x, 75, 78, 46, 5, 'wood');
  };
  reel(0, 'copper');
  const bed = m.box(90, 0, 0, 170, 100, 62, 'body');
  m.on(bed, 'front')
    .door(10, 8, 60, 46, 'body', 0)
    .door(96, 8, 60, 46, 'body', 0)
    .band(56, 4, 'accent');
  for (let i = 0; i < 6; i++)
    m.drum('y', 108 + i * 16, 26, 96, 13, 56, i % 2 ? 'steel' : 'red', 20);
  m.box(94, 20, 78, 110, 68, 8, 'iron');
  m.box(98, 36, 62, 100, 34, 16, 'iron');
  const gear = m.box(204, 16, 62, 50, 70, 62, 'trim');
  m.on(gear, 'front').bolts(6, 2.4).rect(12, 20, 26, 20, 'trim', 0);
  m.funnel(190, 50, 124, [20, 20], [56, 56], 46, 'steel');
  m.drum('z', 190, 50, 108, 9, 18, 'steel');
  motor(m, 'y', 228, 66, 144, 17, 44);
  m.drum('x', 84, 50, 96, 9, 12, 'dark');
  const trough = m.box(290, 24, 84, 240, 46, 16, 'steel');
  m.on(trough, 'top')
    .rect(4, 5, 232, 36, 'liquid', 0, 1.4)
    .line(
      [
        [0, 23],
        [240, 23],
      ],
      3,
    );
  legs(m, 292, 26, 236, 42, 84, 5, 'iron', 4);
  const cap = m.box(560, 10, 0, 80, 80, 100, 'body');
  m.on(cap, 'front').door(10, 8, 60, 50, 'body', 0).panel(16, 62, 48, 34);
  for (const x of [578, 620]) {
    const w = m.drum('y', x, -8, 100, 22, 16, 'shine');
    m.on(w, 'front').disc(22, 22, 15, 'iron').disc(22, 22, 5, 'shine');
  }
  reel(720, 'accent');
  m.wire([24, 50, 96], [90, 50, 96], 'copper', 1.6);
  m.wire([254, 50, 96], [292, 50, 98], 'accent', 2.4);
  m.wire([530, 46, 98], [580, 0, 120], 'accent', 2.4);
  m.wire([640, 0, 112], [700, 50, 104], 'accent', 2.4);
  pendant(m, 130, -14, 132, 44, 44, [180, 16, 120]);
  m.travels = 'container';
  return m.focus(160, 30, 104, 84);
}
