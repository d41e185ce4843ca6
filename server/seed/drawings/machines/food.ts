// Machines that mill, press, dry, roll and cook food.
import { Machine } from '../kit/machine.ts';
import {
  beacon,
  cabinet,
  conveyor,
  feet,
  flange,
  legs,
  motor,
  pendant,
  pulley,
} from '../kit/parts.ts';

export function riceMill(): Machine {
  const m = new Machine();
  // Bucket elevator at the left
  const lift = m.box(-64, 40, 0, 44, 40, 330, 'steel');
  m.on(lift, 'front')
    .seams(2, 1)
    .rect(8, 120, 28, 36, 'steel', 0)
    .window(13, 126, 18, 24)
    .band(70, 3, 'iron')
    .band(200, 3, 'iron')
    .band(280, 3, 'iron');
  m.shell('y', -70, 38, 320, 56, 44, 44, 20, 'body');
  m.funnel(-86, 60, 26, [20, 40], [50, 60], 34, 'trim');
  motor(m, 'x', -14, 60, 346, 12, 34);
  m.pipe(
    [
      [-20, 60, 322],
      [16, 60, 300],
      [40, 60, 286],
    ],
    9,
    'steel',
  );
  // Husker on the cleaner
  const frame = m.box(0, 0, 0, 110, 110, 60, 'trim');
  m.on(frame, 'front').rect(14, 8, 80, 38, 'trim', 0).vent(26, 14, 56, 26);
  const husk = m.box(6, 6, 60, 98, 98, 120, 'body');
  m.on(husk, 'front')
    .door(10, 12, 50, 62, 'body', 0)
    .disc(80, 34, 10, 'iron')
    .disc(80, 80, 10, 'red')
    .window(16, 82, 40, 24);
  m.funnel(54, 56, 180, [44, 44], [90, 80], 60, 'steel');
  m.shell('x', 104, 20, 90, 8, 60, 60, 14, 'saffron');
  // Whitener: barrel with screen
  const stand = m.box(130, 10, 0, 170, 90, 70, 'body');
  m.on(stand, 'front').door(12, 10, 60, 50, 'body', 0).panel(104, 14, 50, 44);
  const barrel = m.drum('x', 150, 55, 112, 38, 110, 'steel');
  const b = m.on(barrel, 'front');
  for (let i = 0; i < 11; i++)
    b.line(
      [
        [8 + i * 9, 20],
        [8 + i * 9, 58],
      ],
      1.6,
    );
  m.drum('x', 138, 55, 112, 44, 12, 'body');
  m.drum('x', 260, 55, 112, 44, 14, 'body');
  m.box(150, 10, 70, 110, 90, 8, 'steel');
  m.funnel(178, 55, 150, [26, 26], [62, 58], 54, 'steel');
  m.pipe(
    [
      [104, 60, 190],
      [150, 60, 215],
      [170, 60, 210],
    ],
    7,
    'steel',
  );
  motor(m, 'x', 278, 55, 112, 20, 50);
  // Rice running into a bag
  m.prism(
    'x',
    [
      [10, 60],
      [-26, 40],
      [-26, 46],
      [10, 74],
    ],
    176,
    40,
    'shine',
  );
  m.shell('z', 172, -62, 0, 48, 40, 40, 12, 'cloth');
  m.turned(
    'z',
    196,
    -42,
    40,
    [
      [0, 20],
      [4, 12],
      [10, 4],
    ],
    'white',
  );
  // Cyclone
  m.turned(
    'z',
    360,
    60,
    110,
    [
      [0, 6],
      [90, 34],
      [150, 34],
    ],
    'steel',
  );
  legs(m, 330, 30, 60, 60, 180, 5);
  m.pipe(
    [
      [360, 60, 260],
      [360, 60, 290],
      [260, 90, 290],
      [200, 90, 200],
    ],
    10,
    'steel',
  );
  return m.focus(196, 10, 110, 80);
}

