// Vessels and chambers: pharmacy, biotechnology, chemicals, cosmetics, medical.
import { Machine } from '../kit/machine.ts';
import { beacon, cabinet, conveyor, feet, flange, motor, pendant } from '../kit/parts.ts';

export function tabletPress(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 120, 110, 8);
  const base = m.shell('z', 0, 0, 8, 120, 110, 92, 10, 'body');
  m.on(base, 'front').door(14, 8, 92, 74, 'body', 0).vent(30, 18, 50, 16);
  // Turret with punches behind glass
  m.drum('z', 60, 55, 100, 44, 8, 'steel');
  for (let i = 0; i < 18; i++) {
    const a = (2 * Math.PI * i) / 18;
    m.drum('z', 60 + 36 * Math.cos(a), 55 + 36 * Math.sin(a), 108, 3, 58, 'shine', 10);
  }
  m.drum('z', 60, 55, 126, 42, 14, 'copper');
  m.drum('z', 60, 55, 150, 40, 10, 'steel');
  for (const [x, y] of [
    [2, 2],
    [112, 2],
    [2, 102],
    [112, 102],
  ] as const)
    m.box(x, y, 100, 6, 6, 72, 'shine');
  const pane = m.box(8, 3, 100, 104, 104, 72, 'glass');
  m.on(pane, 'front').line(
    [
      [52, 0],
      [52, 72],
    ],
    2,
  );
  const top = m.shell('z', 0, 0, 172, 120, 110, 34, 10, 'body');
  m.on(top, 'front').band(4, 4, 'trim').dataPlate(44, 14, 24);
  for (const x of [36, 88]) {
    m.turned(
      'z',
      x,
      60,
      206,
      [
        [0, 6],
        [14, 8],
        [34, 20],
        [56, 20],
        [56, 18],
        [36, 17],
      ],
      'steel',
    );
    m.drum('z', x, 60, 262, 20, 4, 'white');
  }
  m.prism(
    'y',
    [
      [120, 118],
      [164, 90],
      [164, 84],
      [120, 110],
    ],
    40,
    22,
    'shine',
  );
  m.drum('z', 168, 51, 0, 24, 66, 'white');
  m.drum('z', 168, 51, 66, 20, 1.2, 'accent');
  const desk = m.box(-76, 10, 0, 46, 40, 110, 'white');
  m.on(desk, 'front').door(6, 6, 34, 60);
  m.prism(
    'x',
    [
      [6, 110],
      [50, 110],
      [50, 150],
      [40, 150],
    ],
    -78,
    50,
    'steel',
  );
  m.on(m.box(-74, 8, 112, 42, 1, 34, 'white'), 'front').panel(2, 2, 38, 30);
  return m.focus(60, 10, 136, 54);
}

export function glassLinedReactor(): Machine {
  const m = new Machine();
  // Platform of columns carries the vessel by its lugs
  for (const x of [0, 204]) for (const y of [0, 164]) m.box(x, y, 0, 16, 16, 190, 'iron');
  for (const y of [2, 166]) m.box(16, y, 178, 188, 12, 12, 'iron');
  for (const x of [2, 206]) m.box(x, 16, 178, 12, 148, 12, 'iron');
  m.vessel('z', 110, 90, 60, 76, 176, 'body', 0.45);
  m.drum('z', 110, 90, 190, 82, 10, 'trim');
  for (let i = 0; i < 14; i++) {
    const a = (2 * Math.PI * i) / 14;
    m.drum('z', 110 + 79 * Math.cos(a), 90 + 79 * Math.sin(a), 200, 4, 12, 'shine', 10);
  }
  m.turned(
    'z',
    110,
    90,
    208,
    [
      [0, 74],
      [14, 62],
      [26, 42],
      [30, 24],
    ],
    'body',
  );
  // Nozzles
  for (const [x, y, h] of [
    [64, 60, 26],
    [150, 54, 24],
    [70, 130, 26],
    [158, 124, 28],
  ] as const) {
    m.drum('z', x, y, 214, 9, h, 'body');
    flange(m, 'z', x, y, 214 + h, 15, 5);
  }
  m.drum('z', 110, 90, 236, 20, 20, 'steel');
  m.box(92, 72, 256, 36, 36, 44, 'trim');
  motor(m, 'z', 110, 90, 300, 20, 54);
  m.drum('z', 110, 90, 34, 10, 40, 'body');
  flange(m, 'z', 110, 90, 30, 18, 6);
  m.pipe(
    [
      [110, 14, 120],
      [110, -14, 120],
      [110, -14, 30],
      [180, -14, 30],
    ],
    5,
    'copper',
  );
  m.pipe(
    [
      [158, 124, 246],
      [158, 124, 300],
      [250, 124, 300],
    ],
    8,
    'steel',
  );
  const cond = m.vessel('z', 256, 124, 196, 22, 130, 'steel', 0.4);
  m.on(cond, 'front').gauge(22, 96, 7);
  m.bar([256, 124, 0], [256, 124, 200], 10, 'iron');
  const jacket = m.box(76, 10, 128, 68, 4, 30, 'steel');
  m.on(jacket, 'front').dataPlate(10, 5, 30).gauge(54, 14, 8);
  return m.focus(110, 60, 220, 92);
}

