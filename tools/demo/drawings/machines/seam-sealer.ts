// Draws a hot-air seam sealer for rainwear and tents.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function seamSealer(): Machine {
  const m = new Machine();
  const foot = m.box(0, 0, 4, 90, 66, 5, 'iron');
  m.on(foot, 'top').bolts(6, 2);
  feet(m, 0, 0, 90, 66, 5);
  const c = m.box(40, 10, 9, 46, 48, 92, 'body');
  m.on(c, 'front').door(5, 6, 36, 44, 'body', 0).panel(6, 54, 34, 34);
  m.ends(c, (e) => e.vent(8, 50, 30, 26));
  const arm = m.shell('y', -30, 20, 101, 116, 26, 36, 8, 'body');
  m.on(arm, 'front')
    .panel(66, 5, 38, 26)
    .band(32, 1.6, 'accent')
    .buttons(40, 18, 8, 2.6, ['green', 'red', 'white']);
  // Lower post, upper and lower wheels with the seam between
  m.prism(
    'y',
    [
      [-40, 58],
      [40, 30],
      [40, 44],
      [-30, 66],
      [-30, 74],
      [-40, 74],
    ],
    26,
    12,
    'steel',
  );
  m.drum('y', -34, 20, 80, 8, 16, 'shine');
  m.drum('y', -34, 20, 97, 9, 16, 'rubber');
  m.box(-40, 24, 104, 12, 12, 14, 'iron');
  // Hot-air nozzle and tape reel
  m.rod([-2, 26, 96], [-20, 26, 89], 2.4, 'copper');
  m.drum('x', -2, 26, 96, 5, 24, 'red');
  const reel = m.drum('y', -10, 18, 158, 19, 8, 'accent');
  m.on(reel, 'front').disc(19, 19, 7, 'white', 0).disc(19, 19, 2, 'dark');
  m.bar([-10, 28, 134], [-10, 28, 162], 4, 'iron');
  m.prism(
    'y',
    [
      [-29, 156],
      [-28.4, 156],
      [-24, 94],
      [-25, 94],
    ],
    19,
    7,
    'accent',
  );
  // The jacket being sealed
  m.prism(
    'y',
    [
      [-96, 66],
      [-90, 86],
      [-44, 88],
      [16, 84],
      [16, 83],
      [-44, 87.4],
      [-88, 84],
      [-94, 66],
    ],
    0,
    58,
    'trim',
  );
  m.bar([66, 34, 137], [66, 34, 158], 3, 'iron');
  m.ball(66, 34, 160, 4, 'green');
  m.box(8, -34, 0, 34, 22, 6, 'saffron');
  m.wire([25, -12, 3], [44, 10, 14], 'rubber', 1.6);
  return m.focus(-24, 18, 94, 36);
}
