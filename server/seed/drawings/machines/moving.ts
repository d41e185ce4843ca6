// Machines that travel, lift, fly or reach: vehicles, drones, robots.
import { Machine } from '../kit/machine.ts';
import { capsule, feet, wheel } from '../kit/parts.ts';
import type { Point } from '../kit/space.ts';

/** A steel or rubber track: its outline filled, sprocket, idler and rollers on the near side. */
function track(m: Machine, x0: number, x1: number, y: number, w: number, h: number): void {
  const t = m.prism('y', capsule(x0, x1, 0, h), y, w, 'rubber');
  const f = m.on(t, 'front');
  const n = Math.round((x1 - x0) / 14);
  for (let i = 1; i < n; i++)
    f.line(
      [
        [(i * (x1 - x0)) / n, h - 1],
        [(i * (x1 - x0)) / n, h - 9],
      ],
      1.4,
    ).line(
      [
        [(i * (x1 - x0)) / n, 1],
        [(i * (x1 - x0)) / n, 9],
      ],
      1.4,
    );
  f.rect(h * 0.5, h * 0.26, x1 - x0 - h, h * 0.48, 'dark', 1, 1.6);
  for (const u of [h / 2, x1 - x0 - h / 2])
    f.disc(u, h / 2, h * 0.36, 'iron', 1, 1.8).disc(u, h / 2, h * 0.14, 'shine', 1, 1.4);
  for (let i = 0; i < 5; i++)
    f.disc(h + ((x1 - x0 - 2 * h) * i) / 4, h * 0.22, h * 0.15, 'iron', 1, 1.4);
}

export function excavator(): Machine {
  const m = new Machine();
  track(m, 0, 390, 0, 54, 86);
  track(m, 0, 390, 200, 54, 86);
  m.box(90, 54, 30, 210, 146, 40, 'dark');
  m.drum('z', 190, 127, 70, 62, 24, 'iron');
  // Upper structure: counterweight right, cab left front, engine cover
  const deck = m.box(50, 20, 94, 300, 214, 22, 'dark');
  m.on(deck, 'front').line(
    [
      [0, 10],
      [300, 10],
    ],
    1,
  );
  const cover = m.box(170, 20, 116, 130, 214, 74, 'body');
  m.on(cover, 'front').door(8, 8, 54, 58, 'body', 0).vent(72, 14, 46, 44, 7);
  m.on(cover, 'top').rect(30, 40, 70, 60, 'body', 1).vent(36, 46, 58, 46, 6);
  const cw = m.shell('z', 300, 20, 104, 64, 214, 92, 22, 'trim');
  m.on(cw, 'right').stripes(30, 6, 154, 12);
  m.drum('z', 250, 190, 190, 8, 44, 'iron');
  const cab = m.prism(
    'y',
    [
      [56, 116],
      [166, 116],
      [166, 262],
      [84, 262],
      [56, 200],
    ],
    20,
    92,
    'body',
  );
  m.on(cab, 'front')
    .shape(
      [
        [10, 74],
        [64, 74],
        [64, 132],
        [34, 132],
        [10, 84],
      ],
      'liquid',
      0,
      2,
    )
    .rect(10, 8, 54, 60, 'body', 0)
    .rect(72, 62, 28, 70, 'liquid', 0, 2)
    .rect(58, 50, 6, 16, 'dark')
    .line([
      [68, 4],
      [68, 140],
    ]);
  m.on(cab, 'right').rect(14, 70, 64, 60, 'liquid', 1, 2);
  m.shell('z', 78, 16, 262, 94, 100, 8, 4, 'dark');
  m.on(cab, 'left').rect(10, 20, 70, 60, 'liquid', 1, 2);
  // Boom, stick, bucket, rams: reaching out to the left
  m.prism(
    'y',
    [
      [150, 130],
      [120, 120],
      [40, 260],
      [-130, 372],
      [-180, 372],
      [-184, 352],
      [-120, 330],
      [-10, 246],
      [80, 110],
      [150, 104],
    ].map(([x, z]): Point => [(x ?? 0) + 10, z ?? 0]),
    128,
    34,
    'body',
  );
  m.rod([96, 145, 122], [10, 145, 246], 9, 'iron');
  m.rod([50, 145, 188], [-8, 145, 270], 5, 'shine');
  m.prism(
    'y',
    [
      [-128, 396],
      [-166, 390],
      [-196, 330],
      [-260, 150],
      [-244, 142],
      [-164, 300],
      [-150, 350],
    ],
    132,
    26,
    'body',
  );
  m.rod([-20, 145, 330], [-100, 145, 384], 8, 'iron');
  m.rod([-80, 145, 372], [-134, 145, 392], 5, 'shine');
  m.rod([-186, 145, 328], [-222, 145, 230], 7, 'iron');
  m.rod([-214, 145, 250], [-266, 145, 186], 4, 'shine');
  m.prism(
    'y',
    [
      [-250, 166],
      [-300, 150],
      [-322, 96],
      [-296, 46],
      [-236, 40],
      [-214, 66],
      [-262, 84],
      [-244, 140],
    ],
    104,
    82,
    'trim',
  );
  for (let i = 0; i < 4; i++)
    m.prism(
      'y',
      [
        [-236, 42],
        [-216, 66],
        [-196, 62],
        [-200, 56],
      ],
      106 + i * 22,
      10,
      'shine',
    );
  m.travels = 'rack';
  return m.focus(-240, 120, 110, 130);
}