export function oilPress(): Machine {
  const m = new Machine();
  const base = m.box(0, 0, 0, 230, 80, 66, 'body');
  m.on(base, 'front')
    .door(120, 10, 46, 44, 'body', 0)
    .door(172, 10, 46, 44, 'body', 0)
    .band(0, 6, 'dark')
    .dataPlate(20, 30, 26);
  // Gearbox, cage of bars, cone
  m.shell('y', 128, 14, 66, 62, 52, 84, 8, 'trim');
  for (let i = 0; i < 4; i++) m.drum('y', 159, 10, 84 + i * 14, 3, 4, 'shine', 10);
  for (let i = 0; i < 12; i++) m.drum('x', 52 + i * 6.4, 40, 112, 23, 4.6, 'steel', 24);
  m.box(46, 14, 66, 6, 52, 72, 'iron');
  m.box(126, 14, 66, 4, 52, 78, 'iron');
  for (const y of [18, 62]) for (const z of [88, 134]) m.drum('x', 52, y, z, 2.6, 76, 'shine', 10);
  m.turned(
    'x',
    16,
    40,
    112,
    [
      [0, 9],
      [10, 11],
      [10, 16],
      [30, 22],
    ],
    'iron',
  );
  m.drum('x', 4, 40, 112, 13, 6, 'saffron');
  m.funnel(118, 40, 160, [16, 16], [60, 54], 54, 'steel');
  m.drum('z', 118, 40, 136, 9, 26, 'steel');
  // Oil tray and spout
  const tray = m.prism(
    'x',
    [
      [4, 70],
      [76, 70],
      [66, 82],
      [14, 82],
    ],
    54,
    70,
    'saffron',
  );
  m.on(tray, 'front').line(
    [
      [2, 6],
      [68, 6],
    ],
    1,
  );
  m.prism(
    'x',
    [
      [6, 74],
      [-26, 58],
      [-26, 62],
      [6, 80],
    ],
    80,
    16,
    'steel',
  );
  m.drum('z', 88, -30, 0, 18, 42, 'steel');
  m.drum('z', 88, -30, 42, 15, 1, 'saffron');
  // Cake bin
  m.funnel(-20, 36, 4, [40, 46], [54, 60], 48, 'iron');
  motor(m, 'x', 190, 40, 92, 19, 48);
  // Vacuum filter beside
  const filter = m.vessel('z', 276, 50, 40, 26, 70, 'steel');
  m.on(filter, 'front').gauge(26, 46, 7);
  legs(m, 256, 30, 40, 40, 50, 5);
  m.pipe(
    [
      [276, 50, 108],
      [276, 50, 128],
      [236, 50, 128],
    ],
    3,
    'copper',
  );
  pendant(m, 196, -8, 150, 40, 44, [210, 50, 120]);
  return m.focus(88, 20, 106, 52);
}

export function foodDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 340, 130, 10, 3);
  const body = m.box(0, 0, 10, 340, 130, 200, 'body');
  const f = m.on(body, 'front');
  for (let i = 0; i < 3; i++)
    f.rect(10 + i * 84, 12, 78, 174, 'white', 0)
      .window(22 + i * 84, 70, 54, 96, 2)
      .rect(80 + i * 84, 80, 4, 30, 'dark');
  f.panel(270, 100, 56, 64).vent(272, 24, 52, 50);
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 4; k++) f.rect(26 + i * 84, 78 + k * 22, 46, 4, 'saffron', 1, 0.8);
  m.ends(body, (e) => e.rect(20, 20, 90, 150, null).rect(30, 40, 70, 26, 'dark'));
  // Fans and stack
  for (let i = 0; i < 3; i++) {
    m.drum('z', 50 + i * 84, 66, 210, 26, 14, 'trim');
    m.drum('z', 50 + i * 84, 66, 224, 20, 2, 'dark');
    motor(m, 'z', 50 + i * 84, 66, 226, 9, 20, 'iron');
  }
  m.box(278, 40, 210, 50, 50, 30, 'steel');
  m.drum('z', 303, 65, 240, 16, 60, 'steel');
  m.turned(
    'z',
    303,
    65,
    306,
    [
      [0, 26],
      [14, 4],
    ],
    'trim',
  );
  // Trolley of trays in front
  for (const x of [30, 120]) for (const y of [-120, -64]) m.box(x, y, 8, 4, 4, 150, 'steel');
  for (let k = 0; k < 7; k++) {
    const t = m.box(34, -120, 20 + k * 20, 86, 60, 4, 'shine');
    m.on(t, 'top').rect(4, 4, 78, 52, k % 2 ? 'saffron' : 'red', 0, 0.8);
  }
  for (const x of [32, 122]) for (const y of [-118, -62]) m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  return m.focus(78, -90, 110, 84);
}

