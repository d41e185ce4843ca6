// Machines that weave, knit, dye, cut and sew.
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import { beacon, cabinet, conveyor, feet, motor, pendant } from '../kit/parts.ts';
import type { Point } from '../kit/space.ts';

export function rapierLoom(): Machine {
  const m = new Machine();
  const cheek: readonly Point[] = [
    [10, 0],
    [150, 0],
    [150, 40],
    [130, 92],
    [96, 118],
    [30, 118],
    [10, 90],
  ];
  for (const x of [0, 246]) {
    const c = m.prism('x', cheek, x, 24, 'body');
    m.on(c, 'front').rect(4, 16, 16, 60, 'body', 0);
    m.ends(c, (e) =>
      e
        .disc(60, 40, 16, 'body', 0)
        .disc(104, 30, 10, 'iron')
        .bolts(16, 3)
        .rect(30, 84, 50, 18, 'trim'),
    );
  }
  m.box(24, 20, 14, 222, 12, 14, 'iron');
  m.box(24, 124, 14, 222, 12, 14, 'iron');
  // Warp beam behind, cloth roll in front
  m.drum('x', 30, 156, 62, 38, 210, 'cloth');
  for (const x of [24, 240]) m.drum('x', x, 156, 62, 50, 6, 'trim');
  m.drum('x', 24, 30, 54, 22, 222, 'accent');
  m.drum('x', 24, 16, 92, 7, 222, 'shine', 18);
  // Cloth over the breast beam, fell, reed, warp sheet
  m.prism(
    'x',
    [
      [10, 92],
      [12, 99],
      [64, 104],
      [64, 102],
    ],
    30,
    210,
    'accent',
  );
  m.prism(
    'x',
    [
      [64, 102],
      [64, 104],
      [122, 112],
      [122, 110],
    ],
    30,
    210,
    'cloth',
  );
  const reed = m.box(28, 66, 100, 214, 5, 20, 'shine');
  const rf = m.on(reed, 'front');
  for (let i = 1; i < 52; i++)
    rf.line(
      [
        [i * 4.1, 2],
        [i * 4.1, 18],
      ],
      0.9,
    );
  // Heald frames: six, at two heights of shed
  for (let i = 0; i < 6; i++) {
    const y = 76 + i * 6;
    const z = 104 + (i % 2) * 12;
    for (const x of [26, 240]) m.box(x, y, z - 4, 4, 2.4, 62, 'steel');
    const top = m.box(26, y, z + 58, 218, 2.4, 7, 'steel');
    const f = m.on(top, 'front');
    if (i === 0)
      for (let k = 1; k < 36; k++)
        f.line(
          [
            [k * 6, 0],
            [k * 6, -50],
          ],
          0.8,
        );
  }
  // Dobby on its arch, rapier covers on both sides
  for (const x of [4, 252]) m.box(x, 74, 118, 14, 40, 78, 'body');
  const arch = m.box(0, 70, 190, 270, 46, 18, 'body');
  m.on(arch, 'front').band(4, 4, 'accent').seams(5, 1);
  for (const [x, w] of [
    [-70, 72],
    [268, 72],
  ] as const) {
    const r = m.shell('x', x, 52, 88, w, 34, 30, 10, 'trim');
    m.on(r, 'front').vent(14, 9, 40, 10, 3);
  }
  motor(m, 'y', 292, 96, 50, 20, 44, 'trim');
  // Weft cones on a stand at the left
  m.bar([-96, 40, 0], [-96, 40, 150], 5, 'iron');
  m.box(-124, 26, 0, 56, 30, 4, 'iron');
  for (const [dz, c] of [
    [60, 'accent'],
    [96, 'white'],
    [132, 'red'],
  ] as const) {
    m.turned(
      'x',
      -94,
      40,
      dz,
      [
        [0, 14],
        [4, 15],
        [26, 7],
      ],
      c as Material,
    );
  }
  pendant(m, 204, -6, 132, 46, 44, [262, 30, 118]);
  beacon(m, 20, 92, 208, 4);
  return m.focus(140, 40, 112, 78);
}