export function forklift(): Machine {
  const m = new Machine();
  for (const y of [0, 94]) {
    wheel(m, 60, y, 34, 34, 22);
    wheel(m, 200, y + 2, 27, 27, 18);
  }
  const chassis = m.prism(
    'y',
    [
      [30, 26],
      [108, 30],
      [150, 30],
      [170, 54],
      [232, 54],
      [244, 70],
      [244, 112],
      [150, 116],
      [136, 74],
      [40, 74],
    ],
    14,
    88,
    'body',
  );
  m.on(chassis, 'front')
    .rect(118, 54, 90, 22, 'body', 0)
    .vent(140, 58, 44, 12, 3)
    .stripes(84, 34, 26, 7);
  m.shell('z', 212, 12, 56, 44, 92, 62, 14, 'trim');
  m.box(140, 30, 112, 70, 60, 6, 'dark');
  // Seat, wheel, guard
  m.box(130, 40, 78, 44, 40, 14, 'rubber');
  m.prism(
    'y',
    [
      [164, 118],
      [178, 118],
      [190, 164],
      [180, 166],
    ],
    42,
    36,
    'rubber',
  );
  m.rod([86, 58, 72], [100, 58, 118], 3, 'iron');
  m.turned(
    'x',
    98,
    58,
    120,
    [
      [0, 15],
      [3, 15],
      [3, 11],
      [0, 11],
    ],
    'rubber',
  );
  for (const y of [18, 94]) {
    m.bar([48, y, 74], [74, y, 212], 7, 'dark');
    m.bar([226, y, 112], [210, y, 212], 7, 'dark');
  }
  const roof = m.box(66, 14, 212, 152, 88, 7, 'dark');
  const r = m.on(roof, 'top');
  for (let i = 0; i < 6; i++) r.rect(12 + i * 22, 10, 14, 68, 'white', 1, 1.2);
  // Mast, carriage, forks with a loaded pallet
  for (const y of [26, 82]) {
    m.box(16, y, 8, 12, 12, 252, 'iron');
    m.box(6, y + 2, 10, 9, 9, 240, 'steel');
  }
  for (const z of [70, 160, 248]) m.box(16, 38, z, 12, 44, 10, 'iron');
  m.rod([18, 60, 20], [18, 60, 210], 5, 'shine');
  m.box(-2, 16, 34, 8, 88, 10, 'dark');
  m.box(-2, 16, 78, 8, 88, 10, 'dark');
  for (let i = 0; i < 5; i++) m.box(-1, 18 + i * 20, 88, 5, 4, 44, 'dark');
  for (const y of [30, 78])
    m.prism(
      'y',
      [
        [-2, 84],
        [-8, 84],
        [-8, 30],
        [-112, 26],
        [-112, 22],
        [-2, 22],
      ],
      y,
      12,
      'dark',
    );
  for (const z of [31, 43]) m.box(-114, 6, z, 102, 108, 3, 'wood');
  for (const y of [6, 55, 104]) m.box(-114, y, 34, 102, 10, 9, 'wood');
  for (let i = 0; i < 2; i++)
    for (let k = 0; k < 2; k++) {
      const c = m.box(-112 + i * 49, 10 + k * 50, 46, 47, 48, 42, 'copper');
      m.on(c, 'front')
        .line(
          [
            [0, 30],
            [47, 30],
          ],
          1,
        )
        .rect(8, 8, 14, 10, 'white', 0, 0.8);
      m.ends(c, (e) =>
        e.line(
          [
            [0, 30],
            [48, 30],
          ],
          1,
        ),
      );
    }
  m.ball(196, 58, 224, 6, 'saffron');
  m.travels = 'rack';
  return m.focus(-20, 50, 70, 90);
}

