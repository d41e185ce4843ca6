// Draws a dyeing machine: a tube for its batch, and what its method moves the cloth with.
import { motor } from '../kit/drives.ts';
import { cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { yarnVessel } from './yarn-vessel.ts';

/** Kilograms of cloth of a middling machine. */
const MIDDLING_BATCH = 400;

export function dyeingMachine(model: Model): Machine {
  const method = model.values['dyeing-method'];
  if (method === 'yarn-package') return yarnVessel();
  const m = ropeMachine();
  // Outside the nozzle of a jet machine the liquor runs in a ring; air comes from a fan on the tube
  if (method === 'jet') m.drum('y', 92, 160, 176, 44, 26, 'body');
  if (method === 'airflow') airFan(m);
  const batch = amount(model, 'batch-capacity', [20, 1000], MIDDLING_BATCH);
  m.lengthen(256, (batch - MIDDLING_BATCH) / 5);
  return m;
}

function airFan(m: Machine): void {
  m.drum('y', 200, 40, 206, 52, 44, 'body');
  m.drum('y', 200, 84, 206, 18, 30, 'dark');
  m.box(186, 50, 150, 30, 30, 30, 'iron');
  m.pipe(
    [
      [200, 62, 250],
      [120, 62, 262],
      [100, 70, 232],
    ],
    17,
    'steel',
  );
}

function ropeMachine(): Machine {
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
