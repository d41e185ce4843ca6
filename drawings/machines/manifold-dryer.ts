// Draws a laboratory freeze dryer: flasks on a clear manifold above the ice condenser.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function manifoldDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 74, 64, 6);
  const body = m.shell('z', 0, 0, 6, 74, 64, 78, 8, 'white');
  m.on(body, 'front').panel(8, 40, 34, 30).vent(10, 8, 54, 22, 5).band(72, 4, 'body');
  m.drum('z', 38, 32, 84, 27, 8, 'steel');
  m.drum('z', 38, 32, 92, 24, 34, 'glass');
  for (let i = 0; i < 3; i++) m.drum('z', 38, 32, 96 + i * 10, 18, 1.5, 'shine');
  m.drum('z', 38, 32, 126, 25, 4, 'shine');
  m.drum('z', 38, 32, 130, 8, 30, 'shine');
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const z = 142 + (i % 2) * 12;
    m.rod([38 + 7 * c, 32 + 7 * s, z], [38 + 22 * c, 32 + 22 * s, z - 3], 2, 'dark');
    m.ball(38 + 28 * c, 32 + 28 * s, z - 9, 8, i % 3 ? 'liquid' : 'white');
  }
  const pump = m.box(88, 16, 0, 46, 30, 30, 'trim');
  m.on(pump, 'front').vent(6, 6, 22, 16, 4);
  m.drum('x', 84, 30, 34, 9, 30, 'iron');
  m.pipe(
    [
      [74, 40, 30],
      [96, 40, 44],
      [110, 36, 34],
    ],
    3,
    'rubber',
  );
  return m.focus(38, 10, 140, 36);
}
