// Heads of sewing machines that do not look like a lockstitch machine.
import type { Machine } from '../kit/machine.ts';

/** A low box with loopers, and cones behind it. */
export function overlockHead(m: Machine): void {
  const body = m.shell('y', 40, 16, 77, 52, 30, 34, 8, 'body');
  m.on(body, 'front')
    .rect(4, 4, 22, 16, 'steel', 0)
    .line([
      [6, 8],
      [24, 14],
    ])
    .line([
      [6, 14],
      [24, 8],
    ])
    .buttons(32, 24, 6, 2.2, ['red', 'green', 'saffron', 'liquid']);
  m.shell('x', 40, 18, 111, 40, 24, 12, 6, 'white');
  m.drum('z', 46, 22, 92, 1, 14, 'shine', 8);
  m.drum('x', 92, 30, 96, 12, 6, 'trim');
  for (let i = 0; i < 4; i++)
    m.turned(
      'z',
      44 + i * 14,
      54,
      79,
      [
        [0, 6],
        [2, 6.4],
        [18, 3.4],
      ],
      (['white', 'accent', 'red', 'liquid'] as const)[i] ?? 'white',
    );
}

/** The cloth goes around a thin arm. */
export function cylinderBed(m: Machine): void {
  m.box(70, 16, 77, 40, 30, 22, 'body');
  m.drum('x', 20, 31, 94, 7, 52, 'shine');
  m.prism(
    'y',
    [
      [76, 99],
      [108, 99],
      [108, 136],
      [30, 136],
      [26, 130],
      [26, 108],
      [36, 108],
      [40, 120],
      [70, 120],
    ],
    22,
    18,
    'body',
  );
  m.drum('z', 31, 31, 100, 1, 12, 'shine', 8);
  m.drum('x', 108, 31, 124, 11, 6, 'trim');
  m.turned(
    'x',
    16,
    31,
    94,
    [
      [0, 11],
      [16, 11],
    ],
    'accent',
  );
}

/** A clamp moves the cloth under the needle, by program. */
export function patternFrame(m: Machine): void {
  const plate = m.box(6, -46, 77, 84, 62, 2, 'shine');
  m.on(plate, 'top')
    .rect(8, 6, 68, 48, 'cloth', 0)
    .shape(
      [
        [20, 20],
        [42, 12],
        [64, 20],
        [56, 42],
        [28, 42],
      ],
      null,
      0,
      2.2,
    );
  for (const y of [-44, 10]) m.box(8, y, 79, 80, 5, 4, 'trim');
  for (const x of [8, 83]) m.box(x, -44, 79, 5, 58, 4, 'trim');
  const screen = m.box(110, 0, 90, 30, 5, 26, 'white');
  m.on(screen, 'front').panel(2, 2, 26, 22);
}

/** Short and upright, for seams of a few millimetres. */
export function barTackHead(m: Machine): void {
  m.box(44, 14, 77, 46, 34, 8, 'body');
  m.prism(
    'y',
    [
      [70, 85],
      [90, 85],
      [90, 132],
      [46, 132],
      [42, 124],
      [42, 110],
      [54, 110],
      [58, 118],
      [70, 118],
    ],
    20,
    22,
    'body',
  );
  m.drum('z', 48, 31, 98, 1.2, 14, 'shine', 8);
  m.box(42, 22, 86, 18, 18, 3, 'accent');
  m.drum('x', 90, 31, 120, 11, 6, 'trim');
  m.drum('z', 72, 31, 132, 6, 14, 'iron');
}
