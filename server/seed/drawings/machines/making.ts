// Machines for wood, shelving, print and jewellery.
import { Machine } from '../kit/machine.ts';
import { cabinet, conveyor, feet } from '../kit/parts.ts';

export function panelRouter(): Machine {
  const m = new Machine();
  const bed = m.box(0, 0, 10, 330, 180, 60, 'body');
  m.on(bed, 'front').seams(5, 1.2).vent(16, 16, 40, 26).band(54, 6, 'dark');
  m.ends(bed, (e) => e.rect(20, 8, 140, 40, 'body', 0));
  feet(m, 0, 0, 330, 180, 10, 4);
  const grid = m.box(6, 8, 70, 318, 164, 6, 'dark');
  const gt = m.on(grid, 'top');
  for (let i = 1; i < 12; i++)
    gt.line(
      [
        [i * 26.5, 0],
        [i * 26.5, 164],
      ],
      0.8,
    );
  // Panel with carved doors cut in it
  const panel = m.box(20, 16, 76, 290, 148, 4, 'wood');
  const t = m.on(panel, 'top');
  for (const u of [10, 80])
    for (const v of [10, 80])
      t.rect(u, v, 58, 58, 'wood', 0, 1.6)
        .rect(u + 9, v + 9, 40, 40, 'wood', 2, 1.4)
        .rect(u + 15, v + 15, 28, 28, 'wood', 1, 1.2);
  t.rect(150, 10, 60, 128, 'wood', 0, 1.6)
    .rect(160, 22, 40, 104, 'wood', 2, 1.4)
    .disc(180, 74, 14, 'wood', 0, 1.2);
  for (const y of [-8, 180]) m.box(0, y, 58, 330, 8, 12, 'shine');
  // Gantry on both rails with its spindle head and tool rack
  for (const y of [-18, 176]) {
    const leg = m.prism(
      'y',
      [
        [208, 58],
        [268, 58],
        [262, 160],
        [214, 160],
      ],
      y,
      22,
      'body',
    );
    if (y < 0) m.on(leg, 'front').band(70, 6, 'accent').rect(16, 14, 28, 40, 'body', 0);
  }
  const beam = m.box(212, -18, 132, 40, 216, 40, 'body');
  m.on(beam, 'right').band(28, 5, 'accent').rect(8, 6, 200, 8, 'iron').rect(8, 18, 200, 6, 'iron');
  m.on(beam, 'left').band(28, 5, 'accent');
  const carriage = m.box(252, 66, 112, 14, 52, 90, 'trim');
  carriage.marks.length = 0;
  m.box(266, 74, 140, 20, 36, 56, 'white');
  m.drum('z', 280, 92, 100, 11, 44, 'shine');
  m.drum('z', 280, 92, 88, 4, 12, 'iron');
  m.drum('z', 280, 92, 82, 1.6, 6, 'shine', 10);
  m.turned(
    'z',
    280,
    92,
    84,
    [
      [0, 17],
      [8, 17],
    ],
    'rubber',
  );
  m.pipe(
    [
      [272, 110, 140],
      [262, 150, 210],
      [230, 190, 226],
      [190, 190, 226],
    ],
    7,
    'iron',
  );
  for (let i = 0; i < 6; i++)
    m.drum('z', 340, 20 + i * 26, 60, 5, 22, i % 2 ? 'shine' : 'saffron', 14);
  m.box(330, 10, 50, 20, 156, 10, 'iron');
  const c = cabinet(m, -80, 30, 0, 54, 80, 150, 'white');
  m.on(c, 'front').panel(6, 92, 42, 46);
  return m.focus(280, 60, 110, 76);
}