export function roadRoller(): Machine {
  const m = new Machine();
  // Drum in its yoke at the left, tyres at the right
  const drum = m.drum('y', 60, 10, 70, 70, 170, 'steel');
  m.on(drum, 'front').disc(70, 70, 60, 'iron', 1).disc(70, 70, 26, 'dark', 1).bolts(46, 4);
  for (const y of [-6, 190]) {
    const side = m.prism(
      'y',
      [
        [44, 84],
        [72, 56],
        [172, 84],
        [172, 116],
        [44, 112],
      ],
      y,
      14,
      'body',
    );
    side.marks.length = 0;
  }
  m.box(-24, -6, 84, 16, 210, 26, 'body');
  for (const y of [-6, 190]) m.box(-8, y, 84, 60, 14, 26, 'body');
  m.box(150, 8, 78, 26, 182, 40, 'body');
  m.drum('z', 196, 98, 60, 16, 66, 'iron');
  for (const y of [2, 146]) wheel(m, 310, y, 66, 66, 50);
  const rear = m.prism(
    'y',
    [
      [214, 70],
      [420, 70],
      [432, 96],
      [426, 170],
      [330, 178],
      [214, 130],
    ],
    30,
    138,
    'body',
  );
  m.on(rear, 'front').vent(140, 52, 60, 34, 6);
  const bonnet = m.shell('z', 320, 30, 150, 112, 138, 36, 12, 'body');
  m.on(bonnet, 'front').vent(24, 8, 60, 20, 4);
  m.on(bonnet, 'right').vent(24, 6, 90, 22, 4);
  m.box(210, 24, 126, 110, 150, 10, 'dark');
  m.box(268, 74, 136, 40, 48, 18, 'rubber');
  m.prism(
    'y',
    [
      [300, 150],
      [314, 150],
      [322, 196],
      [312, 198],
    ],
    76,
    44,
    'rubber',
  );
  m.rod([226, 98, 136], [242, 98, 182], 4, 'iron');
  m.turned(
    'x',
    240,
    98,
    184,
    [
      [0, 18],
      [4, 18],
      [4, 13],
      [0, 13],
    ],
    'rubber',
  );
  for (const y of [30, 164]) {
    m.bar([214, y, 134], [214, y, 280], 7, 'dark');
    m.bar([330, y, 184], [330, y, 280], 7, 'dark');
  }
  const roof = m.shell('z', 200, 20, 280, 144, 158, 10, 14, 'accent');
  roof.marks.length = 0;
  m.drum('z', 400, 60, 186, 5, 40, 'iron');
  m.ball(270, 100, 297, 7, 'saffron');
  for (const y of [20, 170]) m.drum('x', -32, y, 98, 8, 8, 'white', 16);
  m.travels = 'rack';
  return m.focus(60, 20, 80, 96);
}

