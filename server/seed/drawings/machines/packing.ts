// Machines that fill, wrap, close and pack.
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import { beacon, conveyor, feet, guard, motor, pendant } from '../kit/parts.ts';
import type { Point } from '../kit/space.ts';

/** A bottle standing at a point: body, shoulder, neck, cap. */
export function bottle(
  m: Machine,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  fill: Material,
  cap: Material | null,
): void {
  const neck: Point[] = [
    [0, r],
    [h * 0.62, r],
    [h * 0.8, r * 0.4],
    [h * 0.92, r * 0.4],
  ];
  m.turned('z', x, y, z, neck, fill);
  if (cap) m.drum('z', x, y, z + h * 0.92, r * 0.48, h * 0.1, cap, 12);
}

export function bottleFiller(): Machine {
  const m = new Machine();
  feet(m, 60, 30, 240, 120, 10, 3);
  const base = m.box(60, 30, 10, 240, 120, 74, 'body');
  m.on(base, 'front')
    .door(10, 8, 70, 58, 'body', 0)
    .door(86, 8, 70, 58, 'body', 0)
    .door(162, 8, 70, 58, 'body', 0)
    .band(68, 6, 'trim');
  m.ends(base, (e) => e.vent(30, 18, 60, 30));
  // Conveyor through the front
  conveyor(m, -40, 6, 96, 450, 24, 'dark', 'shine', 4);
  for (let i = 0; i < 5; i++) bottle(m, -26 + i * 18, 18, 96, 6.5, 30, 'shine', null);
  for (let i = 0; i < 6; i++) bottle(m, 306 + i * 18, 18, 96, 6.5, 30, 'liquid', 'saffron');
  // Rotary filler: carousel, bottles, bowl
  m.drum('z', 132, 86, 84, 50, 10, 'steel');
  const bottles = 14;
  for (let i = 0; i < bottles; i++) {
    const a = (2 * Math.PI * i) / bottles + 0.1;
    const [x, y] = [132 + 43 * Math.cos(a), 86 + 43 * Math.sin(a)];
    bottle(m, x, y, 94, 6.5, 30, i % 5 === 0 ? 'shine' : 'liquid', null);
    m.drum('z', x, y, 125, 2.4, 16, 'iron', 10);
  }
  m.drum('z', 132, 86, 94, 26, 48, 'shine');
  m.turned(
    'z',
    132,
    86,
    141,
    [
      [0, 52],
      [6, 54],
      [40, 54],
      [48, 46],
    ],
    'body',
  );
  m.drum('z', 132, 86, 189, 12, 20, 'steel');
  m.pipe(
    [
      [132, 86, 206],
      [132, 86, 226],
      [132, 190, 226],
      [132, 190, 60],
    ],
    7,
    'shine',
  );
  // Capper turret with its cap hopper
  m.drum('z', 240, 86, 84, 32, 10, 'steel');
  for (let i = 0; i < 8; i++) {
    const a = (2 * Math.PI * i) / 8;
    const [x, y] = [240 + 26 * Math.cos(a), 86 + 26 * Math.sin(a)];
    bottle(m, x, y, 94, 6.5, 30, 'liquid', 'saffron');
    m.drum('z', x, y, 128, 4.6, 22, 'shine', 12);
  }
  m.drum('z', 240, 86, 94, 14, 60, 'shine');
  m.drum('z', 240, 86, 150, 33, 22, 'body');
  m.turned(
    'z',
    240,
    86,
    184,
    [
      [0, 6],
      [20, 28],
      [36, 28],
      [36, 25],
      [20, 24],
    ],
    'steel',
  );
  m.drum('z', 240, 86, 172, 5, 14, 'steel');
  // Frame and glass
  for (const [x, y] of [
    [62, 32],
    [294, 32],
    [62, 144],
    [294, 144],
  ] as const)
    m.box(x, y, 84, 4, 4, 164, 'shine');
  const roof = m.box(60, 30, 248, 240, 120, 8, 'body');
  m.on(roof, 'front').line(
    [
      [0, 4],
      [240, 4],
    ],
    1,
  );
  pendant(m, 300, 2, 158, 46, 50, [292, 34, 250]);
  beacon(m, 80, 120, 256, 5);
  return m.focus(140, 40, 124, 70);
}

