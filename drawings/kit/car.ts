// A car that stands on a lift, for scale.
import { wheel } from './drives.ts';
import type { Machine } from './machine.ts';
import type { Point } from './space.ts';

/** Nose to the front; its wheels stand at `z`, its left side at `x`. */
export function car(m: Machine, left: number, z: number): void {
  const [dx, dz] = [left - 104, z - 136];
  const side: readonly Point[] = [
    [-34, 160],
    [230, 160],
    [232, 196],
    [176, 206],
    [134, 240],
    [44, 242],
    [0, 210],
    [-36, 200],
  ];
  for (const y of [4, 164])
    for (const x of [104, 214]) wheel(m, x + dx, y, 160 + dz, 24, 18, 'x', 'steel');
  const body = m.prism(
    'x',
    side.map(([y, z]): Point => [y, z + dz]),
    104 + dx,
    132,
    'accent',
  );
  m.on(body, 'front')
    .rect(8, 6, 116, 10, 'dark', 1)
    .rect(42, 20, 48, 10, 'dark', 2)
    .rect(10, 24, 24, 10, 'white', 0)
    .rect(98, 24, 24, 10, 'white', 0);
  m.ends(body, (e) =>
    e
      .shape(
        [
          [44, 48],
          [80, 74],
          [122, 74],
          [122, 48],
        ],
        'liquid',
        1,
      )
      .shape(
        [
          [128, 48],
          [128, 74],
          [166, 72],
          [198, 48],
        ],
        'liquid',
        1,
      )
      .line([
        [125, 4],
        [125, 48],
      ]),
  );
  const screen: readonly Point[] = [
    [0, 211],
    [44, 243],
    [46, 242],
    [4, 210],
  ];
  m.prism(
    'x',
    screen.map(([y, z]): Point => [y, z + dz]),
    114 + dx,
    112,
    'liquid',
  );
}