export function cropDrone(): Machine {
  const m = new Machine();
  // Six arms, rotors, tank, skids, nozzles
  const arms = 6;
  for (let i = 0; i < arms; i++) {
    const a = (2 * Math.PI * i) / arms + Math.PI / 6;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [x, y] = [96 * c, 96 * s];
    m.rod([22 * c, 22 * s, 66], [x, y, 70], 3, 'dark');
    m.drum('z', x, y, 66, 6, 10, 'iron', 18);
    m.drum('z', x, y, 76, 3, 4, 'saffron', 14);
    for (const turn of [0.5, 0.5 + Math.PI]) {
      const b = a + turn;
      const along: Point = [Math.cos(b), Math.sin(b)];
      const blade = ([u, v]: Point): Point => [
        x + along[0] * u - along[1] * v,
        y + along[1] * u + along[0] * v,
      ];
      const shape: readonly Point[] = [
        [2, -1.4],
        [14, -4],
        [42, -1.6],
        [43, 1],
        [14, 2.6],
        [2, 1.4],
      ];
      m.prism('z', shape.map(blade), 79, 1, 'rubber');
    }
    if (i % 2 === 0) {
      m.rod([x, y, 66], [x, y, 44], 1.2, 'dark', 8);
      m.turned(
        'z',
        x,
        y,
        38,
        [
          [0, 4],
          [4, 2.4],
          [8, 2],
        ],
        'accent',
      );
    }
  }
  const hub = m.shell('z', -26, -22, 58, 52, 44, 18, 14, 'body');
  m.on(hub, 'front').rect(14, 5, 24, 8, 'dark').disc(8, 9, 2.4, 'green');
  m.turned(
    'z',
    0,
    0,
    76,
    [
      [0, 22],
      [6, 20],
      [12, 12],
      [14, 4],
    ],
    'white',
  );
  m.drum('z', -14, 0, 88, 3, 6, 'dark', 14);
  m.drum('z', 14, 0, 88, 1, 12, 'dark', 10);
  const tank = m.shell('y', -24, -18, 24, 48, 36, 34, 10, 'white');
  m.on(tank, 'front')
    .rect(5, 5, 38, 16, 'liquid', 0, 1.4)
    .line([
      [36, 8],
      [42, 8],
    ])
    .line([
      [36, 14],
      [42, 14],
    ])
    .line([
      [36, 20],
      [42, 20],
    ]);
  m.box(26, -14, 46, 14, 28, 14, 'trim');
  const cam = m.box(-8, -30, 50, 14, 10, 10, 'dark');
  m.on(cam, 'front').disc(7, 5, 3.6, 'liquid');
  for (const y of [-34, 34]) {
    m.rod([-46, y, 2.5], [46, y, 2.5], 2.4, 'dark');
    for (const x of [-26, 26]) m.rod([x * 0.8, y * 0.6, 60], [x, y, 3], 2, 'dark');
  }
  return m.focus(0, -10, 60, 44);
}

