// Machines that cut, bend and crush metal and ore.
import { Machine } from '../kit/machine.ts';
import { beacon, cabinet, feet, motor, pendant, pulley, rail, stairs } from '../kit/parts.ts';
import type { Solid } from '../kit/solids.ts';

export function lathe(): Machine {
  const m = new Machine();
  const base = m.box(0, 0, 0, 330, 110, 62, 'body');
  m.on(base, 'front')
    .band(0, 8, 'dark')
    .door(24, 14, 62, 40)
    .vent(34, 22, 36, 16)
    .rect(104, 12, 130, 34, 'dark', 1)
    .rect(104, 40, 130, 6, 'saffron', 1)
    .door(252, 14, 60, 40)
    .dataPlate(268, 30, 22);
  m.ends(base, (e) => e.vent(30, 14, 50, 24));
  const tray = m.box(-4, -8, 62, 338, 120, 6, 'steel');
  m.on(tray, 'front').line(
    [
      [4, 3],
      [330, 3],
    ],
    1,
  );
  // Bed with its two ways
  m.box(82, 22, 68, 236, 66, 22, 'iron');
  m.box(82, 26, 90, 236, 10, 6, 'shine');
  m.box(82, 70, 90, 236, 10, 6, 'shine');
  // Headstock and chuck
  const head = m.shell('y', 0, 6, 68, 84, 96, 98, 10, 'body');
  m.on(head, 'front')
    .rect(10, 14, 62, 66, 'body', 0)
    .disc(30, 60, 10, 'steel', 0)
    .line(
      [
        [30, 60],
        [30, 68],
      ],
      3,
    )
    .disc(56, 60, 10, 'steel', 0)
    .line(
      [
        [56, 60],
        [62, 66],
      ],
      3,
    )
    .buttons(26, 28, 10, 3.4, ['green', 'white', 'red']);
  m.turned(
    'x',
    84,
    55,
    128,
    [
      [0, 16],
      [5, 16],
      [5, 31],
      [22, 31],
      [22, 28],
    ],
    'iron',
  );
  for (const [dy, dz] of [
    [0, 20],
    [-18, -11],
    [18, -11],
  ] as const)
    m.box(106, 50 + dy, 124 + dz, 10, 10, 9, 'steel');
  m.drum('x', 106, 55, 128, 9, 152, 'shine');
  // Carriage, cross slide, turret
  const saddle = m.box(168, 14, 96, 56, 82, 14, 'trim');
  m.on(saddle, 'front').bolts(5, 2);
  const apron = m.box(172, 4, 68, 48, 12, 34, 'trim');
  m.on(apron, 'front')
    .disc(16, 18, 10, 'shine')
    .disc(16, 18, 3, 'iron')
    .disc(38, 22, 4, 'red')
    .line(
      [
        [30, 10],
        [44, 10],
      ],
      3,
    );
  const turret = m.box(184, 12, 110, 30, 30, 20, 'steel');
  m.on(turret, 'front').bolts(5, 2);
  m.box(192, 30, 120, 8, 16, 6, 'dark');
  // Tailstock
  m.prism(
    'y',
    [
      [262, 96],
      [312, 96],
      [306, 140],
      [270, 140],
    ],
    32,
    46,
    'body',
  );
  m.drum('x', 246, 55, 128, 8, 20, 'shine');
  m.turned(
    'x',
    232,
    55,
    128,
    [
      [0, 0.5],
      [14, 6],
    ],
    'steel',
  );
  m.drum('x', 312, 55, 128, 3, 8, 'iron');
  m.drum('x', 320, 55, 128, 12, 4, 'iron');
  // Lead screw
  m.drum('x', 84, 18, 80, 3, 234, 'shine', 12);
  // Sliding guard behind and control
  const splash = m.box(84, 100, 68, 246, 5, 92, 'steel');
  m.on(splash, 'front').seams(3);
  pendant(m, 52, -14, 176, 50, 46, [20, 60, 166]);
  beacon(m, 14, 80, 166);
  return m.focus(150, 40, 118, 72);
}