export function shelfRollFormer(): Machine {
  const m = new Machine();
  // Decoiler, roll stands in a row on one bed, cut-off, run-out with uprights
  for (const y of [20, 74])
    m.prism(
      'y',
      [
        [-190, 0],
        [-90, 0],
        [-126, 84],
        [-154, 84],
      ],
      y,
      8,
      'body',
    );
  const coil = m.drum('y', -140, 30, 90, 62, 44, 'steel');
  const cf = m.on(coil, 'front');
  for (const r of [56, 50, 44, 38, 32]) cf.disc(62, 62, r, null, 0, 1.1);
  cf.disc(62, 62, 26, 'trim', 1, 2).disc(62, 62, 8, 'dark');
  for (let i = 0; i < 3; i++)
    m.bar(
      [-140, 26, 90],
      [-140 + 50 * Math.cos(i * 2.1 + 0.5), 26, 90 + 50 * Math.sin(i * 2.1 + 0.5)],
      6,
      'accent',
    );
  m.prism(
    'y',
    [
      [-128, 151],
      [-126, 152],
      [4, 98],
      [4, 96],
    ],
    34,
    36,
    'shine',
  );
  const bed = m.box(0, 0, 8, 420, 104, 62, 'body');
  m.on(bed, 'front')
    .seams(7, 1.4)
    .stripes(0, 56, 420, 6)
    .vent(20, 14, 36, 26)
    .vent(320, 14, 36, 26);
  for (const x of [10, 200, 390]) m.box(x, 6, 0, 20, 92, 8, 'rubber');
  for (let i = 0; i < 10; i++) {
    const x = 14 + i * 36;
    for (const y of [10, 84]) {
      const s = m.box(x, y, 70, 22, 12, 58, 'trim');
      if (y === 10) m.on(s, 'front').disc(11, 14, 6, 'shine').disc(11, 40, 6, 'shine');
    }
    m.box(x, 10, 128, 22, 86, 6, 'iron');
    for (const z of [84, 110])
      m.turned(
        'y',
        x + 11,
        30,
        z,
        [
          [0, 8],
          [10, 12],
          [16, 12],
          [18, 9 + i * 0.3],
          [28, 9 + i * 0.3],
          [30, 12],
          [36, 12],
          [46, 8],
        ],
        'shine',
      );
    m.drum('z', x + 11, 16, 134, 3, 10, 'iron', 10);
  }
  m.box(0, 38, 96, 400, 28, 2, 'shine');
  const cut = m.box(424, 10, 0, 54, 86, 170, 'trim');
  m.on(cut, 'front').rect(8, 20, 38, 60, 'trim', 0).stripes(0, 88, 54, 7).bolts(6, 2.4);
  m.ends(cut, (e) => e.rect(26, 84, 36, 30, 'dark', 2));
  m.drum('z', 451, 52, 170, 16, 44, 'accent');
  conveyor(m, 484, 16, 92, 190, 72, 'steel', 'steel', 3);
  for (let i = 0; i < 3; i++) {
    const u = m.box(490, 24 + i * 21, 92, 176, 13, 9, 'accent');
    const f = m.on(u, 'top');
    for (let k = 0; k < 16; k++) f.rect(6 + k * 10.6, 5, 5, 3, 'dark', 1, 0.6);
    if (i === 0)
      for (let k = 0; k < 16; k++) m.on(u, 'front').rect(6 + k * 10.6, 3, 5, 3, 'dark', 1, 0.6);
  }
  const c = m.box(300, -90, 0, 60, 36, 110, 'white');
  m.on(c, 'front').panel(8, 60, 44, 44).door(8, 6, 44, 46);
  m.travels = 'container';
  return m.focus(120, 30, 104, 84);
}