export function noodleLine(): Machine {
  const m = new Machine();
  // Mixer above the first roll stand
  const tower = m.box(0, 0, 0, 90, 110, 130, 'body');
  m.on(tower, 'front').door(12, 12, 64, 56, 'body', 0).panel(20, 78, 50, 44);
  const mix = m.prism(
    'x',
    [
      [8, 190],
      [8, 160],
      [30, 132],
      [80, 132],
      [102, 160],
      [102, 190],
    ],
    -6,
    102,
    'steel',
  );
  m.on(mix, 'front').bolts(8, 2);
  m.box(-10, 4, 190, 110, 102, 5, 'white');
  motor(m, 'x', 98, 55, 164, 14, 40);
  m.prism(
    'y',
    [
      [90, 120],
      [132, 96],
      [132, 90],
      [90, 108],
    ],
    20,
    70,
    'cloth',
  );
  // Four stands of rolls, the sheet ever thinner
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 92;
    const s = m.box(x, 0, 0, 60, 110, 80, 'body');
    m.on(s, 'front').door(8, 10, 44, 50, 'body', 0);
    for (const y of [0, 98]) {
      const cheek = m.prism(
        'y',
        [
          [x + 4, 80],
          [x + 56, 80],
          [x + 48, 150],
          [x + 12, 150],
        ],
        y,
        12,
        'trim',
      );
      if (y === 0) m.on(cheek, 'front').disc(26, 22, 9, 'shine').disc(26, 48, 9, 'shine');
    }
    m.drum('y', x + 30, 12, 102, 12, 86, 'shine');
    m.drum('y', x + 30, 12, 127, 12, 86, 'shine');
    pulley(m, x + 30, -6, 158, 10, 4, 'saffron');
    if (i < 3) m.box(x + 42, 22, 112, 68, 66, 3 - i * 0.6, 'cloth');
  }
  // Cutter and the wire-mesh steamer
  conveyor(m, 452, 10, 106, 150, 90, 'white', 'steel', 2);
  for (let i = 0; i < 9; i++) m.box(462, 18 + i * 8.4, 106, 130, 4, 3, 'cloth');
  const steam = m.shell('x', 604, 0, 70, 210, 110, 70, 20, 'steel');
  m.on(steam, 'front').seams(4).band(18, 2, 'iron');
  for (let i = 0; i < 3; i++) m.on(steam, 'front').window(18 + i * 70, 28, 32, 18);
  legs(m, 606, 6, 206, 98, 70, 6, 'iron', 4);
  m.drum('z', 660, 55, 140, 10, 46, 'steel');
  m.drum('z', 760, 55, 140, 10, 46, 'steel');
  conveyor(m, 806, 10, 104, 110, 90, 'white', 'steel', 2);
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3; k++) m.shell('z', 822 + i * 30, 20 + k * 26, 104, 22, 20, 7, 5, 'cloth');
  cabinet(m, 470, -90, 0, 60, 40, 130, 'white');
  beacon(m, 500, -70, 130, 4);
  m.travels = 'container';
  return m.focus(420, 50, 110, 100);
}

export function retortSteriliser(): Machine {
  const m = new Machine();
  for (const x of [60, 240])
    m.prism(
      'x',
      [
        [10, 0],
        [130, 0],
        [120, 60],
        [20, 60],
      ],
      x,
      20,
      'dark',
    );
  const shell = m.vessel('x', 0, 70, 110, 66, 330, 'steel', 0.28);
  const f = m.on(shell, 'front');
  for (const u of [90, 160, 230])
    f.line(
      [
        [u, 4],
        [u, 128],
      ],
      1.6,
    );
  f.gauge(120, 92, 9).gauge(196, 92, 9).dataPlate(176, 60, 30);
  // The open-quick door at the front end with its locking ring
  m.drum('x', 330, 70, 110, 76, 16, 'body');
  m.turned(
    'x',
    346,
    70,
    110,
    [
      [0, 70],
      [10, 62],
      [22, 40],
      [28, 10],
    ],
    'steel',
  );
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5;
    m.box(340, 70 + 70 * Math.cos(a) - 6, 110 + 70 * Math.sin(a) - 6, 14, 12, 12, 'trim');
  }
  m.drum('x', 372, 70, 110, 24, 4, 'saffron');
  m.bar([352, 0, 190], [352, 70, 205], 8, 'iron');
  // Basket on rails
  for (const y of [40, 94]) m.box(380, y, 40, 150, 6, 6, 'iron');
  for (const x of [400, 516]) for (const y of [40, 94]) m.box(x, y, 0, 6, 6, 40, 'iron');
  const basket = m.box(420, 32, 50, 90, 76, 76, 'steel');
  for (const s of ['front', 'right', 'left'] as const) {
    const p = m.on(basket, s);
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 5; k++)
        p.rect(5 + (i * (p.w - 6)) / 6, 5 + k * 14, p.w / 6 - 5, 10, 'saffron', 0, 0.8);
  }
  // Pipework and upper hot-water tank
  const tank = m.vessel('x', 40, 70, 226, 40, 230, 'body', 0.3);
  m.on(tank, 'front').gauge(60, 40, 8).dataPlate(150, 30, 26);
  for (const x of [70, 230]) m.box(x, 40, 172, 14, 60, 26, 'iron');
  m.pipe(
    [
      [130, 10, 150],
      [130, -14, 150],
      [130, -14, 60],
      [210, -14, 60],
      [210, 20, 60],
    ],
    6,
    'copper',
  );
  flange(m, 'z', 130, -14, 100, 11, 5);
  m.drum('z', 300, 70, 172, 8, 40, 'iron');
  m.ball(300, 70, 216, 10, 'red');
  motor(m, 'x', 140, 10, 24, 14, 40);
  const panel = cabinet(m, -70, -20, 0, 54, 40, 150, 'white');
  m.on(panel, 'front').panel(8, 92, 38, 44);
  return m.focus(372, 50, 110, 110);
}
