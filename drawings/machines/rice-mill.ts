// Draws a small rice mill: bucket elevator, husker, whitener, cyclone.
import { motor } from '../kit/drives.ts';
import { legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { husker, polisher, verticalMill, whitener } from './rice-machines.ts';

const OTHERS: Readonly<Record<string, () => Machine>> = {
  husker: husker,
  'emery-roll': whitener,
  polisher: polisher,
  'vertical-iron-roll': verticalMill,
};

export const riceMill = ({ values }: Model): Machine =>
  (OTHERS[String(values.design)] ?? combinedMill)();

function combinedMill(): Machine {
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