export function robotArm(): Machine {
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
  m.box(92, -26, 0, 52, 52, 120, 'steel');
  const part = m.box(100, -16, 120, 34, 32, 40, 'accent');
  m.on(part, 'front').disc(17, 20, 9, 'dark', 1);
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

function motorBlock(m: Machine): void {
  m.drum('x', -78, 0, 234, 12, 22, 'dark', 20);
  m.box(-64, -10, 228, 12, 20, 20, 'iron');
}

export function deliveryRobot(): Machine {
  const m = new Machine();
  for (const y of [4, 44]) wheel(m, 28, y, 9, 9, 7, 'y', 'steel');
  for (const [x, y] of [
    [8, 10],
    [48, 10],
    [8, 44],
    [48, 44],
  ] as const)
    m.drum('y', x, y, 4, 4, 4, 'rubber', 14);
  const base = m.shell('z', 0, 0, 6, 56, 56, 22, 18, 'body');
  m.on(base, 'front').rect(18, 8, 20, 5, 'dark', 2).rect(18, 16, 20, 2, 'saffron');
  // Two shelves with meals between slim pillars at the back
  for (const x of [4, 48]) m.box(x, 40, 28, 4, 10, 84, 'dark');
  for (const z of [34, 60, 86]) {
    const tray = m.shell('z', 2, 2, z, 52, 50, 3, 14, 'white');
    m.on(tray, 'front').line(
      [
        [14, 1.5],
        [38, 1.5],
      ],
      1.6,
    );
  }
  m.turned(
    'z',
    20,
    20,
    63,
    [
      [0, 5],
      [6, 9],
      [6, 8],
      [3, 6],
    ],
    'accent',
  );
  m.drum('z', 38, 18, 63, 4, 10, 'liquid', 16);
  m.drum('z', 28, 24, 37, 11, 1.6, 'shine', 24);
  m.turned(
    'z',
    28,
    24,
    38.6,
    [
      [0, 9.4],
      [4, 8.6],
      [7, 5.4],
      [8.4, 1.4],
    ],
    'shine',
  );
  m.ball(28, 24, 48, 1.4, 'iron');
  m.shell('z', 14, 14, 89, 28, 18, 6, 4, 'cloth');
  // Head with its two eyes
  m.box(24, 40, 104, 8, 8, 10, 'dark');
  const head = m.shell('y', 4, 28, 110, 48, 20, 30, 9, 'body');
  m.on(head, 'front')
    .shape(
      [
        [6, 7],
        [42, 7],
        [42, 25],
        [6, 25],
      ],
      'screen',
      2,
      2,
    )
    .disc(16, 16, 4.4, 'liquid', 0, 0.8)
    .disc(32, 16, 4.4, 'liquid', 0, 0.8);
  m.ends(head, (e) => e.disc(10, 15, 5, 'accent'));
  m.drum('z', 28, 38, 140, 7, 5, 'dark', 22);
  m.rod([44, 44, 138], [46, 46, 156], 0.8, 'iron', 8);
  return m.focus(28, 10, 76, 34);
}

export function wallPrintingRobot(): Machine {
  const m = new Machine();
  // A wall with half a picture on it, the rail mast on a tracked cart before it
  const wall = m.box(-150, 70, 0, 330, 14, 270, 'white');
  const w = m.on(wall, 'front');
  w.rect(20, 60, 290, 180, null, 0, 1.4);
  w.shape(
    [
      [20, 60],
      [200, 60],
      [200, 116],
      [150, 150],
      [110, 112],
      [60, 168],
      [20, 128],
    ],
    'green',
    0,
    1.2,
  );
  w.shape(
    [
      [20, 60],
      [200, 60],
      [200, 84],
      [120, 96],
      [20, 82],
    ],
    'liquid',
    1,
    1.2,
  );
  w.disc(150, 200, 20, 'saffron', 0, 1.2);
  w.shape(
    [
      [40, 196],
      [60, 210],
      [84, 204],
      [96, 214],
      [100, 196],
    ],
    'liquid',
    0,
    1,
  );
  track(m, 16, 110, -60, 20, 26);
  track(m, 16, 110, 20, 20, 26);
  const cart = m.box(22, -40, 18, 82, 60, 46, 'body');
  m.on(cart, 'front').panel(10, 8, 36, 32).vent(54, 12, 20, 22, 4);
  for (const [i, c] of (['liquid', 'red', 'saffron', 'dark'] as const).entries())
    m.drum('z', 32 + i * 12, -28, 64, 5, 14, c, 14);
  for (const x of [50, 84]) {
    const mast = m.box(x, 14, 64, 9, 12, 200, 'steel');
    m.on(mast, 'front').line(
      [
        [4.5, 2],
        [4.5, 196],
      ],
      1.2,
    );
  }
  m.box(46, 12, 264, 52, 16, 10, 'trim');
  m.drum('x', 59, 18, 90, 3, 25, 'shine', 10);
  // Print head on its carriage
  m.box(44, 8, 164, 56, 6, 26, 'dark');
  const head = m.box(52, 26, 160, 34, 34, 34, 'accent');
  head.marks.length = 0;
  m.box(48, -6, 160, 46, 14, 36, 'body');
  const face = m.box(54, -9, 166, 34, 3, 24, 'white');
  m.on(face, 'front')
    .buttons(6, 18, 7, 2.2, ['liquid', 'red', 'saffron', 'dark'])
    .rect(4, 4, 26, 8, 'screen');
  m.pipe(
    [
      [40, -20, 64],
      [30, -14, 110],
      [34, -8, 160],
      [48, 0, 184],
    ],
    2.4,
    'rubber',
  );
  return m.focus(64, 0, 176, 56);
}

export function autoLift(): Machine {
  const m = new Machine();
  const floor = m.box(-30, -40, -6, 400, 260, 6, 'concrete');
  m.on(floor, 'top')
    .line(
      [
        [30, 6],
        [370, 6],
      ],
      2,
    )
    .line(
      [
        [30, 254],
        [370, 254],
      ],
      2,
    );
  for (const x of [0, 300]) {
    m.box(x - 8, 74, 0, 56, 40, 4, 'iron');
    const col = m.box(x, 80, 4, 40, 28, 270, 'body');
    m.on(col, 'front')
      .rect(8, 20, 24, 226, 'body', 2, 1.4)
      .stripes(0, 4, 40, 10)
      .band(252, 8, 'accent');
    m.ends(col, (e) => e.rect(6, 30, 16, 190, 'dark', 2));
    m.box(x + 4, 70, 132, 32, 48, 46, 'trim');
  }
  m.box(0, 84, 274, 340, 20, 14, 'body');
  const unit = m.box(-26, 84, 150, 26, 22, 40, 'dark');
  m.on(unit, 'front').disc(13, 28, 6, 'red').disc(13, 12, 4, 'green');
  m.drum('z', -13, 95, 110, 9, 40, 'steel');
  motorUp(m);
  // Arms under the sills
  for (const [x, dir] of [
    [36, 1],
    [304, -1],
  ] as const) {
    m.bar([x, 84, 136], [x + dir * 72, 20, 136], 10, 'iron');
    m.bar([x, 100, 136], [x + dir * 72, 176, 136], 10, 'iron');
    for (const y of [20, 176]) m.drum('z', x + dir * 72, y, 138, 9, 12, 'rubber', 16);
  }
  // The car, nose to the front
  car(m);
  return m.focus(60, 80, 150, 84);
}

function motorUp(m: Machine): void {
  m.drum('z', -13, 95, 190, 9, 26, 'iron');
}

function car(m: Machine): void {
  const side: readonly Point[] = [
    [-34, 160],
    [230, 160],
    [232, 196],
    [176, 206],
    [134, 240],
    [44, 242],
    [0, 210],
    [-36, 200],
  ];
  for (const y of [4, 164]) for (const x of [104, 214]) wheel(m, x, y, 160, 24, 18, 'x', 'steel');
  const body = m.prism('x', side, 104, 132, 'accent');
  m.on(body, 'front')
    .rect(8, 6, 116, 10, 'dark', 1)
    .rect(42, 20, 48, 10, 'dark', 2)
    .rect(10, 24, 24, 10, 'white', 0)
    .rect(98, 24, 24, 10, 'white', 0);
  m.ends(body, (e) =>
    e
      .shape(
        [
          [44, 48],
          [80, 74],
          [122, 74],
          [122, 48],
        ],
        'liquid',
        1,
      )
      .shape(
        [
          [128, 48],
          [128, 74],
          [166, 72],
          [198, 48],
        ],
        'liquid',
        1,
      )
      .line([
        [125, 4],
        [125, 48],
      ]),
  );
  m.prism(
    'x',
    [
      [0, 211],
      [44, 243],
      [46, 242],
      [4, 210],
    ],
    114,
    112,
    'liquid',
  );
}