export function offsetPress(): Machine {
  const m = new Machine();
  const floor = m.box(-90, -30, 0, 690, 170, 8, 'iron');
  floor.marks.length = 0;
  // Feeder with its pile of sheets
  const pile = m.box(-70, 14, 8, 60, 96, 74, 'white');
  for (const side of ['front', 'left', 'right'] as const) {
    const p = m.on(pile, side);
    for (let i = 1; i < 14; i++)
      p.line(
        [
          [0, i * 5.2],
          [p.w, i * 5.2],
        ],
        0.7,
      );
  }
  for (const y of [4, 112]) m.box(-76, y, 8, 72, 8, 130, 'body');
  m.box(-76, 4, 132, 72, 116, 16, 'body');
  m.prism(
    'y',
    [
      [-10, 84],
      [-6, 96],
      [48, 62],
      [48, 56],
    ],
    20,
    84,
    'steel',
  );
  // Four units: key ink fountains show cyan, magenta, yellow, black
  (['dark', 'liquid', 'red', 'saffron'] as const).forEach((inkColour, i) => {
    const x = 40 + i * 104;
    const unit = m.prism(
      'y',
      [
        [x, 8],
        [x + 92, 8],
        [x + 92, 130],
        [x + 76, 176],
        [x + 16, 176],
        [x, 130],
      ],
      0,
      124,
      'body',
    );
    m.on(unit, 'front')
      .rect(12, 12, 68, 84, 'body', 0)
      .disc(30, 52, 13, 'steel', 0)
      .disc(58, 40, 13, 'steel', 0)
      .disc(46, 74, 11, 'steel', 0)
      .rect(24, 126, 44, 30, 'white', 0)
      .rect(28, 130, 36, 8, inkColour, 1)
      .buttons(30, 148, 9, 2.6, ['green', 'white', 'saffron', 'red'])
      .band(104, 4, 'accent');
    m.box(x + 18, 10, 176, 56, 104, 14, 'dark');
    m.drum('y', x + 34, 12, 194, 8, 100, inkColour);
    m.drum('y', x + 56, 12, 194, 8, 100, 'steel');
    if (i < 3) m.box(x + 92, 10, 8, 12, 104, 70, 'trim');
  });
  for (const x of [140, 244, 348]) m.box(x - 8, -30, 20, 12, 30, 4, 'iron');
  const step = m.box(40, -28, 30, 404, 26, 5, 'steel');
  m.on(step, 'top').line(
    [
      [0, 13],
      [404, 13],
    ],
    1,
  );
  // Delivery with the printed pile
  const del = m.prism(
    'y',
    [
      [456, 8],
      [590, 8],
      [590, 120],
      [566, 160],
      [456, 140],
    ],
    60,
    64,
    'body',
  );
  del.marks.length = 0;
  for (const x of [456, 582]) m.box(x, 0, 8, 8, 10, 124, 'body');
  const hood = m.prism(
    'y',
    [
      [448, 124],
      [590, 124],
      [590, 146],
      [570, 164],
      [448, 150],
    ],
    0,
    124,
    'body',
  );
  m.on(hood, 'front').rect(30, 8, 70, 18, 'liquid', 0, 1.6);
  const out = m.box(476, 2, 8, 96, 60, 66, 'white');
  for (const side of ['front', 'right'] as const) {
    const p = m.on(out, side);
    for (let i = 1; i < 12; i++)
      p.line(
        [
          [0, i * 5.4],
          [p.w, i * 5.4],
        ],
        0.7,
      );
  }
  m.on(out, 'top')
    .rect(8, 8, 36, 44, 'liquid', 0, 1)
    .rect(50, 8, 36, 20, 'saffron', 0, 1)
    .rect(50, 32, 36, 20, 'red', 0, 1);
  const desk = m.prism(
    'x',
    [
      [-110, 0],
      [-60, 0],
      [-60, 104],
      [-110, 86],
    ],
    500,
    110,
    'white',
  );
  m.on(desk, 'front').panel(10, 44, 36, 38).door(54, 8, 46, 60);
  m.travels = 'container';
  return m.focus(150, 30, 150, 90);
}