export function circularKnitter(): Machine {
  const m = new Machine();
  // Three legs and the fabric cage below
  for (const a of [-2.2, -0.9, 1.57]) {
    const [x, y] = [100 + 66 * Math.cos(a), 100 + 66 * Math.sin(a)];
    m.prism(
      'z',
      [
        [x - 14, y - 14],
        [x + 14, y - 14],
        [x + 14, y + 14],
        [x - 14, y + 14],
      ],
      0,
      104,
      'body',
    );
    m.drum('z', x, y, 0, 22, 6, 'dark', 18);
  }
  m.turned(
    'z',
    100,
    100,
    50,
    [
      [0, 12],
      [50, 46],
    ],
    'cloth',
  );
  m.drum('x', 62, 100, 38, 17, 76, 'accent');
  m.drum('z', 100, 100, 8, 50, 6, 'steel');
  m.drum('z', 100, 100, 100, 88, 16, 'body');
  // Cylinder with needles and cam boxes
  m.drum('z', 100, 100, 116, 62, 18, 'steel');
  for (let i = 0; i < 24; i++) {
    const a = (2 * Math.PI * i) / 24;
    m.box(100 + 66 * Math.cos(a) - 6, 100 + 66 * Math.sin(a) - 6, 116, 12, 12, 15, 'iron');
  }
  m.drum('z', 100, 100, 134, 54, 14, 'shine');
  m.drum('z', 100, 100, 148, 66, 6, 'trim');
  for (let i = 0; i < 20; i++) {
    const a = (2 * Math.PI * i) / 20;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    m.drum('z', 100 + 84 * c, 100 + 84 * s, 178, 6, 12, 'accent', 12);
    m.wire([100 + 84 * c, 100 + 84 * s, 178], [100 + 60 * c, 100 + 60 * s, 140], 'dark', 0.7);
  }
  for (const a of [-2.2, -0.9, 1.57])
    m.bar(
      [100 + 72 * Math.cos(a), 100 + 72 * Math.sin(a), 116],
      [100 + 72 * Math.cos(a), 100 + 72 * Math.sin(a), 232],
      7,
      'steel',
    );
  m.turned(
    'z',
    100,
    100,
    190,
    [
      [0, 86],
      [5, 86],
    ],
    'steel',
  );
  m.drum('z', 100, 100, 195, 8, 40, 'steel');
  m.turned(
    'z',
    100,
    100,
    228,
    [
      [0, 76],
      [4, 76],
    ],
    'steel',
  );
  // Creel of cones at the right
  for (const x of [222, 290, 358]) {
    m.box(x, 70, 0, 5, 5, 210, 'steel');
    m.box(x - 12, 56, 0, 30, 40, 4, 'iron');
  }
  for (const z of [40, 90, 140, 190]) {
    m.box(222, 70, z, 141, 5, 4, 'steel');
    for (let i = 0; i < 5; i++)
      m.turned(
        'z',
        236 + i * 28,
        64,
        z + 5,
        [
          [0, 12],
          [3, 12.5],
          [28, 6],
        ],
        i % 3 === 1 ? 'accent' : 'cloth',
      );
  }
  for (let i = 0; i < 3; i++) m.wire([244 + i * 40, 64, 226], [176, 90 + i * 12, 232], 'dark', 0.8);
  m.box(222, 60, 222, 141, 6, 5, 'iron');
  const p = m.box(84, -6, 116, 46, 12, 46, 'white');
  m.on(p, 'front').panel(3, 3, 40, 40);
  m.box(96, 2, 100, 22, 10, 18, 'body');
  return m.focus(100, 40, 140, 74);
}

