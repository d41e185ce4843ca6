// Draws a hotel delivery robot with its trays.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { cabinRobot, guidingRobot, liftingRobot } from './delivery-robot-kinds.ts';

/** With a `phase`, from 0 to 1, the robot drives along a corridor past one door. */
export function deliveryRobot({ values }: Model, phase?: number): Machine {
  const other = OTHERS[String(values.design)];
  return other ? other() : trayRobot(phase);
}

const OTHERS: Readonly<Record<string, () => Machine>> = {
  cabin: () => cabinRobot(1),
  compartments: () => cabinRobot(4),
  lifting: liftingRobot,
  guiding: guidingRobot,
};

function trayRobot(phase?: number): Machine {
  const m = new Machine();
  if (phase !== undefined) m.onSite(() => corridor(m, phase));
  for (const x of [-3, 52]) wheel(m, x, 28, 9, 9, 7, 'x', 'steel');
  for (const [x, y] of [
    [8, 10],
    [48, 10],
    [8, 44],
    [48, 44],
  ] as const)
    m.drum('y', x, y, 4, 4, 4, 'rubber', 14);
  const base = m.shell('z', 0, 0, 6, 56, 56, 22, 18, 'body');
  m.on(base, 'front').rect(18, 8, 20, 5, 'dark', 2).rect(18, 16, 20, 2, 'saffron');
  // Two shelves with meals between slim pillars at the back
  for (const x of [4, 48]) m.box(x, 40, 28, 4, 10, 84, 'dark');
  for (const z of [34, 60, 86]) {
    const tray = m.shell('z', 2, 2, z, 52, 50, 3, 14, 'white');
    m.on(tray, 'front').line(
      [
        [14, 1.5],
        [38, 1.5],
      ],
      1.6,
    );
  }
  m.turned(
    'z',
    20,
    20,
    63,
    [
      [0, 5],
      [6, 9],
      [6, 8],
      [3, 6],
    ],
    'accent',
  );
  m.drum('z', 38, 18, 63, 4, 10, 'liquid', 16);
  m.drum('z', 28, 24, 37, 11, 1.6, 'shine', 24);
  m.turned(
    'z',
    28,
    24,
    38.6,
    [
      [0, 9.4],
      [4, 8.6],
      [7, 5.4],
      [8.4, 1.4],
    ],
    'shine',
  );
  m.ball(28, 24, 48, 1.4, 'iron');
  m.shell('z', 14, 14, 89, 28, 18, 6, 4, 'cloth');
  // Head with its two eyes, which blink once a phase
  const eye = phase !== undefined && phase > 0.9 ? 1.2 : 4.4;
  m.box(24, 40, 104, 8, 8, 10, 'dark');
  const head = m.shell('y', 4, 28, 110, 48, 20, 30, 9, 'body');
  m.on(head, 'front')
    .shape(
      [
        [6, 7],
        [42, 7],
        [42, 25],
        [6, 25],
      ],
      'screen',
      2,
      2,
    )
    .disc(16, 16, eye, 'liquid', 0, 0.8)
    .disc(32, 16, eye, 'liquid', 0, 0.8);
  m.ends(head, (e) => e.disc(10, 15, 5, 'accent'));
  m.drum('z', 28, 38, 140, 7, 5, 'dark', 22);
  m.rod([44, 44, 138], [46, 46, 156], 0.8, 'iron', 8);
  return m.focus(28, 10, 76, 34);
}

/** Floor tiles and room doors that pass while the robot stands still on the canvas. */
function corridor(m: Machine, phase: number): void {
  const floor = m.box(-60, -90, -3, 170, 230, 3, 'cloth');
  const f = m.on(floor, 'top');
  const shift = phase * 120;
  for (let i = -2; i < 8; i++) {
    const v = i * 40 + (shift % 40);
    if (v < 0 || v > 230) continue;
    f.line(
      [
        [0, v],
        [170, v],
      ],
      1.2,
    );
  }
  f.line(
    [
      [88, 0],
      [88, 230],
    ],
    1.2,
  );
  const wall = m.box(-66, -90, -3, 6, 230, 165, 'white');
  const w = m.on(wall, 'right').rect(0, 0, 230, 10, 'body', 1, 1.2);
  for (let i = -1; i < 3; i++) {
    const from = Math.max(0, i * 120 + 20 + shift);
    const to = Math.min(230, i * 120 + 84 + shift);
    if (to - from < 4) continue;
    w.rect(from, 0, to - from, 140, 'wood', 1, 1.8);
    if (to - from > 60)
      w.disc(from + 10, 66, 3, 'saffron', 1, 1).rect(from + 24, 110, 18, 10, 'body', 0, 1);
  }
}
