// Draws the small cold press, and what larger oil presses have beside them: filter drums, a steam kettle.
import { motor } from '../kit/drives.ts';
import { legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** A short screw on a table, which stays cool. */
export function coldPress(): Machine {
  const m = new Machine();
  const body = m.box(0, 0, 30, 90, 60, 80, 'body');
  m.on(body, 'front').panel(8, 34, 46, 38).vent(12, 8, 50, 18, 4);
  legs(m, 0, 0, 90, 60, 30, 7);
  m.shell('y', 60, 6, 110, 36, 48, 40, 6, 'trim');
  m.drum('x', -30, 30, 130, 17, 90, 'shine');
  for (let i = 0; i < 5; i++) m.drum('x', -26 + i * 12, 30, 130, 19, 6, 'steel');
  m.turned(
    'x',
    -62,
    30,
    130,
    [
      [0, 6],
      [30, 15],
    ],
    'iron',
  );
  m.funnel(34, 30, 146, [16, 16], [54, 50], 44, 'shine');
  m.prism(
    'x',
    [
      [14, 108],
      [46, 108],
      [40, 114],
      [20, 114],
    ],
    -26,
    60,
    'saffron',
  );
  motor(m, 'x', 96, 30, 126, 17, 44);
  m.onSite(() => {
    m.drum('z', 0, 30, 60, 12, 34, 'liquid');
    m.box(-34, 8, 0, 56, 44, 60, 'wood');
    m.funnel(-62, 30, 70, [24, 24], [44, 40], 30, 'iron');
  });
  return m.focus(0, 20, 130, 44);
}

/** Two vacuum drums that the oil is drawn through. */
export function filterDrums(m: Machine): void {
  for (const x of [40, 108]) {
    m.vessel('z', x, -70, 20, 30, 66, 'shine', 0.3);
    m.drum('z', x, -70, 0, 24, 20, 'iron');
    m.drum('z', x, -70, 86, 27, 3, 'saffron');
  }
  m.pipe(
    [
      [40, -70, 90],
      [40, -70, 112],
      [108, -70, 112],
      [108, -70, 90],
    ],
    4,
    'copper',
  );
  m.drum('z', 156, -64, 0, 14, 40, 'trim');
}

/** Seed is cooked above the press. */
export function steamKettle(m: Machine): void {
  for (const [x, y] of [
    [84, 6],
    [144, 6],
    [84, 66],
    [144, 66],
  ] as const)
    m.box(x, y, 66, 8, 8, 158, 'iron');
  m.drum('z', 118, 40, 224, 54, 50, 'body');
  m.drum('z', 118, 40, 274, 56, 5, 'steel');
  motor(m, 'z', 118, 40, 280, 14, 34);
  m.pipe(
    [
      [172, 40, 240],
      [206, 40, 240],
      [206, 40, 180],
    ],
    5,
    'copper',
  );
}