export function flowWrapper(): Machine {
  const m = new Machine();
  // Infeed chain with bars of product
  conveyor(m, -220, 6, 92, 200, 44, 'steel', 'shine', 2);
  for (let i = 0; i < 9; i++) {
    m.shell('x', -208 + i * 21, 16, 92, 15, 24, 9, 3, 'copper');
    m.box(-212 + i * 21, 26, 92, 2, 4, 14, 'red');
  }
  feet(m, -20, 0, 330, 76, 8, 3);
  const base = m.box(-20, 0, 8, 330, 76, 68, 'body');
  m.on(base, 'front')
    .door(10, 8, 96, 52, 'body', 0)
    .door(116, 8, 96, 52, 'body', 0)
    .door(222, 8, 96, 52, 'body', 0)
    .band(62, 5, 'trim');
  const bed = m.box(-20, 0, 76, 330, 60, 12, 'steel');
  m.on(bed, 'front').line(
    [
      [0, 6],
      [330, 6],
    ],
    1,
  );
  // Film roll on its arm, the web down to the forming box
  const post = m.box(64, 56, 88, 150, 20, 100, 'body');
  m.on(post, 'front').rect(8, 8, 134, 60, 'body', 0).vent(18, 16, 40, 20).dataPlate(100, 20, 26);
  m.drum('y', 126, 0, 218, 40, 56, 'accent');
  m.drum('y', 126, -6, 218, 9, 68, 'dark');
  m.box(118, 56, 188, 16, 16, 36, 'iron');
  m.drum('y', 60, 2, 190, 5, 54, 'shine', 16);
  m.drum('y', 40, 2, 150, 5, 54, 'shine', 16);
  m.prism(
    'y',
    [
      [90, 236],
      [92, 237],
      [58, 195],
      [55, 193],
    ],
    4,
    50,
    'accent',
  );
  m.prism(
    'y',
    [
      [55, 190],
      [57, 190],
      [37, 152],
      [35, 152],
    ],
    4,
    50,
    'accent',
  );
  m.prism(
    'y',
    [
      [35, 148],
      [37, 148],
      [52, 118],
      [48, 118],
    ],
    8,
    42,
    'accent',
  );
  // Forming box, fin-seal wheels, sealing jaws
  m.prism(
    'x',
    [
      [10, 88],
      [50, 88],
      [44, 116],
      [16, 116],
    ],
    20,
    54,
    'shine',
  );
  m.shell('x', 74, 18, 90, 128, 24, 9, 3, 'accent');
  for (let i = 0; i < 3; i++) {
    m.drum('z', 96 + i * 34, 10, 88, 9, 7, 'iron');
    m.drum('z', 96 + i * 34, 50, 88, 9, 7, 'iron');
  }
  const jaws = m.box(206, 4, 88, 50, 52, 66, 'white');
  m.on(jaws, 'front').window(8, 22, 34, 34, 1).rect(14, 4, 22, 12, 'dark');
  m.drum('y', 231, 2, 127, 11, 2, 'red');
  m.drum('y', 231, 2, 103, 11, 2, 'red');
  // Discharge with wrapped bars
  conveyor(m, 310, 6, 86, 130, 44, 'white', 'shine', 2);
  for (let i = 0; i < 5; i++) {
    m.shell('x', 264 + i * 34, 16, i < 1 ? 88 : 86, 18, 24, 9, 4, 'accent');
    for (const dx of [-4, 18]) m.box(264 + i * 34 + dx, 15, i < 1 ? 91 : 89, 4, 26, 2, 'white');
  }
  pendant(m, 166, -14, 160, 48, 50, [190, 60, 188]);
  beacon(m, 200, 66, 188, 4);
  return m.focus(80, 10, 140, 84);
}

export function tubeFiller(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 180, 120, 10);
  const base = m.box(0, 0, 10, 180, 120, 74, 'body');
  m.on(base, 'front').door(10, 8, 76, 58, 'body', 0).door(94, 8, 76, 58, 'body', 0);
  m.ends(base, (e) => e.vent(24, 20, 70, 36));
  m.drum('z', 84, 64, 84, 54, 6, 'shine');
  for (let i = 0; i < 16; i++) {
    const a = (2 * Math.PI * i) / 16;
    const [x, y] = [84 + 46 * Math.cos(a), 64 + 46 * Math.sin(a)];
    m.drum('z', x, y, 90, 6, 7, 'iron', 14);
    m.turned(
      'z',
      x,
      y,
      97,
      [
        [0, 4.6],
        [26, 4.6],
        [26, 4.4],
      ],
      i < 10 ? 'accent' : 'white',
    );
  }
  m.drum('z', 84, 64, 90, 20, 54, 'steel');
  m.shell('z', 52, 40, 144, 64, 60, 22, 10, 'white');
  // Filling nozzle and hopper over the front tube
  m.drum('z', 84, 18, 126, 3.4, 28, 'shine', 12);
  m.box(74, 12, 154, 20, 34, 12, 'iron');
  m.turned(
    'z',
    84,
    30,
    166,
    [
      [0, 7],
      [26, 34],
      [64, 34],
      [64, 31],
      [28, 30],
    ],
    'steel',
  );
  motor(m, 'z', 84, 30, 212, 9, 30);
  // Hot-air seal head and the tube magazine
  m.box(122, 44, 130, 28, 28, 40, 'red');
  m.drum('z', 136, 58, 120, 5, 12, 'dark');
  const mag = m.prism(
    'y',
    [
      [-84, 170],
      [-8, 118],
      [-4, 124],
      [-4, 164],
      [-80, 214],
    ],
    30,
    46,
    'steel',
  );
  mag.marks.length = 0;
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 3; k++)
      m.drum(
        'y',
        -70 + i * 18,
        28,
        182 - i * 12 + k * 10,
        4.6,
        44,
        k === 2 ? 'accent' : 'white',
        14,
      );
  m.bar([-44, 54, 84], [-44, 54, 150], 8, 'iron');
  m.box(-48, 50, 80, 48, 8, 8, 'iron');
  guard(m, 2, 2, 84, 176, 116, 96, 'steel', 4);
  pendant(m, 146, -12, 150, 44, 48, [170, 30, 180]);
  beacon(m, 168, 106, 180, 4);
  // Discharge chute
  m.prism(
    'y',
    [
      [180, 92],
      [232, 66],
      [232, 62],
      [180, 86],
    ],
    40,
    40,
    'shine',
  );
  for (let i = 0; i < 3; i++) m.drum('y', 192 + i * 14, 46, 92 - i * 7, 4.4, 30, 'accent', 14);
  return m.focus(84, 10, 130, 62);
}

