// Draws a multi-needle quilting machine.
import { beacon, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function quiltingMachine(): Machine {
  const m = new Machine();
  for (const x of [0, 276]) {
    const side = m.prism(
      'x',
      [
        [0, 0],
        [150, 0],
        [150, 60],
        [110, 170],
        [40, 170],
        [0, 90],
      ],
      x,
      34,
      'body',
    );
    m.on(side, 'front').band(6, 6, 'accent').rect(6, 30, 22, 40, 'body', 0);
    m.ends(side, (e) => e.rect(26, 20, 60, 80, 'body', 0).vent(34, 110, 46, 30));
  }
  m.box(34, 60, 0, 242, 60, 30, 'dark');
  // Mattress quilt hanging in front with its diamond pattern
  const quilt = m.box(40, 12, 24, 230, 5, 78, 'cloth');
  const f = m.on(quilt, 'front');
  for (let i = 0; i < 10; i++) {
    f.line(
      [
        [i * 23, 0],
        [i * 23 + 23, 39],
        [i * 23, 78],
      ],
      1.6,
    ).line(
      [
        [i * 23 + 23, 0],
        [i * 23, 39],
        [i * 23 + 23, 78],
      ],
      1.6,
    );
  }
  m.drum('x', 34, 22, 102, 11, 242, 'shine');
  m.box(34, 24, 104, 242, 60, 5, 'cloth');
  // Needle bar across: one beam and its rows of needles
  const head = m.box(34, 40, 134, 242, 50, 46, 'body');
  m.on(head, 'front').band(34, 6, 'accent').seams(6, 1).rect(0, 4, 242, 12, 'iron', 1, 1.2);
  for (let i = 0; i < 22; i++) m.drum('z', 44 + i * 10.6, 44, 110, 1, 26, 'shine', 8);
  // Thread cones on the rack above
  for (const x of [44, 262]) m.bar([x, 64, 180], [x, 64, 236], 5, 'iron');
  m.box(38, 44, 212, 234, 40, 3, 'steel');
  for (let i = 0; i < 11; i++)
    m.turned(
      'z',
      52 + i * 20.6,
      62,
      215,
      [
        [0, 8],
        [2, 8.4],
        [22, 4],
      ],
      i % 2 ? 'accent' : 'white',
    );
  // Three rolls behind: face, wadding, backing
  for (const [y, z, r, c] of [
    [190, 60, 34, 'accent'],
    [200, 150, 46, 'white'],
    [260, 60, 30, 'cloth'],
  ] as const)
    m.drum('x', 40, y, z, r, 230, c);
  for (const x of [26, 272])
    m.prism(
      'x',
      [
        [150, 0],
        [290, 0],
        [290, 14],
        [264, 66],
        [212, 156],
        [198, 156],
        [186, 66],
        [150, 14],
      ],
      x,
      8,
      'iron',
    );
  pendant(m, 300, -20, 110, 46, 48, [296, 20, 160]);
  beacon(m, 292, 74, 170, 4);
  return m.focus(130, 30, 118, 72);
}
