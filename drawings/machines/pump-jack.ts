// Draws an oil well pump jack.
import { flange, motor, pulley } from '../kit/drives.ts';
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { beltUnit } from './belt-pump-unit.ts';

const OTHERS: Readonly<Record<string, () => Machine>> = {
  belt: beltUnit,
};

export function pumpJack({ values }: Model): Machine {
  const other = OTHERS[String(values.design)];
  if (other) return other();
  const m = beamUnit();
  if (values.design === 'double-horsehead')
    m.prism(
      'y',
      [
        [440, 470],
        [500, 474],
        [536, 430],
        [540, 380],
        [520, 350],
        [470, 400],
        [440, 420],
      ],
      40,
      46,
      'accent',
    );
  if (values.design === 'beam-balanced')
    for (const y of [22, 84]) {
      const weight = m.box(420, y, 380, 76, 20, 84, 'body');
      m.on(weight, 'front').bolts(12, 4);
    }
  if (values.design === 'front-mounted') frontMounted(m);
  return m;
}

/** The crank stands under the head, so the beam is pushed at its middle; the tail rests on a post. */
function frontMounted(m: Machine): void {
  m.move(0, m.solids.length, (v) => v);
  for (const y of [14, 110]) m.bar([440, y, 22], [456, 62, 400], 16, 'body');
  const cover = m.box(-40, 30, 22, 130, 70, 110, 'trim');
  m.on(cover, 'front').bolts(12, 4);
  m.drum('y', 20, 14, 110, 40, 14, 'body');
}

function beamUnit(): Machine {
  const m = new Machine();
  for (const y of [0, 110]) m.box(-60, y, 0, 640, 22, 22, 'iron');
  for (const x of [-40, 160, 360, 540]) m.box(x, 22, 4, 24, 88, 14, 'iron');
  // Samson post
  for (const y of [8, 116]) {
    m.bar([60, y, 22], [170, 62, 400], 20, 'body');
    m.bar([270, y, 22], [178, 62, 400], 20, 'body');
  }
  m.bar([112, 34, 200], [112, 92, 200], 12, 'body');
  m.bar([104, 62, 180], [240, 62, 180], 12, 'body');
  m.drum('y', 174, 36, 412, 20, 52, 'iron');
  // Walking beam, horse head, crank, counterweight
  m.prism(
    'y',
    [
      [-150, 470],
      [-140, 430],
      [470, 394],
      [476, 416],
      [174, 462],
    ],
    46,
    34,
    'accent',
  );
  m.prism(
    'y',
    [
      [-150, 510],
      [-190, 508],
      [-236, 470],
      [-254, 410],
      [-250, 350],
      [-232, 330],
      [-150, 430],
    ],
    40,
    46,
    'accent',
  );
  for (const y of [30, 84]) {
    m.bar([446, y + 6, 402], [430, y + 6, 128], 12, 'trim');
  }
  m.bar([450, 24, 402], [450, 104, 402], 16, 'iron');
  m.box(340, 44, 22, 110, 40, 130, 'trim');
  m.drum('y', 396, 20, 126, 16, 86, 'iron');
  for (const y of [8, 100]) {
    m.prism(
      'y',
      [
        [382, 110],
        [410, 110],
        [446, 130],
        [440, 148],
        [400, 142],
      ],
      y + 4,
      14,
      'iron',
    );
    const cw = m.prism(
      'y',
      [
        [300, 60],
        [350, 30],
        [398, 92],
        [392, 156],
        [330, 150],
        [296, 110],
      ],
      y - 4,
      20,
      'body',
    );
    m.on(cw, 'front')
      .bolts(24, 5)
      .line(
        [
          [10, 70],
          [96, 66],
        ],
        1.4,
      );
  }
  pulley(m, 500, 118, 110, 52, 16, 'iron');
  motor(m, 'y', 548, 20, 60, 30, 86, 'trim');
  m.box(510, 20, 22, 76, 90, 12, 'iron');
  // Polished rod into the wellhead
  for (const y of [54, 72]) m.bar([-250, y, 340], [-250, y, 190], 3, 'dark');
  m.box(-264, 44, 178, 28, 38, 12, 'iron');
  m.rod([-250, 63, 60], [-250, 63, 180], 5, 'shine');
  m.drum('z', -250, 63, 0, 22, 60, 'red');
  flange(m, 'z', -250, 63, 56, 34, 10);
  flange(m, 'z', -250, 63, 6, 34, 10);
  m.drum('z', -250, 63, 66, 16, 30, 'red');
  m.pipe(
    [
      [-230, 63, 34],
      [-120, 63, 34],
      [-120, -60, 34],
    ],
    8,
    'steel',
  );
  rail(
    m,
    [
      [330, -34, 0],
      [450, -34, 0],
      [600, -34, 0],
    ],
    100,
    3,
  );
  m.travels = 'container';
  return m.focus(410, 20, 150, 130);
}
