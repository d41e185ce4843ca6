// Draws a rail-mounted gantry crane with its load: girders and legs of its design, and where it is operated from.
import { wheel } from '../kit/drives.ts';
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { type Model, placeOf } from '../model.ts';

const DESIGNS = ['single-girder', 'double-girder', 'semi', 'truss', 'container'];

export function gantryCrane(model: Model): Machine {
  const m = new Machine();
  const kind = placeOf(model, 'design', DESIGNS);
  const girders = kind === 0 ? [278] : [160, 400];
  for (const y of [0, 560]) m.box(-200, y, 0, 1800, 30, 8, 'iron');
  // A semi-gantry runs on a wall on one side.
  for (const x of kind === 2 ? [1240] : [100, 1240]) leg(m, x, kind === 0);
  if (kind === 2) wall(m);
  for (const y of girders) {
    if (kind === 3) truss(m, y);
    else {
      const g = m.box(-220, y, 764, 1840, 50, 90, 'body');
      m.on(g, 'front').band(6, 8, 'accent').seams(10, 1.2);
    }
    if (kind !== 0) m.box(-220, y + 16, 854, 1840, 14, 8, 'iron');
  }
  if (girders.length > 1) {
    for (const x of [-220, 1590]) m.box(x, 210, 780, 30, 190, 60, 'body');
    rail(
      m,
      [-200, 250, 700, 1150, 1600].map((x) => [x, 168, 854] as const),
      70,
      5,
    );
    m.box(560, 150, 864, 230, 310, 40, 'trim');
    m.drum('y', 640, 200, 930, 34, 150, 'steel');
    m.box(700, 200, 904, 80, 160, 90, 'white');
  } else {
    m.box(560, 262, 690, 220, 82, 66, 'trim');
    m.drum('x', 600, 303, 724, 40, 150, 'white');
  }
  if (kind === 4) containerLoad(m);
  else hookLoad(m, girders.length > 1 ? 305 : 303);
  const control = model.values.control ?? (kind === 4 || kind === 1 ? 'cabin' : 'radio');
  if (control === 'pendant') {
    m.bar([980, 300, 150], [980, 300, 770], 6, 'dark');
    m.box(964, 288, 96, 34, 26, 70, 'saffron');
  }
  if (control === 'cabin') {
    const cab = m.box(860, 120, 640, 90, 90, 124, 'white');
    m.on(cab, 'front').rect(10, 40, 70, 70, 'liquid', 0, 2);
    m.ends(cab, (e) => e.rect(10, 40, 70, 70, 'liquid', 1, 2));
  }
  m.travels = 'container';
  return m.focus(680, 200, 850, 270);
}

/** Two wheeled feet on the rails, and the legs that lean together; one leg wide for a single girder. */
function leg(m: Machine, x: number, narrow: boolean): void {
  for (const y of [0, 540]) {
    m.box(x - 90, y - 8, 34, 260, 46, 50, 'trim');
    for (const wx of [x - 50, x + 120]) wheel(m, wx, y + 2, 30, 24, 26, 'y', 'iron');
  }
  const lean = narrow ? 230 : 120;
  for (const [y, to] of [
    [0, lean],
    [560, -lean],
  ] as const) {
    m.prism(
      'x',
      [
        [y - 4, 84],
        [y + 36, 84],
        [y + 40 + to, 760],
        [y - 4 + to, 760],
      ],
      x + 14,
      46,
      'body',
    );
  }
  m.box(x + 10, lean - 10, 720, 54, 630 - 2 * lean, 44, 'body');
}

function wall(m: Machine): void {
  for (const y of [20, 280, 540]) m.box(-160, y, 8, 60, 50, 690, 'concrete');
  m.box(-170, -20, 698, 80, 640, 40, 'concrete');
  m.box(-146, -20, 738, 30, 640, 14, 'iron');
  m.box(-190, 130, 752, 110, 350, 20, 'trim');
}

/** Two chords and their bracing instead of a closed girder. */
function truss(m: Machine, y: number): void {
  for (const z of [770, 900]) m.box(-220, y + 14, z, 1840, 22, 16, 'body');
  for (let i = 0; i < 12; i++) {
    const x = -210 + i * 151;
    m.bar([x, y + 25, 784], [x + 75, y + 25, 902], 13, 'body');
    m.bar([x + 75, y + 25, 902], [x + 151, y + 25, 784], 13, 'body');
  }
}

/** A bundle of bars in slings. */
function hookLoad(m: Machine, y: number): void {
  for (const x of [650, 690]) m.bar([x, y, 330], [x, y, 770], 6, 'dark');
  m.box(640, y - 30, 268, 62, 60, 66, 'saffron');
  for (const x of [470, 870]) m.bar([671, y, 270], [x, y, 176], 6, 'dark');
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 2; k++)
      m.drum('x', 380, y - 40 + i * 40, 110 + k * 40, 20, 580, 'steel', 16);
}

function containerLoad(m: Machine): void {
  for (const x of [590, 760])
    for (const y of [260, 350]) m.bar([x, y, 320], [x, y, 780], 5, 'dark');
  m.box(480, 230, 296, 390, 150, 24, 'saffron');
  const c = m.box(370, 220, 120, 610, 170, 176, 'accent');
  const f = m.on(c, 'front');
  for (let i = 0; i < 24; i++) f.rect(16 + i * 24.4, 10, 10, 156, 'accent', 2, 0.8);
}