export function blisterPacker(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 330, 80, 10, 3);
  const base = m.box(0, 0, 10, 330, 80, 70, 'body');
  m.on(base, 'front')
    .door(8, 8, 100, 54, 'body', 0)
    .door(114, 8, 100, 54, 'body', 0)
    .door(220, 8, 100, 54, 'body', 0);
  const back = m.box(0, 44, 80, 330, 36, 110, 'white');
  m.on(back, 'front').seams(4).band(100, 4, 'trim');
  m.ends(back, (e) => e.vent(8, 70, 20, 24));
  // Clear film reel, forming and sealing plates, foil reel above, punch
  m.drum('y', -14, 8, 130, 34, 30, 'liquid');
  m.drum('y', -14, 4, 130, 8, 40, 'dark');
  m.box(-18, 40, 100, 24, 8, 40, 'iron');
  m.drum('y', 180, 6, 216, 28, 30, 'shine');
  m.drum('y', 180, 2, 216, 7, 42, 'dark');
  m.box(174, 44, 190, 12, 12, 30, 'iron');
  const web = m.box(6, 8, 108, 300, 28, 2, 'liquid');
  const t = m.on(web, 'top');
  for (let i = 0; i < 30; i++)
    for (let k = 0; k < 3; k++)
      t.disc(86 + i * 7, 6 + k * 8, 2.4, i % 3 === 0 ? 'red' : 'white', 0, 0.7);
  m.prism(
    'y',
    [
      [-14, 164],
      [-14, 162],
      [8, 108],
      [8, 110],
    ],
    8,
    30,
    'liquid',
  );
  for (const [x, w, c] of [
    [24, 46, 'trim'],
    [210, 44, 'red'],
  ] as const) {
    m.box(x, 4, 80, w, 36, 26, 'iron');
    const top = m.box(x, 4, 114, w, 36, 26, c);
    m.on(top, 'front').bolts(5, 2);
    for (const dx of [6, w - 9]) m.drum('z', x + dx, 22, 140, 3, 26, 'shine', 12);
    m.box(x - 2, 2, 164, w + 4, 42, 12, 'steel');
  }
  // Tablet feeder
  m.funnel(120, 22, 134, [20, 24], [54, 40], 36, 'shine');
  m.box(96, 4, 116, 56, 36, 16, 'steel');
  m.prism(
    'y',
    [
      [180, 188],
      [182, 188],
      [204, 112],
      [200, 112],
    ],
    8,
    26,
    'shine',
  );
  const punch = m.box(272, 2, 80, 46, 42, 76, 'body');
  m.on(punch, 'front').rect(6, 24, 34, 10, 'dark').bolts(6, 2).panel(8, 40, 30, 30);
  conveyor(m, 316, 4, 84, 110, 30, 'white', 'shine', 2);
  for (let i = 0; i < 5; i++) {
    const b = m.box(332 + i * 18, 8, 84, 13, 22, 1.6, 'shine');
    const f = m.on(b, 'top');
    for (let u = 0; u < 2; u++)
      for (let k = 0; k < 4; k++) f.disc(4 + u * 5, 4 + k * 5, 1.7, 'white', 0, 0.7);
  }
  pendant(m, 90, -14, 190, 50, 46, [60, 60, 188]);
  beacon(m, 310, 64, 190, 4);
  return m.focus(150, 10, 124, 74);
}
