// Draws a pumping unit with a belt and a long stroke: a tower in which a weight goes up and down.
import { motor } from '../kit/drives.ts';
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function beltUnit(): Machine {
  const m = new Machine();
  for (const y of [0, 130]) m.box(-40, y, 0, 420, 24, 24, 'iron');
  for (const x of [0, 180]) for (const y of [6, 128]) m.box(x, y, 24, 20, 20, 640, 'body');
  for (let i = 0; i < 5; i++) {
    const z = 40 + i * 124;
    for (const y of [12, 134]) {
      m.bar([10, y, z], [190, y, z + 118], 9, 'body');
      m.box(20, y, z + 116, 160, 10, 10, 'body');
    }
    m.box(186, 26, z + 116, 10, 104, 10, 'body');
  }
  const weight = m.box(60, 40, 190, 86, 76, 150, 'accent');
  m.on(weight, 'front').seams(3).bolts(10, 3);
  m.box(92, 70, 340, 22, 4, 300, 'rubber');
  const top = m.box(-14, 0, 664, 230, 154, 16, 'dark');
  m.on(top, 'front').band(4, 4, 'accent');
  m.drum('y', 40, 30, 712, 44, 96, 'steel');
  m.box(-10, 60, 240, 6, 36, 460, 'rubber');
  rail(
    m,
    [
      [-10, 4, 680],
      [100, 4, 680],
      [210, 4, 680],
    ],
    80,
    4,
  );
  m.rod([-8, 78, 70], [-8, 78, 250], 5, 'shine');
  m.drum('z', -8, 78, 0, 24, 60, 'red');
  m.drum('z', -8, 78, 58, 34, 10, 'iron');
  m.box(240, 30, 24, 110, 90, 100, 'trim');
  motor(m, 'x', 350, 76, 76, 26, 80, 'iron');
  const box = m.box(300, -70, 0, 70, 40, 130, 'white');
  m.on(box, 'front').door(5, 6, 60, 116).panel(14, 66, 42, 46);
  m.travels = 'container';
  return m.focus(100, 30, 280, 150);
}
