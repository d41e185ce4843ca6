// Draws a lathe: a bed of its turning length, a chuck for its swing.
import { beacon, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { gangTool, pipeThrough, slantBed } from './lathe-kinds.ts';

/** `phase` runs from 0 to 1 over one pass of the tool there and back. */
export function lathe(model: Model, phase = 0): Machine {
  const { kind } = model;
  const longer = amount(model, 'turning-length', [300, 3000], 1000) / 10 - 100;
  if (kind === 4) {
    const gang = gangTool();
    gang.lengthen(124, longer / 2);
    return gang;
  }
  const chuck = 16 + amount(model, 'swing', [200, 1000], 500) / 32;
  if (kind === 1 || kind === 2) {
    const slant = slantBed(kind === 2, chuck);
    slant.lengthen(220, longer);
    return slant;
  }
  const m = flatBed(phase, chuck);
  m.lengthen(228, longer);
  if (kind === 3) pipeThrough(m);
  return m;
}

function flatBed(phase: number, chuck: number): Machine {
  const m = new Machine();
  const base = m.box(0, 0, 0, 330, 110, 62, 'body');
  m.on(base, 'front')
    .band(0, 8, 'dark')
    .door(24, 14, 62, 40)
    .vent(34, 22, 36, 16)
    .rect(104, 12, 130, 34, 'dark', 1)
    .rect(104, 40, 130, 6, 'saffron', 1)
    .door(252, 14, 60, 40)
    .dataPlate(268, 30, 22);
  m.ends(base, (e) => e.vent(30, 14, 50, 24));
  const tray = m.box(-4, -8, 62, 338, 120, 6, 'steel');
  m.on(tray, 'front').line(
    [
      [4, 3],
      [330, 3],
    ],
    1,
  );
  // Bed with its two ways
  m.box(82, 22, 68, 236, 66, 22, 'iron');
  m.box(82, 26, 90, 236, 10, 6, 'shine');
  m.box(82, 70, 90, 236, 10, 6, 'shine');
  // Headstock and chuck
  const head = m.shell('y', 0, 6, 68, 84, 96, 98, 10, 'body');
  m.on(head, 'front')
    .rect(10, 14, 62, 66, 'body', 0)
    .disc(30, 60, 10, 'steel', 0)
    .line(
      [
        [30, 60],
        [30, 68],
      ],
      3,
    )
    .disc(56, 60, 10, 'steel', 0)
    .line(
      [
        [56, 60],
        [62, 66],
      ],
      3,
    )
    .buttons(26, 28, 10, 3.4, ['green', 'white', 'red']);
  m.turned(
    'x',
    84,
    55,
    128,
    [
      [0, 16],
      [5, 16],
      [5, chuck],
      [22, chuck],
      [22, chuck - 3],
    ],
    'iron',
  );
  for (const third of [0, 1, 2]) {
    const a = Math.PI / 2 + ((third + phase * 18) * 2 * Math.PI) / 3;
    m.box(
      106,
      50 + (chuck - 10) * Math.cos(a),
      124 + (chuck - 10) * Math.sin(a),
      10,
      10,
      9,
      'steel',
    );
  }
  m.drum('x', 106, 55, 128, 9, 152, 'shine');
  // Carriage, cross slide, turret
  const first = m.solids.length;
  const saddle = m.box(168, 14, 96, 56, 82, 14, 'trim');
  m.on(saddle, 'front').bolts(5, 2);
  const apron = m.box(172, 4, 68, 48, 12, 34, 'trim');
  m.on(apron, 'front')
    .disc(16, 18, 10, 'shine')
    .disc(16, 18, 3, 'iron')
    .disc(38, 22, 4, 'red')
    .line(
      [
        [30, 10],
        [44, 10],
      ],
      3,
    );
  const turret = m.box(184, 12, 110, 30, 30, 20, 'steel');
  m.on(turret, 'front').bolts(5, 2);
  m.box(192, 30, 120, 8, 16, 6, 'dark');
  const travel = 18 * (Math.cos(phase * 2 * Math.PI) - 1);
  m.move(first, m.solids.length, ([x, y, z]) => [x + travel, y, z]);
  // Tailstock
  m.prism(
    'y',
    [
      [262, 96],
      [312, 96],
      [306, 140],
      [270, 140],
    ],
    32,
    46,
    'body',
  );
  m.drum('x', 246, 55, 128, 8, 20, 'shine');
  m.turned(
    'x',
    232,
    55,
    128,
    [
      [0, 0.5],
      [14, 6],
    ],
    'steel',
  );
  m.drum('x', 312, 55, 128, 3, 8, 'iron');
  m.drum('x', 320, 55, 128, 12, 4, 'iron');
  // Lead screw
  m.drum('x', 84, 18, 80, 3, 234, 'shine', 12);
  // Sliding guard behind and control
  const splash = m.box(84, 100, 68, 246, 5, 92, 'steel');
  m.on(splash, 'front').seams(3);
  pendant(m, 52, -14, 176, 50, 46, [20, 60, 166]);
  beacon(m, 14, 80, 166);
  return m.focus(150, 40, 118, 72);
}
