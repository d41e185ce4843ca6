// Draws a circular knitting machine with its creel: cylinder, feeders and cones in number, and what its structure needs.
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Feeders that one drawn feeder or cone stands for. */
const FEEDERS_EACH = 5;

const ROUND = 2 * Math.PI;

/** Cylinder with cam boxes; a rib or interlock machine has a dial above it, a jacquard machine a selector at each feeder. */
function knittingHead(m: Machine, r: number, structure: unknown): void {
  m.drum('z', 100, 100, 116, r + 8, 18, 'steel');
  const count = 24;
  const tall = structure === 'jacquard' ? 30 : 15;
  for (let i = 0; i < count; i++) {
    const [u, v] = [Math.cos((ROUND * i) / count), Math.sin((ROUND * i) / count)];
    const box = m.box(100 + (r + 12) * u - 6, 100 + (r + 12) * v - 6, 116, 12, 12, tall, 'iron');
    if (structure === 'jacquard') m.on(box, 'front').rect(2, 16, 8, 12, 'green', 0, 1);
  }
  m.drum('z', 100, 100, 134, r, 14, 'shine');
  const isDouble = structure === 'interlock' || structure === 'rib';
  m.drum('z', 100, 100, 148, structure === 'jacquard' ? r : r + 10, 6, 'trim');
  if (isDouble) m.drum('z', 100, 100, 154, r * 0.8, 16, 'accent');
}

/** Cones of yarn on a side creel; fleece has a second yarn and the wider creel. */
function creel(m: Machine, cones: number): void {
  const files = Math.ceil(cones / 4);
  const w = files * 28 + 1;
  for (let i = 0; i <= 2; i++) {
    const x = 222 + (i * (w - 5)) / 2;
    m.box(x, 70, 0, 5, 5, 210, 'steel');
    m.box(x - 12, 56, 0, 30, 40, 4, 'iron');
  }
  for (const [row, z] of [40, 90, 140, 190].entries()) {
    m.box(222, 70, z, w, 5, 4, 'steel');
    for (let i = 0; i < files && row * files + i < cones; i++)
      m.turned(
        'z',
        236 + i * 28,
        64,
        z + 5,
        [
          [0, 12],
          [3, 12.5],
          [28, 6],
        ],
        i % 3 === 1 ? 'accent' : 'cloth',
      );
  }
  for (let i = 0; i < 3; i++)
    m.wire([236 + (i * w) / 3, 64, 226], [176, 90 + i * 12, 232], 'dark', 0.8);
  m.box(222, 60, 222, w, 6, 5, 'iron');
}

export function circularKnitter(model: Model): Machine {
  const m = new Machine();
  const structure = model.values['knit-structure'];
  const r = 24 + (amount(model, 'cylinder-diameter', [14, 38], 32) - 14) * 1.25;
  const feeders = Math.round(amount(model, 'feeders', [40, 130], 96) / FEEDERS_EACH);
  // Three legs and the fabric cage below
  for (const a of [-2.2, -0.9, 1.57]) {
    const [x, y] = [100 + 66 * Math.cos(a), 100 + 66 * Math.sin(a)];
    m.prism(
      'z',
      [
        [x - 14, y - 14],
        [x + 14, y - 14],
        [x + 14, y + 14],
        [x - 14, y + 14],
      ],
      0,
      104,
      'body',
    );
    m.drum('z', x, y, 0, 22, 6, 'dark', 18);
  }
  m.turned(
    'z',
    100,
    100,
    50,
    [
      [0, 12],
      [50, 46],
    ],
    'cloth',
  );
  m.drum('x', 62, 100, 38, 17, 76, 'accent');
  m.drum('z', 100, 100, 8, 50, 6, 'steel');
  m.drum('z', 100, 100, 100, 88, 16, 'body');
  knittingHead(m, r, structure);
  for (let i = 0; i < feeders; i++) {
    const a = (ROUND * i) / feeders;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    m.drum('z', 100 + 84 * c, 100 + 84 * s, 178, 120 / feeders, 12, 'accent', 12);
    m.wire(
      [100 + 84 * c, 100 + 84 * s, 178],
      [100 + (r + 6) * c, 100 + (r + 6) * s, 140],
      'dark',
      0.7,
    );
  }
  for (const a of [-2.2, -0.9, 1.57])
    m.bar(
      [100 + 72 * Math.cos(a), 100 + 72 * Math.sin(a), 116],
      [100 + 72 * Math.cos(a), 100 + 72 * Math.sin(a), 232],
      7,
      'steel',
    );
  m.turned(
    'z',
    100,
    100,
    190,
    [
      [0, 86],
      [5, 86],
    ],
    'steel',
  );
  m.drum('z', 100, 100, 195, 8, 40, 'steel');
  m.turned(
    'z',
    100,
    100,
    228,
    [
      [0, 76],
      [4, 76],
    ],
    'steel',
  );
  creel(m, structure === 'fleece' ? feeders + 6 : feeders);
  const p = m.box(84, -6, 116, 46, 12, 46, 'white');
  m.on(p, 'front').panel(3, 3, 40, 40);
  m.box(96, 2, 100, 22, 10, 18, 'body');
  return m.focus(100, 40, 140, 74);
}