export function dyeingMachine(): Machine {
  const m = new Machine();
  for (const x of [40, 190, 330])
    m.prism(
      'x',
      [
        [20, 0],
        [130, 0],
        [122, 50],
        [28, 50],
      ],
      x,
      16,
      'dark',
    );
  // Long J-tube with a raised round head
  const tube = m.vessel('x', 60, 76, 96, 56, 340, 'steel', 0.4);
  m.on(tube, 'front').dataPlate(120, 52, 30);
  for (const x of [100, 170, 240, 310]) m.drum('x', x, 76, 96, 58, 5, 'iron');
  m.vessel('y', 92, -4, 176, 62, 160, 'steel', 0.25);
  const port = m.drum('y', 92, -16, 176, 34, 14, 'body');
  m.on(port, 'front')
    .disc(34, 34, 25, 'liquid', 1, 2)
    .disc(34, 34, 19, 'dark', 2, 1)
    .shape(
      [
        [26, 22],
        [42, 22],
        [46, 46],
        [22, 46],
      ],
      'accent',
      0,
      1,
    )
    .bolts(14, 2.4);
  m.drum('y', 60, -14, 226, 9, 10, 'saffron');
  // Fabric rope over the winch into a trolley
  m.prism(
    'x',
    [
      [-20, 150],
      [-14, 154],
      [-70, 66],
      [-80, 66],
    ],
    78,
    26,
    'accent',
  );
  m.funnel(92, -80, 16, [70, 46], [84, 60], 46, 'steel');
  for (const [x, y] of [
    [64, -100],
    [120, -100],
    [64, -60],
    [120, -60],
  ] as const)
    m.drum('y', x, y, 8, 8, 4, 'rubber', 14);
  // Pump, heat exchanger and pipes
  motor(m, 'x', 300, 0, 30, 20, 56, 'trim');
  m.turned(
    'y',
    286,
    -22,
    30,
    [
      [0, 22],
      [14, 28],
      [34, 28],
      [40, 20],
    ],
    'body',
  );
  m.pipe(
    [
      [286, -10, 56],
      [286, -10, 178],
      [150, 10, 190],
    ],
    11,
    'body',
  );
  const hx = m.vessel('x', 196, 20, 206, 20, 150, 'body', 0.5);
  m.on(hx, 'front').gauge(70, 22, 7);
  for (const x of [230, 310]) m.bar([x, 40, 150], [x, 26, 190], 8, 'iron');
  m.pipe(
    [
      [276, -10, 20],
      [200, -10, 20],
      [200, 40, 40],
    ],
    9,
    'body',
  );
  // Kitchen tanks and control
  for (const x of [410, 456]) {
    m.drum('z', x, 20, 30, 20, 66, 'shine');
    m.drum('z', x, 20, 96, 22, 4, 'steel');
    motor(m, 'z', x, 20, 100, 8, 24);
    for (const dx of [-14, 14]) m.box(x + dx - 2, 12, 0, 5, 5, 32, 'iron');
  }
  const c = cabinet(m, -70, 20, 0, 60, 46, 160, 'white');
  m.on(c, 'front').panel(8, 98, 44, 50);
  return m.focus(92, -30, 164, 96);
}

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

