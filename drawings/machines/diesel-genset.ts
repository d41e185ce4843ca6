// Draws a diesel generator set: open here, with cylinders for its rating; in its housings in genset-housings.ts.
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { containerSet, silentSet, trailerSet, transferSwitch } from './genset-housings.ts';

export function dieselGenset(model: Model): Machine {
  const { kind, values } = model;
  const rating = amount(model, 'prime-rating', [20, 500], 200);
  if (values.design === 'container') return containerSet();
  if (values.design === 'trailer') return trailerSet();
  if (values.design === 'silent') {
    const silent = silentSet();
    silent.lengthen(128, (rating - 200) / 3);
    return silent;
  }
  const m = openSet(rating < 120 ? 4 : rating < 260 ? 6 : 8);
  if (kind === 4) transferSwitch(m);
  return m;
}

/** Centimetres of engine for each cylinder. */
const CYLINDER = 19;

function openSet(cylinders: number): Machine {
  const m = new Machine();
  const longer = (cylinders - 6) * CYLINDER;
  const sled = m.box(0, 0, 0, 300 + longer, 100, 34, 'dark');
  m.on(sled, 'front')
    .rect(30, 8, 40, 14, 'rubber', 3)
    .rect(230 + longer, 8, 40, 14, 'rubber', 3)
    .rect(100, 6, 100, 22, 'dark', 0)
    .dataPlate(240 + longer, 10, 20);
  // Radiator, engine, alternator in the open, canopy-less so that it is read at once
  const rad = m.box(4, 2, 34, 46, 96, 126, 'body');
  m.on(rad, 'front').vent(6, 20, 34, 86, 9);
  m.on(rad, 'left').rect(8, 14, 80, 96, 'dark', 1).vent(10, 18, 76, 90, 12);
  m.drum('x', 50, 50, 100, 40, 5, 'dark');
  m.drum('x', 55, 50, 100, 8, 12, 'steel');
  const block = m.box(72, 22, 44, 118 + longer, 58, 66, 'trim');
  const f = m.on(block, 'front');
  for (let i = 0; i < cylinders; i++) f.disc(14 + i * 18, 14, 4, 'iron');
  f.line([
    [4, 26],
    [114 + longer, 26],
  ]).line([
    [4, 50],
    [114 + longer, 50],
  ]);
  m.prism(
    'x',
    [
      [14, 44],
      [88, 44],
      [74, 32],
      [28, 32],
    ],
    74,
    112 + longer,
    'iron',
  );
  for (let i = 0; i < cylinders; i++) {
    m.box(75 + i * 19, 30, 110, 16, 40, 16, 'iron');
    m.rod([83 + i * 19, 30, 118], [83 + i * 19, 16, 114], 4.4, 'copper');
  }
  m.drum('x', 76, 15, 114, 6, 104 + longer, 'copper', 18);
  const first = m.solids.length;
  m.turned(
    'y',
    130,
    0,
    132,
    [
      [0, 6],
      [4, 14],
      [12, 15],
      [18, 8],
    ],
    'steel',
  );
  m.drum('x', 92, 64, 142, 14, 60, 'steel');
  m.pipe(
    [
      [176, 15, 118],
      [176, 15, 156],
      [230, 15, 156],
    ],
    6,
    'iron',
  );
  m.vessel('x', 214, 15, 160, 15, 76, 'iron', 0.5);
  for (const x of [84, 104, 124]) m.drum('z', x, 14, 52, 7, 22, 'white', 16);
  m.turned(
    'x',
    190,
    50,
    82,
    [
      [0, 38],
      [14, 40],
      [22, 40],
      [26, 36],
    ],
    'iron',
  );
  m.drum('x', 216, 50, 82, 38, 66, 'body');
  for (let i = 0; i < 5; i++) m.drum('x', 224 + i * 10, 50, 82, 39.4, 3, 'body');
  m.turned(
    'x',
    282,
    50,
    82,
    [
      [0, 36],
      [8, 28],
    ],
    'dark',
  );
  const panelBox = m.box(216, 24, 122, 64, 50, 62, 'white');
  m.on(panelBox, 'front')
    .panel(6, 18, 52, 40)
    .buttons(14, 9, 12, 3.4, ['white', 'white', 'red', 'green']);
  // Behind the engine: turbocharger, exhaust, alternator, panel
  m.move(first, m.solids.length, ([x, y, z]) => [x + longer, y, z]);
  return m.focus(130, 20, 112, 70);
}