export function bioreactor(): Machine {
  const m = new Machine();
  const skid = m.box(0, 0, 12, 260, 130, 12, 'steel');
  m.on(skid, 'front').line(
    [
      [0, 6],
      [260, 6],
    ],
    1,
  );
  feet(m, 0, 0, 260, 130, 12, 3);
  // Large vessel, small seed vessel
  for (const [x, r, h, z] of [
    [86, 46, 160, 56],
    [206, 27, 104, 66],
  ] as const) {
    for (const a of [0.6, 2.6, 4.7])
      m.bar(
        [x + r * 0.82 * Math.cos(a), 65 + r * 0.82 * Math.sin(a), 24],
        [x + r * 0.82 * Math.cos(a), 65 + r * 0.82 * Math.sin(a), z + 30],
        7,
        'iron',
      );
    const v = m.vessel('z', x, 65, z, r, h, 'shine', 0.45);
    m.on(v, 'front')
      .rect(r * 0.82, h * 0.3, r * 0.36, h * 0.46, 'saffron', 0, 1.8)
      .line(
        [
          [r * 0.82, h * 0.58],
          [r * 1.18, h * 0.58],
        ],
        1.6,
      );
    m.drum('z', x, 65, z + h * 0.84, r * 1.08, 5, 'steel');
    m.drum('z', x, 65, z + h, r * 0.26, 12, 'steel');
    motor(m, 'z', x, 65, z + h + 12, r * 0.3, r * 0.95, 'body');
    for (const a of [0.4, 1.8, 3.6, 5.2])
      m.drum(
        'z',
        x + r * 0.6 * Math.cos(a),
        65 + r * 0.6 * Math.sin(a),
        z + h * 0.9,
        3,
        22,
        'iron',
        10,
      );
    m.drum('z', x, 65, z - 18, 5, 24, 'steel');
  }
  m.pipe(
    [
      [86, 65, 40],
      [86, 20, 40],
      [206, 20, 40],
      [206, 65, 40],
      [206, 65, 56],
    ],
    4,
    'shine',
  );
  m.pipe(
    [
      [114, 65, 200],
      [130, 65, 214],
      [130, 100, 214],
      [130, 100, 60],
    ],
    3.4,
    'shine',
  );
  m.pipe(
    [
      [48, 50, 110],
      [20, 30, 110],
      [20, 30, 30],
    ],
    3.4,
    'copper',
  );
  for (const z of [110, 80]) flange(m, 'z', 20, 30, z, 8, 8);
  const tower = cabinet(m, 264, 20, 0, 60, 80, 176, 'body');
  m.on(tower, 'front').panel(8, 108, 44, 52);
  for (let i = 0; i < 4; i++)
    m.on(tower, 'front')
      .disc(14 + i * 11, 96, 4, 'steel', 0)
      .rect(10 + i * 11, 70, 8, 18, 'liquid');
  // Dosing bottles
  for (let i = 0; i < 3; i++) {
    m.drum('z', 280 + i * 17, 0, 0, 8, 26, i === 1 ? 'saffron' : 'liquid', 16);
    m.drum('z', 280 + i * 17, 0, 26, 5, 6, 'trim', 12);
  }
  return m.focus(90, 40, 150, 70);
}

