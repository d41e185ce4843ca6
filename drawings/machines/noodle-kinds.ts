// Ends of noodle lines: a fryer for instant noodles, a dryer for the others.
import { conveyor, motor } from '../kit/drives.ts';
import { legs } from '../kit/fittings.ts';
import type { Machine } from '../kit/machine.ts';

export function fryer(m: Machine): void {
  const tank = m.box(930, -6, 40, 220, 122, 56, 'shine');
  m.on(tank, 'front').seams(4).band(8, 4, 'iron');
  legs(m, 932, 0, 216, 110, 40, 7, 'iron', 3);
  m.box(934, 0, 96, 212, 110, 3, 'saffron');
  m.prism(
    'x',
    [
      [0, 120],
      [110, 120],
      [86, 160],
      [24, 160],
    ],
    950,
    180,
    'steel',
  );
  m.drum('z', 1040, 55, 160, 16, 60, 'steel');
  conveyor(m, 1160, 10, 90, 120, 90, 'white', 'steel', 2);
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3; k++)
      m.shell('z', 1172 + i * 32, 20 + k * 26, 90, 22, 20, 8, 5, 'accent');
}

/** A tall chamber; noodles hang in it on sticks, or lie in baskets. */
export function hangingDryer(m: Machine, sticks: boolean): void {
  const house = m.box(930, -20, 0, 300, 150, 190, 'body');
  const f = m.on(house, 'front').seams(3);
  for (let i = 0; i < 3; i++) {
    f.window(18 + i * 100, 40, 62, 110);
    if (sticks)
      for (let k = 0; k < 8; k++)
        f.line(
          [
            [24 + i * 100 + k * 7, 140],
            [24 + i * 100 + k * 7, 60],
          ],
          2.2,
        );
    else for (let k = 0; k < 4; k++) f.rect(24 + i * 100, 54 + k * 24, 50, 8, 'cloth', 0, 1);
  }
  for (let i = 0; i < 3; i++) {
    m.drum('z', 980 + i * 100, 55, 190, 24, 10, 'trim');
    motor(m, 'z', 980 + i * 100, 55, 200, 10, 22, 'iron');
  }
}
