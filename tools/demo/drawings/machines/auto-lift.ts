// Draws a two-post car lift with a car on it.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';

function motorUp(m: Machine): void {
  m.drum('z', -13, 95, 190, 9, 26, 'iron');
}

function car(m: Machine): void {
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
  for (const y of [4, 164]) for (const x of [104, 214]) wheel(m, x, y, 160, 24, 18, 'x', 'steel');
  const body = m.prism('x', side, 104, 132, 'accent');
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
  m.prism(
    'x',
    [
      [0, 211],
      [44, 243],
      [46, 242],
      [4, 210],
    ],
    114,
    112,
    'liquid',
  );
}

export function autoLift(): Machine {
  const m = new Machine();
  m.onSite(() => {
    const floor = m.box(-30, -40, -6, 400, 260, 6, 'concrete');
    m.on(floor, 'top')
      .line(
        [
          [30, 6],
          [370, 6],
        ],
        2,
      )
      .line(
        [
          [30, 254],
          [370, 254],
        ],
        2,
      );
  });
  for (const x of [0, 300]) {
    m.box(x - 8, 74, 0, 56, 40, 4, 'iron');
    const col = m.box(x, 80, 4, 40, 28, 270, 'body');
    m.on(col, 'front')
      .rect(8, 20, 24, 226, 'body', 2, 1.4)
      .stripes(0, 4, 40, 10)
      .band(252, 8, 'accent');
    m.ends(col, (e) => e.rect(6, 30, 16, 190, 'dark', 2));
    m.box(x + 4, 70, 132, 32, 48, 46, 'trim');
  }
  m.box(0, 84, 274, 340, 20, 14, 'body');
  const unit = m.box(-26, 84, 150, 26, 22, 40, 'dark');
  m.on(unit, 'front').disc(13, 28, 6, 'red').disc(13, 12, 4, 'green');
  m.drum('z', -13, 95, 110, 9, 40, 'steel');
  motorUp(m);
  // Arms under the sills
  for (const [x, dir] of [
    [36, 1],
    [304, -1],
  ] as const) {
    m.bar([x, 84, 136], [x + dir * 72, 20, 136], 10, 'iron');
    m.bar([x, 100, 136], [x + dir * 72, 176, 136], 10, 'iron');
    for (const y of [20, 176]) m.drum('z', x + dir * 72, y, 138, 9, 12, 'rubber', 16);
  }
  // The car, nose to the front
  m.onSite(() => car(m));
  return m.focus(110, 30, 140, 96);
}
