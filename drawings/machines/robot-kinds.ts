// Draws the robot arms that are not a plain six-axis arm: SCARA, desktop, and the kits for welding and picking.
import { conveyor } from '../kit/drives.ts';
import { legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

function controller(m: Machine, x: number, y: number, z: number): void {
  const c = m.box(x, y, z, 44, 36, 24, 'white');
  m.on(c, 'front').vent(4, 4, 18, 14, 4).buttons(28, 12, 7, 2, ['green', 'red']);
}

/** Two links that swing in one plane, and a spindle that goes up and down. */
export function scara(): Machine {
  const m = new Machine();
  const table = m.box(-60, -60, 64, 230, 120, 6, 'steel');
  m.on(table, 'front').band(0, 3, 'dark');
  legs(m, -56, -56, 222, 112, 64, 7);
  m.drum('z', 0, 0, 70, 22, 8, 'dark');
  m.drum('z', 0, 0, 78, 18, 52, 'body');
  m.drum('z', 0, 0, 130, 20, 5, 'dark');
  m.prism(
    'z',
    [
      [-16, -17],
      [60, -14],
      [60, 14],
      [-16, 17],
    ],
    135,
    16,
    'body',
  );
  m.drum('z', 60, 0, 129, 15, 6, 'dark');
  m.prism(
    'z',
    [
      [46, -15],
      [104, -52],
      [122, -38],
      [66, 14],
    ],
    151,
    20,
    'body',
  );
  m.shell('z', 46, -22, 171, 36, 34, 22, 8, 'trim');
  m.drum('z', 108, -42, 171, 11, 26, 'trim');
  m.drum('z', 108, -42, 104, 4, 47, 'shine');
  m.drum('z', 108, -42, 197, 4, 22, 'shine');
  m.box(98, -50, 96, 20, 16, 8, 'accent');
  m.pipe(
    [
      [0, 8, 151],
      [2, 8, 196],
      [40, 2, 204],
      [60, -4, 193],
    ],
    3,
    'rubber',
  );
  m.onSite(() => {
    const plate = m.box(84, -56, 70, 70, 60, 4, 'trim');
    m.on(plate, 'top').seams(4, 1);
    for (const [x, y] of [
      [92, -48],
      [112, -48],
      [132, -48],
      [92, -24],
      [132, -24],
    ] as const)
      m.box(x, y, 74, 12, 12, 8, 'accent');
  });
  controller(m, -52, -50, 70);
  return m.focus(108, -42, 130, 44);
}

/** A small arm on a bench, as in a classroom. */
export function desktopArm(): Machine {
  const m = new Machine();
  const bench = m.box(-80, -50, 66, 230, 104, 5, 'wood');
  m.on(bench, 'front').band(0, 2, 'dark');
  legs(m, -76, -46, 222, 96, 66, 5);
  m.shell('z', -22, -22, 71, 44, 44, 16, 8, 'white');
  m.drum('z', 0, 0, 87, 17, 12, 'body');
  m.prism(
    'y',
    [
      [-12, 99],
      [12, 99],
      [10, 116],
      [-8, 120],
    ],
    -11,
    22,
    'body',
  );
  m.drum('y', 0, -14, 112, 9, 28, 'dark');
  for (const y of [-10, 5]) m.bar([0, y + 2, 112], [22, y + 2, 168], 7, 'white');
  m.drum('y', 22, -13, 168, 8, 26, 'body');
  m.bar([22, 0, 168], [84, 0, 142], 9, 'white');
  m.drum('y', 84, -9, 142, 6, 18, 'body');
  m.drum('z', 84, 0, 116, 5, 22, 'dark');
  m.drum('z', 84, 0, 110, 7, 6, 'accent');
  m.onSite(() => {
    const pad = m.box(56, -36, 71, 76, 64, 1.5, 'white');
    m.on(pad, 'top').seams(4, 0.8);
    for (const [x, y, c] of [
      [78, -6, 'red'],
      [104, -20, 'green'],
      [104, 6, 'saffron'],
    ] as const)
      m.box(x, y, 72.5, 12, 12, 12, c);
  });
  const screen = m.box(-70, 10, 92, 4, 60, 38, 'dark');
  m.on(screen, 'right').rect(3, 3, 54, 32, 'screen', 0);
  m.drum('z', -68, 40, 71, 8, 3, 'dark');
  m.bar([-68, 40, 74], [-68, 40, 94], 3, 'dark');
  controller(m, -40, -44, 71);
  return m.focus(84, 0, 116, 40);
}

/** A torch with its wire feeder, and seams in a fixture. */
export function weldingKit(m: Machine): void {
  m.pipe(
    [
      [116, -2, 206],
      [124, -6, 180],
      [140, -8, 166],
    ],
    3.6,
    'copper',
  );
  const feeder = m.box(-40, 26, 250, 44, 26, 26, 'accent');
  m.on(feeder, 'front').disc(15, 13, 9, 'dark', 1);
  const source = m.box(-176, 60, 0, 62, 66, 96, 'accent');
  m.on(source, 'front').panel(8, 56, 46, 32).vent(10, 10, 42, 30, 5);
  m.vessel('z', -140, 156, 0, 16, 132, 'steel', 0.6);
  m.onSite(() => {
    const top = m.box(70, -60, 118, 110, 120, 8, 'iron');
    m.on(top, 'top').seams(5, 1);
    m.box(84, -36, 126, 80, 10, 36, 'steel');
    m.box(84, 10, 126, 80, 10, 36, 'steel');
  });
}

/** A camera over a belt with parts. */
export function visionKit(m: Machine): void {
  m.onSite(() => {
    conveyor(m, 60, -150, 84, 230, 60, 'dark', 'shine', 2);
    for (const [x, y] of [
      [80, -136],
      [130, -116],
      [176, -140],
      [226, -120],
    ] as const)
      m.box(x, y, 84, 20, 18, 14, 'copper');
  });
  m.bar([206, -76, 0], [206, -76, 226], 7, 'shine');
  m.bar([206, -76, 222], [206, -128, 222], 6, 'shine');
  m.box(196, -136, 192, 20, 20, 28, 'dark');
  m.drum('z', 206, -126, 180, 8, 12, 'liquid');
}