export function freezeDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 340, 150, 8, 3);
  const cold = m.box(150, 0, 8, 190, 150, 180, 'body');
  m.on(cold, 'front')
    .door(8, 10, 84, 100, 'body', 0)
    .vent(110, 16, 66, 70)
    .panel(112, 104, 58, 62)
    .dataPlate(30, 130, 30);
  m.ends(cold, (e) => e.vent(20, 40, 110, 90));
  const skid = m.box(0, 10, 8, 150, 130, 46, 'dark');
  m.on(skid, 'front').door(20, 8, 100, 30);
  // Round drying chamber, its door swung open on the left, shelves inside
  const chamber = m.drum('y', 74, 6, 122, 68, 130, 'steel');
  const f = m.on(chamber, 'front');
  f.disc(68, 68, 60, 'dark', 2, 2).rect(24, 20, 88, 96, 'iron', 0, 1.6);
  for (let i = 0; i < 7; i++) {
    f.rect(27, 26 + i * 12.5, 82, 3, 'shine', 0, 1);
    for (let k = 0; k < 12; k++)
      f.rect(29 + k * 6.7, 29 + i * 12.5, 4.4, 5, i % 2 ? 'liquid' : 'white', 0, 0.6);
  }
  m.turned(
    'x',
    -14,
    -70,
    122,
    [
      [0, 20],
      [6, 56],
      [10, 68],
      [18, 68],
    ],
    'shine',
  );
  m.box(-4, -6, 96, 10, 14, 12, 'iron');
  m.box(-4, -6, 138, 10, 14, 12, 'iron');
  // Pump and pipes over the top
  m.pipe(
    [
      [100, 80, 186],
      [100, 80, 214],
      [220, 80, 214],
      [220, 80, 190],
    ],
    12,
    'steel',
  );
  flange(m, 'x', 150, 80, 214, 19, 8);
  motor(m, 'x', 246, 96, 206, 16, 50);
  beacon(m, 326, 20, 188, 4);
  return m.focus(74, 0, 122, 80);
}

export function steamSteriliser(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 150, 160, 8);
  const body = m.box(0, 0, 8, 150, 160, 190, 'steel');
  const f = m.on(body, 'front');
  f.rect(6, 6, 138, 178, 'white', 0)
    .band(172, 10, 'body')
    .rect(16, 30, 96, 106, 'iron', 1, 2.4)
    .panel(96, 140, 44, 30)
    .gauge(34, 154, 9)
    .gauge(62, 154, 9)
    .door(16, 8, 80, 18);
  m.ends(body, (e) => e.seams(3).vent(50, 130, 60, 24).door(16, 16, 60, 90));
  // Chamber seen through the open door
  f.rect(24, 38, 80, 90, 'dark', 2, 2).rect(34, 48, 60, 70, 'dark', 1, 1.2);
  for (const v of [62, 92]) f.rect(30, v, 68, 3, 'shine', 0, 1);
  for (let i = 0; i < 3; i++)
    f.rect(34 + i * 21, 65, 17, 13, 'body', 0, 1).rect(34 + i * 21, 95, 17, 13, 'steel', 0, 1);
  const door = m.shell('x', 112, -104, 40, 14, 100, 106, 10, 'shine');
  m.ends(door, (e) =>
    e.rect(10, 12, 80, 82, null).disc(50, 53, 16, 'iron').disc(50, 53, 7, 'shine'),
  );
  for (const z of [58, 116]) m.box(112, -6, z, 12, 10, 14, 'iron');
  // Loading trolley
  for (const x of [14, 90]) for (const y of [-110, -50]) m.box(x, y, 8, 5, 5, 60, 'shine');
  for (const x of [16, 92]) for (const y of [-108, -48]) m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  m.box(12, -112, 68, 84, 68, 4, 'shine');
  const tray = m.funnel(54, -78, 72, [60, 44], [66, 50], 18, 'steel');
  tray.marks.length = 0;
  m.pipe(
    [
      [40, 120, 198],
      [40, 120, 222],
      [120, 120, 222],
      [120, 120, 198],
    ],
    5,
    'copper',
  );
  m.drum('z', 80, 60, 198, 7, 20, 'steel');
  m.ball(80, 60, 222, 8, 'red');
  return m.focus(66, -10, 90, 74);
}

