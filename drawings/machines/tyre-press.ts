// Draws a twin tyre curing press with its loader.
import { conveyor } from '../kit/drives.ts';
import { beacon } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';

export function tyrePress({ values }: Model): Machine {
  const m = new Machine();
  const moulds = values.moulds === 1 ? [0] : [0, 160];
  const wide = moulds.length * 160;
  m.box(-20, 0, 0, wide + 20, 150, 20, 'dark');
  for (const x of moulds) {
    const base = m.box(x, 10, 20, 140, 120, 56, 'body');
    m.on(base, 'front').seams(2, 1.4).dataPlate(90, 20, 30);
    // Side columns, lower mould half, tyre, upper mould half
    for (const sx of [x, x + 122]) m.box(sx, 50, 76, 18, 60, 190, 'body');
    m.drum('z', x + 70, 66, 76, 50, 38, 'steel');
    m.turned(
      'z',
      x + 70,
      66,
      114,
      [
        [0, 26],
        [0, 40],
        [8, 46],
        [20, 46],
        [28, 40],
        [28, 26],
        [6, 26],
      ],
      'rubber',
    );
    m.drum('z', x + 70, 66, 112, 14, 70, 'copper');
    m.drum('z', x + 70, 66, 182, 52, 42, 'steel');
    m.drum('z', x + 70, 66, 198, 54, 8, 'accent');
    const top = m.box(x + 4, 30, 226, 132, 84, 34, 'trim');
    m.on(top, 'front').bolts(9, 3);
    m.drum('z', x + 70, 66, 260, 16, 60, 'shine');
    m.drum('z', x + 70, 66, 296, 24, 44, 'iron');
  }
  const crown = m.box(-6, 40, 266, wide - 8, 80, 34, 'body');
  m.on(crown, 'front').band(5, 6, 'accent');
  m.pipe(
    [
      [-14, 90, 20],
      [-14, 90, 210],
      [20, 90, 240],
    ],
    5,
    'copper',
  );
  m.pipe(
    [
      [wide - 6, 90, 20],
      [wide - 6, 90, 210],
      [wide - 30, 90, 240],
    ],
    5,
    'copper',
  );
  // Loader arm with a green tyre, finished tyres on rollers in front
  m.box(-90, 20, 0, 30, 40, 230, 'trim');
  m.bar([-74, 36, 190], [-74, -40, 190], 12, 'accent');
  m.turned(
    'z',
    -74,
    -60,
    140,
    [
      [0, 26],
      [0, 38],
      [8, 43],
      [20, 43],
      [28, 38],
      [28, 26],
      [6, 26],
    ],
    'rubber',
  );
  m.drum('z', -74, -60, 168, 10, 26, 'steel');
  conveyor(m, 60, -90, 46, wide - 60, 86, 'iron', 'steel', 3);
  for (const x of moulds.length > 1 ? [120, 232] : [112])
    m.turned(
      'z',
      x,
      -47,
      46,
      [
        [0, 24],
        [0, 36],
        [7, 41],
        [17, 41],
        [24, 36],
        [24, 24],
        [6, 24],
      ],
      'rubber',
    );
  const c = m.box(wide + 4, 30, 0, 50, 50, 160, 'white');
  m.on(c, 'front').panel(5, 96, 40, 50).door(6, 8, 38, 74);
  beacon(m, wide + 30, 60, 160, 5);
  return m.focus(70, 20, 140, 82);
}