export function uvPrinter(): Machine {
  const m = new Machine();
  for (const x of [0, 236]) {
    const leg = m.box(x, 10, 0, 34, 160, 66, 'body');
    m.on(leg, 'front').door(4, 8, 26, 46, 'body', 0);
  }
  m.box(34, 30, 20, 202, 120, 14, 'dark');
  const table = m.box(-6, 0, 66, 282, 180, 16, 'white');
  m.on(table, 'front').line(
    [
      [0, 8],
      [282, 8],
    ],
    1,
  );
  const t = m.on(table, 'top');
  t.rect(8, 8, 266, 164, 'steel', 0, 1.4);
  for (let i = 1; i < 14; i++)
    t.line(
      [
        [8 + i * 19, 8],
        [8 + i * 19, 172],
      ],
      0.6,
    );
  const sheet = m.box(30, 14, 82, 220, 104, 2, 'white');
  const s = m.on(sheet, 'top');
  s.rect(6, 4, 208, 76, 'liquid', 0, 1)
    .disc(160, 56, 14, 'saffron', 0, 1)
    .shape(
      [
        [6, 4],
        [96, 4],
        [70, 50],
        [44, 30],
        [20, 60],
        [6, 40],
      ],
      'green',
      0,
      1,
    )
    .shape(
      [
        [70, 4],
        [214, 4],
        [214, 26],
        [150, 40],
        [110, 18],
      ],
      'green',
      1,
      1,
    )
    .disc(60, 64, 6, 'red', 0, 1);
  // Bridge over the table, print carriage with its UV lamp
  for (const x of [-40, 276]) {
    const side = m.shell('y', x, 74, 60, 34, 70, 92, 8, 'body');
    m.on(side, 'front').band(74, 5, 'accent').rect(7, 14, 20, 44, 'body', 0);
  }
  const bridge = m.shell('x', -40, 84, 112, 350, 56, 50, 10, 'body');
  m.on(bridge, 'front').rect(44, 6, 262, 8, 'dark', 1).rect(44, 34, 262, 5, 'accent', 1, 1.2);
  const head = m.shell('y', 120, 50, 92, 76, 36, 74, 8, 'white');
  m.on(head, 'front')
    .rect(8, 26, 60, 38, 'body', 1)
    .rect(10, 6, 56, 10, 'dark', 1)
    .buttons(18, 45, 13, 4, ['liquid', 'red', 'saffron', 'dark']);
  m.box(198, 56, 90, 16, 26, 26, 'trim');
  m.box(199, 58, 86, 14, 22, 4, 'screen');
  const c = m.shell('y', 292, 62, 152, 46, 12, 40, 3, 'white');
  m.on(c, 'front').panel(3, 3, 40, 34);
  for (let i = 0; i < 4; i++)
    m.drum(
      'z',
      -34 + i * 8,
      100,
      162,
      3.4,
      16,
      (['liquid', 'red', 'saffron', 'dark'] as const)[i] ?? 'dark',
      12,
    );
  feet(m, 0, 10, 270, 160, 4);
  return m.focus(150, 50, 110, 66);
}

export function jewelleryLaserWelder(): Machine {
  const m = new Machine();
  for (const [x, y] of [
    [6, 8],
    [58, 8],
    [6, 64],
    [58, 64],
  ] as const)
    m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  const base = m.shell('z', 0, 0, 10, 66, 76, 66, 6, 'body');
  m.on(base, 'front').door(8, 8, 50, 46, 'body', 0).band(58, 4, 'accent');
  m.ends(base, (e) => e.vent(18, 14, 40, 34, 6));
  // Chamber with hand holes, viewing window and microscope
  const ch = m.prism(
    'x',
    [
      [-6, 76],
      [76, 76],
      [76, 138],
      [40, 138],
      [18, 126],
      [-6, 98],
    ],
    0,
    66,
    'body',
  );
  const f = m.on(ch, 'front');
  f.disc(16, 10, 8, 'rubber', 3, 2).disc(50, 10, 8, 'rubber', 3, 2);
  f.buttons(27, 18, 6, 1.8, ['green', 'white', 'red']);
  m.box(22, 6, 108, 22, 10, 4, 'dark');
  m.prism(
    'x',
    [
      [-2, 102],
      [14, 122],
      [12, 124],
      [-4, 104],
    ],
    10,
    46,
    'liquid',
  );
  m.rod([33, 34, 138], [33, 34, 152], 6, 'white');
  m.bar([33, 36, 150], [33, 12, 152], 9, 'white');
  m.rod([33, 14, 154], [33, 8, 132], 6, 'white');
  for (const x of [27, 39]) m.rod([x, 8, 150], [x, -8, 160], 3.4, 'dark');
  const screen = m.shell('y', 50, 34, 142, 34, 5, 28, 2, 'white');
  m.on(screen, 'front').panel(2, 2, 30, 24);
  m.box(58, 38, 136, 10, 6, 8, 'iron');
  // Arm rest, foot pedal, rings on a tray
  const rest = m.shell('z', 2, -30, 76, 62, 26, 4, 8, 'rubber');
  rest.marks.length = 0;
  const tray = m.shell('z', 70, 10, 68, 30, 44, 3, 6, 'dark');
  tray.marks.length = 0;
  for (const [x, y] of [
    [78, 20],
    [90, 20],
    [78, 34],
    [90, 34],
    [84, 46],
  ] as const) {
    m.turned(
      'z',
      x,
      y,
      71,
      [
        [0, 3],
        [0, 4.4],
        [2.4, 4.4],
        [2.4, 3],
      ],
      'saffron',
    );
    m.turned(
      'z',
      x,
      y - 4.4,
      73.4,
      [
        [0, 0.6],
        [1.6, 1.6],
        [2.4, 1],
      ],
      'liquid',
    );
  }
  m.box(64, 24, 62, 8, 20, 6, 'iron');
  m.prism(
    'x',
    [
      [-56, 0],
      [-34, 0],
      [-34, 8],
      [-56, 3],
    ],
    22,
    20,
    'accent',
  );
  m.wire([32, -34, 2], [32, 4, 4], 'rubber', 1.6);
  return m.focus(44, -4, 112, 40);
}

