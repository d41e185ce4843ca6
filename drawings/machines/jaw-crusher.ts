// Draws a jaw crusher: its design, and a mouth as wide as its gape.
import { motor, pulley } from '../kit/drives.ts';
import { rail, stairs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model, placeOf } from '../model.ts';
import { engine, onTyres } from './crusher-kinds.ts';

const DESIGNS = ['single-toggle', 'deep-chamber', 'fine', 'mobile'];

/** The kind that has no design of its own has a diesel engine. */
export function jawCrusher(model: Model): Machine {
  const kind = placeOf(model, 'design', DESIGNS);
  const m = crusher(kind === 3, amount(model, 'gape', [150, 900], 500) / 500);
  if (kind === 2) m.lengthen(150, -40);
  if (kind === 1) m.move(0, m.solids.length, ([x, y, z]) => [x, y, z * 1.18]);
  if (kind === 3) onTyres(m);
  if (kind === 4) engine(m);
  return m;
}

/** `gape` relative to that of a middling crusher. */
function crusher(raised: boolean, gape: number): Machine {
  const m = new Machine();
  for (const y of [0, 150]) m.box(-10, y, 0, 300, 22, 20, 'iron');
  for (const x of [0, 260]) m.box(x, 22, 2, 22, 128, 16, 'iron');
  const body = m.prism(
    'y',
    [
      [0, 20],
      [240, 20],
      [262, 90],
      [230, 200],
      [120, 214],
      [40, 190],
      [0, 120],
    ],
    20,
    132,
    'body',
  );
  const f = m.on(body, 'front');
  f.line([
    [30, 12],
    [60, 150],
  ])
    .line([
      [110, 4],
      [130, 180],
    ])
    .line([
      [200, 6],
      [210, 150],
    ])
    .disc(92, 60, 7, 'iron')
    .disc(160, 50, 7, 'iron')
    .disc(92, 130, 7, 'iron')
    .disc(228, 72, 7, 'iron')
    .rect(176, 84, 26, 16, 'white', 0);
  // Jaw opening with stone
  const mouth = 60 + 110 * gape;
  m.funnel(70, 86, 196, [96, 110], [mouth, 150], 56, 'trim');
  m.onSite(() => {
    for (const [x, y, r] of [
      [30, 60, 20],
      [62, 100, 24],
      [100, 66, 22],
      [90, 120, 17],
      [44, 126, 16],
      [124, 108, 17],
    ] as const)
      m.ball(70 + (x - 70) * gape, y, 246, r * (0.4 + 0.6 * gape), 'concrete');
  });
  m.drum('y', 182, -34, 190, 14, 240, 'shine');
  const near = pulley(m, 182, -40, 190, 68, 20, 'trim');
  m.on(near, 'front').disc(68, 68, 30, null, 1, 1.4);
  pulley(m, 182, 196, 190, 68, 20, 'trim');
  motor(m, 'y', 330, -10, 46, 30, 78, 'iron');
  m.box(296, -20, 0, 70, 100, 14, 'dark');
  pulley(m, 330, -36, 46, 22, 18, 'iron');
  m.prism(
    'y',
    [
      [186, 257],
      [182, 259],
      [329, 69],
      [334, 67],
    ],
    -36,
    6,
    'rubber',
  );
  m.prism(
    'y',
    [
      [172, 123],
      [178, 122],
      [326, 24],
      [330, 26],
    ],
    -36,
    6,
    'rubber',
  );
  // Toggle rod and spring
  for (let i = 0; i < 5; i++) m.drum('x', 262 + i * 6, 86, 60, 11, 3, 'shine');
  m.drum('x', 240, 86, 60, 5, 62, 'iron');
  if (!raised) platform(m);
  return m.focus(80, 60, 240, 80);
}

function platform(m: Machine): void {
  stairs(m, -96, 40, 60, 90, 120, 7, 1);
  rail(
    m,
    [
      [-90, 36, 20],
      [-8, 36, 120],
    ],
    70,
    2,
  );
}
