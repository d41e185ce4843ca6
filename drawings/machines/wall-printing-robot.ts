// Draws a robot printing a picture on a wall.
import { track } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { floorRobot, railUnder } from './floor-robot.ts';

export function wallPrintingRobot({ values }: Model): Machine {
  if (values.design === 'floor') return floorRobot(false);
  if (values.design === 'dual') return floorRobot(true);
  const m = wallRobot();
  if (values.design === 'rail') railUnder(m);
  return m;
}

function wallRobot(): Machine {
  const m = new Machine();
  m.onSite(() => paintedWall(m));
  track(m, 16, 110, -60, 20, 26);
  track(m, 16, 110, 20, 20, 26);
  const cart = m.box(22, -40, 18, 82, 60, 46, 'body');
  m.on(cart, 'front').panel(10, 8, 36, 32).vent(54, 12, 20, 22, 4);
  for (const [i, c] of (['liquid', 'red', 'saffron', 'dark'] as const).entries())
    m.drum('z', 32 + i * 12, -28, 64, 5, 14, c, 14);
  for (const x of [50, 84]) {
    const mast = m.box(x, 14, 64, 9, 12, 200, 'steel');
    m.on(mast, 'front').line(
      [
        [4.5, 2],
        [4.5, 196],
      ],
      1.2,
    );
  }
  m.box(46, 12, 264, 52, 16, 10, 'trim');
  m.drum('x', 59, 18, 90, 3, 25, 'shine', 10);
  // Print head on its carriage
  m.box(44, 8, 164, 56, 6, 26, 'dark');
  m.box(52, 26, 160, 34, 34, 34, 'accent');
  m.box(48, -6, 160, 46, 14, 36, 'body');
  const face = m.box(54, -9, 166, 34, 3, 24, 'white');
  m.on(face, 'front')
    .buttons(6, 18, 7, 2.2, ['liquid', 'red', 'saffron', 'dark'])
    .rect(4, 4, 26, 8, 'screen');
  m.pipe(
    [
      [40, -20, 64],
      [30, -14, 110],
      [34, -8, 160],
      [48, 0, 184],
    ],
    2.4,
    'rubber',
  );
  return m.focus(64, 0, 176, 56);
}

/** A wall with half a picture on it. */
function paintedWall(m: Machine): void {
  const wall = m.box(-150, 70, 0, 330, 14, 270, 'white');
  const w = m.on(wall, 'front');
  w.rect(20, 60, 290, 180, null, 0, 1.4);
  w.shape(
    [
      [20, 60],
      [200, 60],
      [200, 116],
      [150, 150],
      [110, 112],
      [60, 168],
      [20, 128],
    ],
    'green',
    0,
    1.2,
  );
  w.shape(
    [
      [20, 60],
      [200, 60],
      [200, 84],
      [120, 96],
      [20, 82],
    ],
    'liquid',
    1,
    1.2,
  );
  w.disc(150, 200, 20, 'saffron', 0, 1.2);
  w.shape(
    [
      [40, 196],
      [60, 210],
      [84, 204],
      [96, 214],
      [100, 196],
    ],
    'liquid',
    0,
    1,
  );
}