export function jewelleryCaster(): Machine {
  const m = new Machine();
  const base = m.shell('z', 0, 0, 6, 110, 80, 84, 8, 'body');
  feet(m, 0, 0, 110, 80, 6);
  m.on(base, 'front').door(10, 8, 40, 56, 'body', 0).vent(62, 14, 36, 34, 6).band(70, 5, 'accent');
  m.ends(base, (e) => e.vent(20, 20, 40, 40, 6));
  m.box(-2, -2, 90, 114, 84, 5, 'steel');
  // Melting chamber with its hinged lid and sight glass, glowing crucible
  const pot = m.turned(
    'z',
    36,
    38,
    95,
    [
      [0, 30],
      [44, 30],
      [44, 20],
      [30, 17],
    ],
    'steel',
  );
  const pf = m.on(pot, 'front');
  pf.gauge(30, 26, 7);
  m.turned(
    'z',
    36,
    38,
    139,
    [
      [0, 33],
      [5, 33],
      [5, 20],
      [0, 20],
    ],
    'trim',
  );
  const lid = m.turned(
    'y',
    36,
    76,
    176,
    [
      [0, 30],
      [6, 30],
      [10, 24],
      [12, 10],
    ],
    'trim',
  );
  m.on(lid, 'front').disc(30, 30, 22, 'steel', 0).disc(30, 30, 9, 'liquid', 1, 2);
  m.box(26, 72, 132, 20, 10, 18, 'iron');
  // Flask chamber at the right with a casting tree standing by
  const tower = m.box(74, 22, 95, 34, 54, 70, 'white');
  m.on(tower, 'front')
    .panel(3, 26, 28, 36)
    .buttons(7, 12, 7, 2.2, ['green', 'white', 'red', 'saffron']);
  m.drum('z', -34, 20, 0, 22, 34, 'iron');
  m.drum('z', -34, 20, 34, 16, 1, 'dark');
  const stand = m.box(-74, -34, 0, 32, 32, 52, 'white');
  stand.marks.length = 0;
  m.drum('z', -58, -18, 52, 9, 3, 'dark');
  m.rod([-58, -18, 55], [-58, -18, 92], 1.4, 'saffron', 10);
  for (let i = 0; i < 10; i++) {
    const a = i * 2.1;
    const z = 60 + i * 3;
    const end: readonly [number, number] = [-58 + 8 * Math.cos(a), -18 + 8 * Math.sin(a)];
    m.rod([-58, -18, z - 2], [end[0], end[1], z], 0.7, 'saffron', 8);
    m.turned(
      'y',
      end[0],
      end[1] - 0.6,
      z + 3,
      [
        [0, 2.2],
        [0, 3.4],
        [1.4, 3.4],
        [1.4, 2.2],
      ],
      'saffron',
    );
  }
  m.drum('z', 138, 44, 0, 14, 96, 'trim');
  m.turned(
    'z',
    138,
    44,
    96,
    [
      [0, 14],
      [8, 6],
      [14, 5],
    ],
    'trim',
  );
  m.drum('z', 138, 44, 110, 4, 10, 'copper', 14);
  m.pipe(
    [
      [138, 44, 116],
      [124, 48, 122],
      [110, 52, 112],
    ],
    1.6,
    'rubber',
  );
  return m.focus(36, 20, 130, 44);
}
