// What rapier looms have above and beside the loom itself: jacquard, pile beam, cloth winder.
import type { Machine } from '../kit/machine.ts';

/** A jacquard head on a gantry, with a harness cord for every group of warp threads. */
export function jacquard(m: Machine): void {
  for (const x of [-14, 268]) for (const y of [60, 120]) m.box(x, y, 0, 14, 12, 330, 'trim');
  for (const y of [60, 120]) m.box(-14, y, 318, 296, 12, 14, 'trim');
  for (let i = 0; i < 22; i++)
    m.wire([110 + i * 2.4, 92, 352], [30 + i * 10, 92, 176], 'cloth', 1.2);
  const head = m.box(86, 66, 340, 100, 60, 70, 'body');
  m.on(head, 'front').rect(10, 14, 80, 40, 'body', 0).panel(30, 20, 34, 30).band(60, 5, 'accent');
  m.box(70, 58, 332, 130, 76, 8, 'dark');
}

/** Terry towels take their loops from a second warp beam above. */
export function pileBeam(m: Machine): void {
  for (const x of [10, 246]) m.bar([x + 7, 130, 100], [x + 7, 176, 240], 12, 'body');
  m.drum('x', 24, 176, 240, 36, 222, 'white');
  for (const x of [18, 246]) m.drum('x', x, 176, 240, 46, 6, 'trim');
  m.prism(
    'x',
    [
      [146, 226],
      [120, 170],
      [120, 168],
      [148, 224],
    ],
    32,
    206,
    'cloth',
  );
}

/** Heavy cloth is wound beside the loom onto a batch of its own. */
export function clothWinder(m: Machine): void {
  for (const x of [20, 236])
    m.prism(
      'x',
      [
        [-130, 0],
        [-50, 0],
        [-70, 80],
        [-110, 80],
      ],
      x,
      14,
      'body',
    );
  m.drum('x', 34, -90, 78, 46, 202, 'accent');
  m.drum('x', 12, -90, 78, 8, 246, 'iron');
  m.prism(
    'x',
    [
      [-60, 112],
      [12, 86],
      [12, 84],
      [-62, 110],
    ],
    36,
    198,
    'accent',
  );
}