export function machiningCentre(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 260, 210, 10, 3);
  const base = m.box(0, 0, 10, 260, 210, 34, 'dark');
  m.on(base, 'front').vent(20, 8, 60, 18).dataPlate(220, 10, 24);
  const hood = m.prism(
    'x',
    [
      [0, 44],
      [200, 44],
      [200, 236],
      [34, 236],
      [0, 180],
    ],
    0,
    260,
    'body',
  );
  const f = m.on(hood, 'front');
  f.rect(22, 10, 80, 118, 'body', 0)
    .rect(104, 10, 80, 118, 'body', 0)
    .window(34, 42, 60, 74)
    .window(112, 42, 60, 74)
    .rect(96, 44, 4, 40, 'dark')
    .rect(106, 44, 4, 40, 'dark')
    .band(0, 6, 'trim');
  m.ends(hood, (e) => e.rect(50, 20, 110, 120, null).vent(70, 130, 70, 22).window(70, 40, 70, 66));
  const column = m.box(70, 110, 236, 110, 80, 62, 'white');
  m.on(column, 'front').vent(20, 12, 70, 30).band(56, 6, 'trim');
  m.ends(column, (e) => e.vent(14, 10, 50, 34));
  motor(m, 'z', 124, 150, 298, 17, 34, 'iron');
  // Tool magazine shows at the left shoulder
  m.turned(
    'x',
    -26,
    150,
    190,
    [
      [0, 30],
      [5, 44],
      [22, 44],
      [26, 38],
    ],
    'steel',
  );
  const panel = m.box(204, -12, 96, 50, 12, 90, 'white');
  m.on(panel, 'front')
    .panel(4, 40, 42, 46)
    .buttons(10, 28, 10, 3.4, ['green', 'white', 'white', 'saffron'])
    .disc(16, 14, 6, 'red')
    .disc(36, 14, 8, 'dark');
  cabinet(m, 262, 60, 24, 46, 130, 180, 'white');
  // Chip conveyor leaving at the left
  m.prism(
    'y',
    [
      [-92, 66],
      [-70, 66],
      [-30, 14],
      [0, 14],
      [0, 40],
      [-22, 40],
      [-66, 96],
      [-92, 96],
    ],
    30,
    60,
    'trim',
  );
  m.funnel(-84, 60, 20, [44, 56], [52, 66], 34, 'dark');
  beacon(m, 236, 180, 236, 5);
  return m.focus(90, 0, 140, 80);
}

export function pressBrake(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 340, 130, 8, 3);
  const side = (x: number): Solid =>
    m.prism(
      'x',
      [
        [0, 8],
        [140, 8],
        [140, 240],
        [30, 240],
        [30, 160],
        [66, 150],
        [66, 100],
        [0, 92],
      ],
      x,
      14,
      'body',
    );
  const left = side(0);
  const right = side(326);
  m.ends(left, (e) => e.bolts(14, 4));
  m.ends(right, (e) => e.bolts(14, 4).disc(100, 150, 14, 'body', 0));
  const table = m.box(14, 20, 8, 312, 18, 86, 'body');
  m.on(table, 'front')
    .line([
      [10, 70],
      [302, 70],
    ])
    .stripes(0, 78, 312, 8)
    .dataPlate(20, 40, 30);
  for (let i = 0; i < 8; i++) m.on(table, 'front').disc(30 + i * 36, 26, 4, 'iron');
  m.prism(
    'x',
    [
      [24, 94],
      [36, 94],
      [36, 106],
      [32, 106],
      [30, 101],
      [28, 106],
      [24, 106],
    ],
    14,
    312,
    'shine',
  );
  // Bent sheet on the die
  m.prism(
    'x',
    [
      [30, 102],
      [-46, 136],
      [-46, 134],
      [30, 100],
    ],
    70,
    200,
    'steel',
  );
  // Punches clamp to the ram
  for (let i = 0; i < 12; i++)
    m.prism(
      'x',
      [
        [26, 146],
        [34, 146],
        [34, 120],
        [30, 108],
        [28, 120],
      ],
      16 + i * 25.8,
      24.5,
      'shine',
    );
  const ram = m.box(14, 18, 146, 312, 22, 84, 'body');
  m.on(ram, 'front')
    .rect(12, 40, 288, 30, 'body', 0)
    .line([
      [0, 12],
      [312, 12],
    ])
    .rect(120, 46, 72, 18, 'trim');
  for (const x of [30, 268]) {
    m.drum('z', x + 20, 28, 226, 21, 64, 'trim');
    m.drum('z', x + 20, 28, 290, 12, 12, 'iron');
  }
  m.box(14, 60, 240, 312, 60, 30, 'trim');
  motor(m, 'x', 120, 90, 288, 15, 54, 'iron');
  const arm = m.bar([346, 30, 226], [378, -20, 226], 6, 'iron');
  m.bar([378, -20, 226], [378, -20, 170], 6, 'iron', 6);
  arm.marks.length = 0;
  const p = m.box(354, -30, 118, 46, 14, 56, 'white');
  m.on(p, 'front').panel(3, 3, 40, 50);
  const pedal = m.box(190, -70, 0, 44, 26, 12, 'saffron');
  m.on(pedal, 'front').rect(4, 2, 36, 5, 'dark');
  m.wire([212, -44, 4], [212, 12, 10], 'rubber', 2);
  return m.focus(150, 10, 120, 66);
}

