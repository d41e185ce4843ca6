// Draws a road roller: single-drum here, the others in road-roller-kinds.ts.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { pneumatic, tandem, walkBehind } from './road-roller-kinds.ts';

const OTHERS: Readonly<Record<string, () => Machine>> = {
  tandem: () => tandem(false),
  'ride-on-mini': () => tandem(true),
  'walk-behind': walkBehind,
  pneumatic,
};

export const roadRoller = ({ values }: Model): Machine =>
  (OTHERS[String(values.design)] ?? singleDrum)();

function singleDrum(): Machine {
  const m = new Machine();
  // Drum in its yoke at the left, tyres at the right
  const drum = m.drum('y', 60, 10, 70, 70, 170, 'steel');
  m.on(drum, 'front').disc(70, 70, 60, 'iron', 1).disc(70, 70, 26, 'dark', 1).bolts(46, 4);
  for (const y of [-6, 190]) {
    m.prism(
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
  m.shell('z', 200, 20, 280, 144, 158, 10, 14, 'accent');
  m.drum('z', 400, 60, 186, 5, 40, 'iron');
  m.ball(270, 100, 297, 7, 'saffron');
  for (const y of [20, 170]) m.drum('x', -32, y, 98, 8, 8, 'white', 16);
  m.travels = 'rack';
  return m.focus(60, 20, 80, 96);
}