export function sewingMachine(): Machine {
  const m = new Machine();
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
  const pedal = m.prism(
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
  pedal.marks.length = 0;
  m.bar([66, 26, 18], [96, 34, 60], 2, 'iron');
  m.box(22, 18, 77, 86, 26, 3, 'body');
  sewingHead(m, 32, 20, 80, 1.05);
  m.box(86, 14, 54, 30, 22, 18, 'trim');
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
  const lamp = m.rod([30, 40, 108], [22, 26, 122], 1, 'iron', 10);
  lamp.marks.length = 0;
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
  const p = m.box(104, 18, 116, 3, 20, 15, 'white');
  p.marks.length = 0;
  return m.focus(54, 20, 92, 36);
}

export function fabricCutter(): Machine {
  const m = new Machine();
  // Spreading roll, vacuum table, cutting gantry, take-off belt
  const bed = m.box(0, 0, 24, 420, 200, 56, 'body');
  m.on(bed, 'front')
    .seams(5)
    .band(48, 8, 'trim')
    .vent(20, 10, 60, 24)
    .vent(270, 10, 60, 24)
    .door(104, 8, 56, 34)
    .door(356, 8, 56, 34);
  m.ends(bed, (e) => e.vent(40, 12, 120, 26));
  feet(m, 0, 0, 420, 200, 24, 4);
  const mat = m.box(6, 8, 80, 408, 184, 3, 'dark');
  mat.marks.length = 0;
  const ply = m.box(20, 16, 83, 392, 168, 5, 'accent');
  const t = m.on(ply, 'top');
  const piece = (u: number, v: number): void => {
    t.shape(
      [
        [u, v],
        [u + 52, v],
        [u + 60, v + 24],
        [u + 52, v + 66],
        [u + 34, v + 60],
        [u + 18, v + 66],
        [u - 6, v + 26],
      ],
      'accent',
      0,
      1.4,
    );
  };
  for (const u of [226, 300]) for (const v of [10, 90]) piece(u, v);
  t.shape(
    [
      [366, 14],
      [386, 14],
      [386, 74],
      [372, 68],
    ],
    'accent',
    0,
    1.4,
  ).shape(
    [
      [366, 94],
      [386, 94],
      [386, 154],
      [372, 148],
    ],
    'accent',
    0,
    1.4,
  );
  for (const y of [-14, 196]) {
    m.box(0, y, 72, 420, 18, 8, 'steel');
    const end = m.shell('y', 150, y - 4, 80, 64, 24, 56, 8, 'body');
    if (y < 0) m.on(end, 'front').band(40, 6, 'accent').vent(14, 14, 34, 16, 4);
  }
  const beam = m.shell('x', 160, 20, 112, 44, 176, 26, 6, 'white');
  beam.marks.length = 0;
  m.box(158, 6, 116, 48, 14, 18, 'white');
  const headBox = m.box(204, 66, 100, 26, 40, 56, 'trim');
  m.on(headBox, 'front').rect(4, 24, 18, 24, 'trim', 0);
  m.on(headBox, 'right').rect(6, 26, 28, 20, 'accent');
  m.drum('z', 217, 86, 89, 4, 12, 'shine', 12);
  const desk = m.box(160, -46, 120, 52, 12, 40, 'white');
  m.on(desk, 'front').panel(3, 3, 46, 34);
  m.bar([186, -34, 130], [186, -14, 122], 7, 'iron');
  // Roll of cloth at the feeding end
  for (const y of [10, 184])
    m.prism(
      'y',
      [
        [-70, 0],
        [-40, 0],
        [-50, 76],
        [-60, 76],
      ],
      y,
      8,
      'iron',
    );
  m.drum('y', -55, 18, 80, 30, 166, 'accent');
  m.drum('y', -55, 4, 80, 6, 196, 'shine', 16);
  m.prism(
    'y',
    [
      [-55, 110],
      [-54, 107],
      [20, 86],
      [20, 88],
    ],
    20,
    160,
    'accent',
  );
  conveyor(m, 424, 8, 80, 130, 184, 'white', 'steel', 2);
  for (const [x, y] of [
    [440, 30],
    [440, 110],
    [496, 70],
  ] as const)
    m.prism(
      'z',
      [
        [x, y],
        [x + 40, y],
        [x + 46, y + 50],
        [x + 24, y + 46],
        [x - 4, y + 50],
      ],
      80,
      4,
      'accent',
    );
  m.travels = 'crate';
  return m.focus(210, 70, 104, 92);
}

export function quiltingMachine(): Machine {
  const m = new Machine();
  for (const x of [0, 276]) {
    const side = m.prism(
      'x',
      [
        [0, 0],
        [150, 0],
        [150, 60],
        [110, 170],
        [40, 170],
        [0, 90],
      ],
      x,
      34,
      'body',
    );
    m.on(side, 'front').band(6, 6, 'accent').rect(6, 30, 22, 40, 'body', 0);
    m.ends(side, (e) => e.rect(26, 20, 60, 80, 'body', 0).vent(34, 110, 46, 30));
  }
  m.box(34, 60, 0, 242, 60, 30, 'dark');
  // Mattress quilt hanging in front with its diamond pattern
  const quilt = m.box(40, 12, 24, 230, 5, 78, 'cloth');
  const f = m.on(quilt, 'front');
  for (let i = 0; i < 10; i++) {
    f.line(
      [
        [i * 23, 0],
        [i * 23 + 23, 39],
        [i * 23, 78],
      ],
      1.6,
    ).line(
      [
        [i * 23 + 23, 0],
        [i * 23, 39],
        [i * 23 + 23, 78],
      ],
      1.6,
    );
  }
  m.drum('x', 34, 22, 102, 11, 242, 'shine');
  m.box(34, 24, 104, 242, 60, 5, 'cloth');
  // Needle bar across: one beam and its rows of needles
  const head = m.box(34, 40, 134, 242, 50, 46, 'body');
  m.on(head, 'front').band(34, 6, 'accent').seams(6, 1).rect(0, 4, 242, 12, 'iron', 1, 1.2);
  for (let i = 0; i < 22; i++) m.drum('z', 44 + i * 10.6, 44, 110, 1, 26, 'shine', 8);
  // Thread cones on the rack above
  for (const x of [44, 262]) m.bar([x, 64, 180], [x, 64, 236], 5, 'iron');
  m.box(38, 44, 212, 234, 40, 3, 'steel');
  for (let i = 0; i < 11; i++)
    m.turned(
      'z',
      52 + i * 20.6,
      62,
      215,
      [
        [0, 8],
        [2, 8.4],
        [22, 4],
      ],
      i % 2 ? 'accent' : 'white',
    );
  // Three rolls behind: face, wadding, backing
  for (const [y, z, r, c] of [
    [190, 60, 34, 'accent'],
    [200, 150, 46, 'white'],
    [260, 60, 30, 'cloth'],
  ] as const)
    m.drum('x', 40, y, z, r, 230, c);
  for (const x of [26, 272])
    m.prism(
      'x',
      [
        [150, 0],
        [290, 0],
        [290, 14],
        [264, 66],
        [212, 156],
        [198, 156],
        [186, 66],
        [150, 14],
      ],
      x,
      8,
      'iron',
    );
  pendant(m, 300, -20, 110, 46, 48, [296, 20, 160]);
  beacon(m, 292, 74, 170, 4);
  return m.focus(130, 30, 118, 72);
}

export function seamSealer(): Machine {
  const m = new Machine();
  const foot = m.box(0, 0, 4, 90, 66, 5, 'iron');
  m.on(foot, 'top').bolts(6, 2);
  feet(m, 0, 0, 90, 66, 5);
  const c = m.box(40, 10, 9, 46, 48, 92, 'body');
  m.on(c, 'front').door(5, 6, 36, 44, 'body', 0).panel(6, 54, 34, 34);
  m.ends(c, (e) => e.vent(8, 50, 30, 26));
  const arm = m.shell('y', -30, 20, 101, 116, 26, 36, 8, 'body');
  m.on(arm, 'front')
    .panel(66, 5, 38, 26)
    .band(32, 1.6, 'accent')
    .buttons(40, 18, 8, 2.6, ['green', 'red', 'white']);
  // Lower post, upper and lower wheels with the seam between
  m.prism(
    'y',
    [
      [-40, 58],
      [40, 30],
      [40, 44],
      [-30, 66],
      [-30, 74],
      [-40, 74],
    ],
    26,
    12,
    'steel',
  );
  m.drum('y', -34, 20, 80, 8, 16, 'shine');
  m.drum('y', -34, 20, 97, 9, 16, 'rubber');
  m.box(-40, 24, 104, 12, 12, 14, 'iron');
  // Hot-air nozzle and tape reel
  m.rod([-2, 26, 96], [-20, 26, 89], 2.4, 'copper');
  m.drum('x', -2, 26, 96, 5, 24, 'red');
  const reel = m.drum('y', -10, 18, 158, 19, 8, 'accent');
  m.on(reel, 'front').disc(19, 19, 7, 'white', 0).disc(19, 19, 2, 'dark');
  m.bar([-10, 28, 134], [-10, 28, 162], 4, 'iron');
  m.prism(
    'y',
    [
      [-29, 156],
      [-28.4, 156],
      [-24, 94],
      [-25, 94],
    ],
    19,
    7,
    'accent',
  );
  // The jacket being sealed
  m.prism(
    'y',
    [
      [-96, 66],
      [-90, 86],
      [-44, 88],
      [16, 84],
      [16, 83],
      [-44, 87.4],
      [-88, 84],
      [-94, 66],
    ],
    0,
    58,
    'trim',
  );
  m.bar([66, 34, 137], [66, 34, 158], 3, 'iron');
  m.ball(66, 34, 160, 4, 'green');
  m.box(8, -34, 0, 34, 22, 6, 'saffron');
  m.wire([25, -12, 3], [44, 10, 14], 'rubber', 1.6);
  return m.focus(-24, 18, 94, 36);
}
