// Parts of excavators that not every kind has: canopy, dozer blade, bucket, breaker.
import type { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';

/** A roof on four posts over an open seat. */
export function canopy(m: Machine): void {
  m.box(100, 40, 116, 44, 52, 22, 'rubber');
  m.prism(
    'y',
    [
      [134, 120],
      [146, 120],
      [154, 180],
      [144, 182],
    ],
    42,
    48,
    'rubber',
  );
  for (const x of [74, 88]) m.rod([x, 66, 116], [x - 4, 66, 168], 3, 'iron');
  m.box(60, 36, 116, 14, 60, 40, 'dark');
  for (const x of [54, 158]) for (const y of [22, 106]) m.bar([x, y, 116], [x, y, 262], 7, 'dark');
  m.shell('z', 40, 10, 262, 134, 110, 9, 8, 'accent');
}

export function dozerBlade(m: Machine): void {
  for (const y of [70, 166]) m.bar([96, y + 8, 40], [-40, y + 8, 34], 14, 'dark');
  m.prism(
    'y',
    [
      [-44, 4],
      [-62, 10],
      [-66, 40],
      [-54, 70],
      [-42, 70],
      [-46, 38],
    ],
    2,
    250,
    'accent',
  );
}

export function bucket(m: Machine): void {
  m.prism(
    'y',
    [
      [-250, 166],
      [-300, 150],
      [-322, 96],
      [-296, 46],
      [-236, 40],
      [-214, 66],
      [-262, 84],
      [-244, 140],
    ],
    104,
    82,
    'trim',
  );
  for (let i = 0; i < 4; i++)
    m.prism(
      'y',
      [
        [-236, 42],
        [-216, 66],
        [-196, 62],
        [-200, 56],
      ],
      106 + i * 22,
      10,
      'shine',
    );
}

/** A hydraulic hammer with its chisel. */
export function breaker(m: Machine): void {
  m.prism(
    'y',
    [
      [-262, 166],
      [-236, 150],
      [-250, 128],
      [-286, 140],
    ],
    122,
    46,
    'trim',
  );
  const axis: Point = [-0.34, -0.94];
  const at = (along: number): readonly [number, number, number] => [
    -262 + axis[0] * along,
    145,
    142 + axis[1] * along,
  ];
  m.bar(at(0), at(76), 42, 'dark', 40);
  m.rod(at(76), at(96), 13, 'iron');
  m.rod(at(96), at(140), 8, 'shine');
}
