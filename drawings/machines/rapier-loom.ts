// Draws a rapier loom: its shedding, a cone for each weft colour, and its warp beam.
import { motor } from '../kit/drives.ts';
import { beacon, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';
import { clothWinder, jacquard, pileBeam } from './loom-kinds.ts';

const WEFTS: readonly Material[] = ['accent', 'white', 'red', 'saffron', 'liquid'];

/** `phase` runs from 0 to 1 over two picks: the shed opens one way, then the other. */
export function rapierLoom(model: Model, phase = 0): Machine {
  const { kind } = model;
  const m = loom(model, phase);
  if ((model.values.shedding ?? (kind === 1 ? 'jacquard' : 'dobby')) === 'jacquard') jacquard(m);
  if (kind === 2) pileBeam(m);
  if (kind === 4) clothWinder(m);
  return m;
}

function loom(model: Model, phase: number): Machine {
  const m = new Machine();
  const flange = amount(model, 'beam-flange-diameter', [600, 1100], 900) / 15 - 10;
  const cheek: readonly Point[] = [
    [10, 0],
    [150, 0],
    [150, 40],
    [130, 92],
    [96, 118],
    [30, 118],
    [10, 90],
  ];
  for (const x of [0, 246]) {
    const c = m.prism('x', cheek, x, 24, 'body');
    m.on(c, 'front').rect(4, 16, 16, 60, 'body', 0);
    m.ends(c, (e) =>
      e
        .disc(60, 40, 16, 'body', 0)
        .disc(104, 30, 10, 'iron')
        .bolts(16, 3)
        .rect(30, 84, 50, 18, 'trim'),
    );
  }
  m.box(24, 20, 14, 222, 12, 14, 'iron');
  m.box(24, 124, 14, 222, 12, 14, 'iron');
  // Warp beam behind, cloth roll in front
  m.drum('x', 30, 156, 62, 38, 210, 'cloth');
  for (const x of [24, 240]) m.drum('x', x, 156, 62, flange, 6, 'trim');
  m.drum('x', 24, 30, 54, 22, 222, 'accent');
  m.drum('x', 24, 16, 92, 7, 222, 'shine', 18);
  // Cloth over the breast beam, fell, reed, warp sheet
  m.prism(
    'x',
    [
      [10, 92],
      [12, 99],
      [64, 104],
      [64, 102],
    ],
    30,
    210,
    'accent',
  );
  m.prism(
    'x',
    [
      [64, 102],
      [64, 104],
      [122, 112],
      [122, 110],
    ],
    30,
    210,
    'cloth',
  );
  const beat = 5 * Math.max(0, Math.cos(phase * 4 * Math.PI)) ** 2;
  const reed = m.box(28, 72 - beat, 100, 214, 5, 20, 'shine');
  const rf = m.on(reed, 'front');
  for (let i = 1; i < 52; i++)
    rf.line(
      [
        [i * 4.1, 2],
        [i * 4.1, 18],
      ],
      0.9,
    );
  // The two rapiers meet in the middle of the shed while the reed is back
  const reach = 24 + 84 * Math.max(0, -Math.cos(phase * 4 * Math.PI));
  m.box(26, 66, 106, reach, 3, 3, 'dark');
  m.box(244 - reach, 66, 106, reach, 3, 3, 'dark');
  // Heald frames: six, at two heights of shed
  for (let i = 0; i < 6; i++) {
    const y = 80 + i * 6;
    const z = 110 + (i % 2 ? 6 : -6) * Math.cos(phase * 2 * Math.PI);
    for (const x of [26, 240]) m.box(x, y, z - 4, 4, 2.4, 62, 'steel');
    const top = m.box(26, y, z + 58, 218, 2.4, 7, 'steel');
    const f = m.on(top, 'front');
    if (i === 0)
      for (let k = 1; k < 36; k++)
        f.line(
          [
            [k * 6, 0],
            [k * 6, -50],
          ],
          0.8,
        );
  }
  // Dobby on its arch, rapier covers on both sides
  for (const x of [4, 252]) m.box(x, 74, 118, 14, 40, 78, 'body');
  const arch = m.box(0, 70, 190, 270, 46, 18, 'body');
  m.on(arch, 'front').band(4, 4, 'accent').seams(5, 1);
  for (const [x, w] of [
    [-70, 72],
    [268, 72],
  ] as const) {
    const r = m.shell('x', x, 52, 88, w, 34, 30, 10, 'trim');
    m.on(r, 'front').vent(14, 9, 40, 10, 3);
  }
  motor(m, 'y', 292, 96, 50, 20, 44, 'trim');
  // Weft cones on a stand at the left
  const colours = amount(model, 'weft-colours', [1, 8], 3);
  const files = Math.ceil(colours / 4);
  for (let i = 0; i < files; i++) {
    m.bar([-96 - i * 36, 40, 0], [-96 - i * 36, 40, 184], 5, 'iron');
    m.box(-124 - i * 36, 26, 0, 56, 30, 4, 'iron');
  }
  for (let i = 0; i < colours; i++) {
    const x = -94 - Math.floor(i / 4) * 36;
    m.turned(
      'x',
      x,
      40,
      60 + (i % 4) * 36,
      [
        [0, 14],
        [4, 15],
        [26, 7],
      ],
      WEFTS[i % WEFTS.length] ?? 'white',
    );
  }
  pendant(m, 204, -6, 132, 46, 44, [262, 30, 118]);
  beacon(m, 20, 92, 208, 4);
  return m.focus(110, 50, 126, 74);
}