export function vacuumEmulsifier(): Machine {
  const m = new Machine();
  const deck = m.box(0, 0, 12, 280, 120, 14, 'steel');
  m.on(deck, 'front').seams(7, 1);
  feet(m, 0, 0, 280, 120, 12, 3);
  // Main pot between two lifting columns
  for (const x of [20, 148]) {
    m.box(x, 46, 26, 20, 28, 130, 'body');
    m.drum('z', x + 10, 60, 156, 6, 44, 'shine');
  }
  const beam = m.shell('y', 10, 44, 196, 168, 34, 24, 10, 'body');
  m.on(beam, 'front').band(4, 4, 'accent');
  m.vessel('z', 94, 60, 48, 46, 96, 'shine', 0.5);
  m.drum('z', 94, 60, 126, 50, 6, 'steel');
  m.turned(
    'z',
    94,
    60,
    138,
    [
      [0, 50],
      [6, 50],
      [16, 38],
      [22, 16],
    ],
    'shine',
  );
  m.drum('z', 94, 60, 158, 12, 38, 'steel');
  motor(m, 'z', 94, 60, 220, 16, 46);
  m.drum('z', 94, 60, 36, 8, 14, 'iron');
  for (const [x, y] of [
    [66, 34],
    [122, 38],
  ] as const) {
    m.drum('z', x, y, 152, 7, 10, 'shine');
    m.drum('z', x, y, 162, 9, 3, 'trim');
  }
  m.drum('y', 48, 24, 100, 12, 6, 'saffron');
  // Oil pot and water pot behind
  for (const [x, c] of [
    [206, 'shine'],
    [256, 'shine'],
  ] as const) {
    m.vessel('z', x, 84, 56, 23, 70, c, 0.5);
    m.drum('z', x, 84, 118, 25, 4, 'steel');
    m.drum('z', x, 84, 124, 6, 16, 'steel');
    motor(m, 'z', x, 84, 138, 9, 28);
    for (const dx of [-18, 18]) m.bar([x + dx, 84, 26], [x + dx, 84, 80], 5, 'iron');
  }
  m.pipe(
    [
      [206, 84, 52],
      [206, 40, 40],
      [140, 40, 40],
      [140, 40, 118],
      [120, 46, 140],
    ],
    3,
    'shine',
  );
  const c = m.box(214, -6, 26, 62, 44, 96, 'white');
  m.on(c, 'front').panel(8, 44, 46, 46).door(8, 6, 46, 32);
  for (let i = 0; i < 3; i++) m.box(24 + i * 26, -40, i * 8, 26, 30, 8, 'iron');
  return m.focus(94, 40, 130, 64);
}

export function syringeLine(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 360, 110, 10, 4);
  const base = m.box(0, 0, 10, 360, 110, 74, 'body');
  m.on(base, 'front')
    .seams(4)
    .vent(20, 24, 50, 26)
    .door(100, 8, 70, 58, null)
    .door(190, 8, 70, 58, null)
    .band(66, 5, 'trim');
  m.box(-6, -4, 84, 372, 118, 5, 'shine');
  // Syringes ride upright on a chain, past printing, assembly and needle stations
  m.box(-4, 16, 89, 368, 14, 6, 'iron');
  for (let i = 0; i < 24; i++) {
    const x = 6 + i * 15;
    m.drum('z', x, 23, 95, 3.4, 26, i > 8 ? 'liquid' : 'white', 12);
    m.drum('z', x, 23, 121, 5, 1.6, 'white', 12);
    if (i > 13) m.drum('z', x, 23, 122, 1.8, 12, 'saffron', 8);
    if (i > 13) m.drum('z', x, 23, 134, 4, 1.4, 'saffron', 10);
  }
  for (const [x, w] of [
    [40, 44],
    [130, 44],
    [220, 44],
  ] as const) {
    const s = m.box(x, 52, 89, w, 50, 86, 'white');
    m.on(s, 'front')
      .rect(6, 30, w - 12, 46, 'body', 0)
      .bolts(4, 1.8);
    m.box(x + 8, 30, 142, w - 16, 22, 16, 'iron');
    m.drum('z', x + w / 2, 34, 128, 4, 14, 'shine', 10);
  }
  // Bowl feeders
  for (const x of [106, 196, 300]) {
    m.drum('z', x, 82, 89, 14, 30, 'iron');
    m.turned(
      'z',
      x,
      82,
      119,
      [
        [0, 20],
        [18, 30],
        [18, 27],
        [6, 20],
      ],
      'shine',
    );
  }
  guard(m);
  const cam = m.box(300, 20, 128, 22, 20, 26, 'dark');
  m.on(cam, 'front').disc(11, 12, 6, 'liquid');
  m.bar([311, 30, 154], [311, 60, 170], 5, 'iron');
  conveyor(m, 362, 6, 84, 110, 36, 'white', 'shine', 2);
  for (let i = 0; i < 3; i++) {
    const t = m.funnel(386 + i * 32, 24, 84, [24, 24], [28, 28], 12, 'accent');
    t.marks.length = 0;
  }
  pendant(m, 20, -14, 168, 50, 48, [60, 60, 190]);
  beacon(m, 340, 90, 198, 4);
  return m.focus(170, 20, 120, 80);
}

/** Aluminium profile over the whole assembly bed. */
function guard(m: Machine): void {
  for (const x of [0, 176, 355]) for (const y of [0, 105]) m.box(x, y, 89, 5, 5, 104, 'steel');
  for (const y of [0, 105]) m.box(0, y, 193, 360, 5, 5, 'steel');
  for (const x of [0, 176, 355]) m.box(x, 5, 193, 5, 100, 5, 'steel');
}
