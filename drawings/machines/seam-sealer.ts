// Draws a hot-air seam sealer for rainwear and tents: the reach of its arm, its post, and tape and rollers of their width.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** What carries the lower roller at x = -34: an arm out of the column, or a post that shoes and gloves go over. */
function lowerSupport(m: Machine, arm: unknown, reach: number): void {
  if (arm === 'post') {
    const post = m.prism(
      'y',
      [
        [-52, 9],
        [-16, 9],
        [-26, 66],
        [-42, 66],
      ],
      22,
      20,
      'steel',
    );
    m.on(post, 'front').dataPlate(12, 14, 12);
    m.box(-60, 12, 4, 110, 42, 6, 'iron');
    return;
  }
  m.prism(
    'y',
    [
      [-40, 58],
      [40 + reach, 30],
      [40 + reach, 44],
      [-30, 66],
      [-30, 74],
      [-40, 74],
    ],
    26,
    12,
    'steel',
  );
}

/** What is sealed: a jacket, the upper of a boot on a post, the long seam of a tent under a long arm. */
function work(m: Machine, arm: unknown, reach: number): void {
  if (arm === 'post') {
    m.prism(
      'y',
      [
        [-92, 62],
        [-58, 62],
        [-48, 88],
        [-14, 88],
        [-14, 96],
        [-60, 96],
        [-70, 76],
        [-92, 74],
      ],
      14,
      34,
      'trim',
    );
    return;
  }
  const far = 16 + reach;
  m.prism(
    'y',
    [
      [-96, 66],
      [-90, 86],
      [-44, 88],
      [far, 84],
      [far, 83],
      [-44, 87.4],
      [-88, 84],
      [-94, 66],
    ],
    arm === 'long' ? -34 : 0,
    arm === 'long' ? 120 : 58,
    'trim',
  );
}

export function seamSealer(model: Model): Machine {
  const m = new Machine();
  const { arm } = model.values;
  const reach = arm === 'long' ? 70 : 0;
  // Tape and rollers are narrow, so their millimetres are drawn as half a centimetre each
  const tape = amount(model, 'tape-width', [10, 40], 24) / 2 - 4;
  const roller = amount(model, 'roller-width', [10, 40], 28) / 2;
  const foot = m.box(reach, 0, 4, 90, 66, 5, 'iron');
  m.on(foot, 'top').bolts(6, 2);
  feet(m, reach, 0, 90, 66, 5);
  const c = m.box(40 + reach, 10, 9, 46, 48, 92, 'body');
  m.on(c, 'front').door(5, 6, 36, 44, 'body', 0).panel(6, 54, 34, 34);
  m.ends(c, (e) => e.vent(8, 50, 30, 26));
  const upper = m.shell('y', -30, 20, 101, 116 + reach, 26, 36, 8, 'body');
  m.on(upper, 'front')
    .panel(66 + reach, 5, 38, 26)
    .band(32, 1.6, 'accent')
    .buttons(40 + reach, 18, 8, 2.6, ['green', 'red', 'white']);
  lowerSupport(m, arm, reach);
  m.drum('y', -34, 32 - roller, 80, 8, roller, 'shine');
  m.drum('y', -34, 32 - roller, 97, 9, roller, 'rubber');
  m.box(-40, 24, 104, 12, 12, 14, 'iron');
  // Hot-air nozzle and tape reel
  m.rod([-2, 26, 96], [-20, 26, 89], 2.4, 'copper');
  m.drum('x', -2, 26, 96, 5, 24, 'red');
  const reel = m.drum('y', -10, 26 - tape, 158, 19, tape, 'accent');
  m.on(reel, 'front').disc(19, 19, 7, 'white', 0).disc(19, 19, 2, 'dark');
  m.bar([-10, 30, 134], [-10, 30, 162], 4, 'iron');
  m.prism(
    'y',
    [
      [-29, 156],
      [-28.4, 156],
      [-24, 94],
      [-25, 94],
    ],
    26 - tape,
    tape,
    'accent',
  );
  work(m, arm, reach);
  // Above this, in litres a minute, a receiver beside it evens out the air
  if (amount(model, 'air-consumption', [0, 500], 0) > 240) {
    const tank = m.vessel('z', 112 + reach, 40, 8, 16, 76, 'white', 0.5);
    m.on(tank, 'front').gauge(16, 50, 6);
    for (const dx of [-10, 10]) m.box(110 + reach + dx, 38, 0, 4, 4, 20, 'iron');
  }
  m.bar([66 + reach, 34, 137], [66 + reach, 34, 158], 3, 'iron');
  m.ball(66 + reach, 34, 160, 4, 'green');
  m.box(8 + reach, -34, 0, 34, 22, 6, 'saffron');
  m.wire([25 + reach, -12, 3], [44 + reach, 10, 14], 'rubber', 1.6);
  return m.focus(-24, 18, 94, 36);
}