export function fibreLaser(): Machine {
  const m = new Machine();
  // Exchange table in front of the cabin
  const frame = m.box(330, 20, 30, 250, 170, 34, 'trim');
  m.on(frame, 'front').seams(4).stripes(0, 0, 250, 7);
  for (const x of [342, 446, 552]) for (const y of [24, 170]) m.box(x, y, 0, 16, 16, 30, 'iron');
  for (let i = 0; i < 20; i++) {
    const s = m.box(338 + i * 12, 28, 64, 2, 154, 10, 'iron');
    s.marks.length = 0;
  }
  const sheet = m.box(370, 40, 74, 180, 130, 1.5, 'shine');
  const t = m.on(sheet, 'top');
  t.disc(40, 40, 20, 'dark', 1)
    .disc(40, 94, 16, 'dark', 1)
    .rect(76, 20, 50, 40, 'dark', 1)
    .rect(84, 28, 34, 24, 'shine', 0)
    .shape(
      [
        [80, 80],
        [124, 80],
        [102, 114],
      ],
      'dark',
      1,
    )
    .disc(150, 40, 14, 'dark', 1)
    .disc(150, 90, 14, 'dark', 1);
  const cabin = m.shell('x', 0, 0, 16, 330, 210, 184, 14, 'body');
  m.box(6, 6, 0, 318, 198, 16, 'dark');
  m.on(cabin, 'front')
    .rect(20, 14, 290, 150, 'body', 0)
    .rect(34, 60, 124, 88, 'body', 1)
    .rect(172, 60, 124, 88, 'body', 1)
    .window(44, 70, 104, 66, 1)
    .window(182, 70, 104, 66, 1)
    .rect(160, 84, 4, 30, 'dark')
    .rect(168, 84, 4, 30, 'dark')
    .band(4, 6, 'saffron');
  m.ends(cabin, (e) => e.rect(20, 40, 170, 30, 'dark', 2).rect(20, 74, 170, 90, 'body', 0));
  const bridge = m.box(120, 40, 200, 70, 130, 26, 'white');
  m.on(bridge, 'front').vent(10, 6, 50, 14);
  m.drum('z', 260, 150, 200, 16, 30, 'steel');
  m.pipe(
    [
      [260, 150, 230],
      [260, 150, 250],
      [260, 230, 250],
    ],
    8,
    'steel',
  );
  const desk = m.prism(
    'x',
    [
      [-90, 0],
      [-50, 0],
      [-50, 130],
      [-66, 130],
      [-84, 96],
      [-90, 92],
    ],
    40,
    56,
    'white',
  );
  m.on(desk, 'front').panel(6, 70, 44, 50).door(6, 6, 44, 56);
  cabinet(m, -70, 60, 6, 60, 120, 150, 'white');
  beacon(m, 300, 30, 200, 6);
  return m.focus(452, 80, 78, 100);
}

export function jawCrusher(): Machine {
  const m = new Machine();
  for (const y of [0, 150]) m.box(-10, y, 0, 300, 22, 20, 'iron');
  for (const x of [0, 260]) m.box(x, 22, 2, 22, 128, 16, 'iron');
  const body = m.prism(
    'y',
    [
      [0, 20],
      [240, 20],
      [262, 90],
      [230, 200],
      [120, 214],
      [40, 190],
      [0, 120],
    ],
    20,
    132,
    'body',
  );
  const f = m.on(body, 'front');
  f.line([
    [30, 12],
    [60, 150],
  ])
    .line([
      [110, 4],
      [130, 180],
    ])
    .line([
      [200, 6],
      [210, 150],
    ])
    .disc(92, 60, 7, 'iron')
    .disc(160, 50, 7, 'iron')
    .disc(92, 130, 7, 'iron')
    .disc(228, 72, 7, 'iron')
    .rect(176, 84, 26, 16, 'white', 0);
  // Jaw opening with stone
  m.funnel(70, 86, 196, [96, 110], [170, 150], 56, 'trim');
  for (const [x, y, r] of [
    [30, 60, 20],
    [62, 100, 24],
    [100, 66, 22],
    [90, 120, 17],
    [44, 126, 16],
    [124, 108, 17],
  ] as const)
    m.ball(x, y, 246, r, 'concrete');
  m.drum('y', 182, -34, 190, 14, 240, 'shine');
  const near = pulley(m, 182, -40, 190, 68, 20, 'trim');
  m.on(near, 'front').disc(68, 68, 30, null, 1, 1.4);
  pulley(m, 182, 196, 190, 68, 20, 'trim');
  motor(m, 'y', 330, -10, 46, 30, 78, 'iron');
  m.box(296, -20, 0, 70, 100, 14, 'dark');
  pulley(m, 330, -36, 46, 22, 18, 'iron');
  m.prism(
    'y',
    [
      [186, 257],
      [182, 259],
      [329, 69],
      [334, 67],
    ],
    -36,
    6,
    'rubber',
  );
  m.prism(
    'y',
    [
      [172, 123],
      [178, 122],
      [326, 24],
      [330, 26],
    ],
    -36,
    6,
    'rubber',
  );
  // Toggle rod and spring
  for (let i = 0; i < 5; i++) m.drum('x', 262 + i * 6, 86, 60, 11, 3, 'shine');
  m.drum('x', 240, 86, 60, 5, 62, 'iron');
  stairs(m, -96, 40, 60, 90, 120, 7, 1);
  rail(
    m,
    [
      [-90, 36, 20],
      [-8, 36, 120],
    ],
    70,
    2,
  );
  return m.focus(80, 60, 240, 80);
}
